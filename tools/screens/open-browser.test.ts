// A browser that is closed leaves nothing to the next one: the screens' tests may run in any order.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openBrowser } from './open-browser.ts';

let close: () => Promise<void>;
beforeEach(async () => {
  close = await openBrowser();
});
afterEach(() => close());

async function reopen(): Promise<void> {
  await close();
  close = await openBrowser();
}

test('a page, its storage, its address and who listens to it are gone', async () => {
  const heard = vi.fn();
  const first = window.document;
  document.body.textContent = 'left';
  document.cookie = 'left=1';
  localStorage.setItem('left', '1');
  history.pushState(null, '', '/left');
  addEventListener('storage', heard);
  Object.defineProperty(navigator, 'clipboard', { value: 'left' });
  HTMLElement.prototype.hidePopover = heard;
  await reopen();
  expect(document).not.toBe(first);
  expect(document.body.textContent).toBe('');
  expect([document.cookie, localStorage.length, location.pathname]).toEqual(['', 0, '/']);
  expect([history.length, navigator.clipboard]).toEqual([1, undefined]);
  expect(HTMLElement.prototype.hidePopover).not.toBe(heard);
  dispatchEvent(new Event('storage'));
  expect(heard).not.toHaveBeenCalled();
});

test('globals that were set, stubbed or removed are as they were', async () => {
  const { fetch: real, setTimeout: ownTimer } = globalThis;
  Object.assign(globalThis, { left: 1 });
  globalThis.fetch = async () => new Response();
  vi.stubGlobal('matchMedia', 'stubbed');
  vi.useFakeTimers();
  await reopen();
  expect('left' in globalThis).toBe(false);
  expect(globalThis.fetch).toBe(real);
  expect(globalThis.matchMedia).not.toBe('stubbed');
  expect(vi.isFakeTimers()).toBe(false);
  await close();
  expect('document' in globalThis).toBe(false);
  expect(globalThis.setTimeout).not.toBe(ownTimer);
  close = async () => undefined;
});

test('no timer goes on', async () => {
  const late = vi.fn();
  setTimeout(late, 0);
  setInterval(late, 0);
  await reopen();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(late).not.toHaveBeenCalled();
});

test('a fault that is reported to the first browser is heard in the one that is open', async () => {
  const report = globalThis.reportError;
  await reopen();
  const heard = vi.fn((event: ErrorEvent) => event.preventDefault());
  addEventListener('error', heard);
  report(new Error('drawn wrong'));
  expect(heard).toHaveBeenCalledOnce();
});
