// Opens a browser for each file of screens. Files share a process, so that jsdom and React are
// loaded once; window, our modules, globals and timers are each file's own, as if it ran alone.
import 'jsdom';
import { vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';

const open = Symbol.for('baize.screens.page');
const page = globalThis as {
  [open]?: () => Promise<void>;
  readonly jsdom?: { readonly window: typeof globalThis };
};

await page[open]?.();
vi.resetModules();
const before = ownGlobals();
const timers = keepTimers();
const browser = await builtinEnvironments.jsdom.setup(globalThis, {});
// React keeps the first one it sees, and a fault must be heard in the window that is open.
globalThis.reportError = (fault) => page.jsdom?.window.reportError(fault);
page[open] = close;

/** Leaves nothing of this file. The next one calls it: a file that fails to load ends nothing. */
async function close(): Promise<void> {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const timer of timers) clearTimeout(timer);
  await browser.teardown(globalThis);
  for (const name of ownGlobals().keys()) {
    if (!before.has(name)) Reflect.deleteProperty(globalThis, name);
  }
  for (const [name, own] of before) Object.defineProperty(globalThis, name, own);
}

/** What is global, but for what the runner keeps about the file that is run. */
function ownGlobals(): Map<PropertyKey, PropertyDescriptor> {
  const all = Object.getOwnPropertyDescriptors(globalThis);
  const names = Reflect.ownKeys(all).filter((name) => !String(name).startsWith('__vitest'));
  return new Map(names.map((name) => [name, Reflect.get(all, name)]));
}

/** From here on every timer is noted, so that none of this file runs in the next. */
function keepTimers(): Set<ReturnType<typeof setTimeout>> {
  const kept = new Set<ReturnType<typeof setTimeout>>();
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const start: (...given: Parameters<typeof setTimeout>) => ReturnType<typeof setTimeout> =
      globalThis[name];
    const keep = (...given: Parameters<typeof setTimeout>) => {
      const timer = start(...given);
      kept.add(timer);
      return timer;
    };
    Object.defineProperty(globalThis, name, {
      value: Object.assign(keep, start),
      configurable: true,
      writable: true,
    });
  }
  return kept;
}
