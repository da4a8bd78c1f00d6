// A browser that forbids the store of a framed page takes nothing from the game but its memory.
import { expect, test } from 'vitest';
import { openTabStore } from './tab-store.ts';

test('without browser storage the page keeps values in memory', () => {
  const store = openTabStore({
    get sessionStorage(): Storage {
      throw new DOMException('Access is denied.', 'SecurityError');
    },
  });
  expect(store.getItem('key')).toBeNull();
  store.setItem('key', 'kept');
  expect(store.getItem('key')).toBe('kept');
  store.removeItem('key');
  expect(store.getItem('key')).toBeNull();
});

test('the page uses the browser’s storage where there is one', () => {
  const sessionStorage = { getItem: () => 'own', setItem: () => {}, removeItem: () => {} };
  expect(openTabStore({ sessionStorage })).toBe(sessionStorage);
});
