// A browser that forbids the store of a framed page takes nothing from the game but its memory.
import { expect, test } from 'vitest';
import { openTabStore } from './tab-store.ts';

test('where the browser forbids the store, the page keeps things itself', () => {
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

test('where the browser gives one, it is that one', () => {
  const sessionStorage = { getItem: () => 'own', setItem: () => {}, removeItem: () => {} };
  expect(openTabStore({ sessionStorage })).toBe(sessionStorage);
});
