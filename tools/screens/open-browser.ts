// Opens a browser in this process and, when it is closed, leaves the process as it was: no window,
// no timer and no global of what ran in between. jsdom itself is loaded once.
import 'jsdom';
import { vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';

const open = globalThis as { readonly jsdom?: { readonly window: typeof globalThis } };

/** Gives what closes it. */
export async function openBrowser(): Promise<() => Promise<void>> {
  const before = ownGlobals();
  const timers = keepTimers();
  const browser = await builtinEnvironments.jsdom.setup(globalThis, {});
  // React keeps the first one it sees, and a fault must be heard in the window that is open.
  replace('reportError', (fault: unknown) => open.jsdom?.window.reportError(fault));
  return async () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    for (const timer of timers) clearTimeout(timer);
    await browser.teardown(globalThis);
    for (const name of ownGlobals().keys()) {
      if (!before.has(name)) Reflect.deleteProperty(globalThis, name);
    }
    for (const [name, own] of before) Object.defineProperty(globalThis, name, own);
  };
}

/** The globals, except those of the test runner about the current file. */
function ownGlobals(): Map<PropertyKey, PropertyDescriptor> {
  const all = Object.getOwnPropertyDescriptors(globalThis);
  const names = Reflect.ownKeys(all).filter((name) => !String(name).startsWith('__vitest'));
  return new Map(names.map((name) => [name, Reflect.get(all, name)]));
}

/** From here on every timer is noted, so that none goes on when the browser is closed. */
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
    replace(name, Object.assign(keep, start));
  }
  return kept;
}

function replace(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
