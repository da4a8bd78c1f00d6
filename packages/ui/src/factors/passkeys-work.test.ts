// A passkey is offered where the browser knows them and the page has a name.
import { afterEach, expect, test, vi } from 'vitest';
import { passkeysWork } from './passkeys-work.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['localhost', true],
  ['play.example', true],
  ['127.0.0.1', false],
  ['[::1]', false],
])('at %s: %s', (hostname, isWorking) => {
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  vi.stubGlobal('location', { hostname });
  expect(passkeysWork()).toBe(isWorking);
});

test('a browser without passkeys offers none', () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  vi.stubGlobal('location', { hostname: 'play.example' });
  expect(passkeysWork()).toBe(false);
});
