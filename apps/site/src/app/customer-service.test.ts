// Customer service opens in a small window of its own on the press itself, at the address that only
// the key in its path opens; without one the site's own help does.
import { afterEach, expect, test, vi } from 'vitest';
import { openCustomerService } from './customer-service.ts';

const path = 'AMSSoqUcylyd6yTS4h/pQQF016OY4fZKoLhX2vy605yBVTF5rMuXew==abcdefgh';

afterEach(() => vi.unstubAllGlobals());

function openWindows() {
  const opened = { opener: globalThis as unknown, location: { href: '' }, close: vi.fn() };
  const open = vi.fn(() => opened);
  vi.stubGlobal('open', open);
  return { opened, open };
}

// @proves L19
test('the page of the brand opens, and cannot reach back', async () => {
  const { opened, open } = openWindows();
  openCustomerService([
    { csType: 1, path: 'something else' },
    { csType: 3, path },
  ]);
  expect(open).toHaveBeenCalledWith('', 'customer-service', 'popup,width=440,height=750');
  await expect.poll(() => opened.location.href).toBe('https://help.example/chat?from=site');
  expect(opened.opener).toBeNull();
});

test('the help of the site opens where the brand names no page', () => {
  const { open } = openWindows();
  openCustomerService([]);
  expect(open).toHaveBeenCalledWith('/helpmc', 'customer-service', 'popup,width=440,height=750');
});

test('a path that leads nowhere leads to the help of the site', async () => {
  const { opened } = openWindows();
  openCustomerService([{ csType: 3, path: 'AAAAAAAAAAA=abcdefgh' }]);
  await expect.poll(() => opened.location.href).toBe(new URL('/helpmc', location.href).href);
});
