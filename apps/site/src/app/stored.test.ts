// A browser is left with what the list names and with nothing else: no secret but the session's
// token, and after signing out only whose site this is.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { useSessionStore } from './session/session.ts';
import {
  clearSessionStored,
  fetchedBefore,
  forgetFetched,
  keepFetched,
  merchantNames,
  readCookie,
  storedNames,
  writeCookie,
  writeStored,
} from './stored.ts';

const member = {
  token: 'a-token',
  customerId: 'p1',
  account: 'mahendra',
  nickname: 'Hen',
  isAgent: 0,
  toUpline: true,
  memberLabel: 'Gold',
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('a session is written under listed names only', () => {
  useSessionStore.getState().keep(member);
  const listed: readonly string[] = storedNames.session;
  expect(Object.keys(sessionStorage).filter((name) => !listed.includes(name))).toEqual([]);
  expect(Object.keys(localStorage)).toEqual([]);
});

// @proves A10 R21 R132
test('no name on the list is that of a secret but the token', () => {
  const all = [...storedNames.session, ...storedNames.local, ...storedNames.cookie];
  const secret = /pass(?!kind)|pwd|secret|pin|code|otp|token/iu;
  expect(all.filter((name) => secret.test(name))).toEqual(['token', 'merchantCode']);
});

test('no other file of the site reaches for a storage or a cookie', () => {
  const sources = join(import.meta.dirname, '..');
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/u.test(name) && !/\.test\.tsx?$/u.test(name))
    .filter((name) => !name.endsWith('app/stored.ts'));
  const reaching = /localStorage|sessionStorage|document\.cookie|indexedDB/u;
  const found = files.filter((name) => reaching.test(readFileSync(join(sources, name), 'utf8')));
  expect(files.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});

// @proves L116 R132
test('clearing leaves the merchant’s names as they were', () => {
  for (const name of merchantNames) writeStored('session', name, `the-${name}`);
  writeStored('session', 'token', 'a-token');
  writeStored('session', 'intent:deposit', '{}');
  sessionStorage.setItem('of-somebody-else', '1');
  clearSessionStored();
  expect({ ...sessionStorage }).toEqual({
    merchant: 'the-merchant',
    merchantCode: 'the-merchantCode',
    platform: 'the-platform',
  });
});

test.each(['', '{', 'null', '7', '[]', '{"title":"RNG"}', '{"shape":0,"value":[]}', '💥'])(
  'a value of another site, %o, is not used as a cached answer',
  (kept) => {
    sessionStorage.setItem('gameVendor', kept);
    expect(fetchedBefore('gameVendor')).toBeUndefined();
    keepFetched('gameVendor', [{ title: 'RNG' }]);
    expect(fetchedBefore('gameVendor')).toEqual([{ title: 'RNG' }]);
    forgetFetched();
    expect(fetchedBefore('gameVendor')).toBeUndefined();
  },
);

test('a cookie is read back as it was written, and forgotten when asked', () => {
  writeCookie('username', 'mahendra; é=1');
  expect(readCookie('username')).toBe('mahendra; é=1');
  writeCookie('username', undefined);
  expect(readCookie('username')).toBeUndefined();
});

test.each(['%E0%A4%A', '%', '%00'])('a foreign cookie, %s, is read without an error', (text) => {
  document.cookie = `username=${text}; path=/`;
  expect(readCookie('username') ?? '').not.toContain('E0');
  document.cookie = 'username=; path=/; max-age=0';
});

test('with cookies blocked nothing is read and nothing throws', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  Object.defineProperty(document, 'cookie', { configurable: true, get: refuse, set: refuse });
  expect(() => writeCookie('username', 'mahendra')).not.toThrow();
  expect(readCookie('username')).toBeUndefined();
  Reflect.deleteProperty(document, 'cookie');
});

/** The session's keys as the specification lists them. */
const specified = [
  'token',
  'account',
  'username',
  'nickname',
  'customerId',
  'isAgent',
  'toUpline',
  'memberLabel',
  'merchant',
  'merchantCode',
  'platform',
  'cpw',
  'gameVendor',
  'routers',
  'settings',
  'validate',
  'index_notice',
  'wallet',
  'merchantWallet',
  'favGames',
  'consolidated',
  'iframeUrl',
  'enableSalary',
  'enableContract',
];

// @proves L189
test('the keys are those of the specification, and each that has a use is written', () => {
  expect([...storedNames.session]).toEqual(specified);
  const sources = join(import.meta.dirname, '..');
  const code = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/u.test(name) && !/\.test\.tsx?$|app\/stored\.ts$/u.test(name))
    .map((name) => readFileSync(join(sources, name), 'utf8'))
    .join('\n');
  // The names of a session are written as one list.
  const isWritten = (name: string) =>
    new RegExp(`(?:'session', |storageKey = )'${name}'`, 'u').test(code) ||
    /const written = \[[^\]]*\]/u.exec(code)?.[0].includes(`'${name}'`) === true;
  expect(specified.filter((name) => !isWritten(name))).toEqual([]);
});

test('the brand’s other addresses are stored from its status', async () => {
  const domainRoute = ['https://play.example', 'https://play2.example'];
  const whitelabel: unknown[] = [];
  globalThis.fetch = async () =>
    Response.json({ success: true, value: { info: { domainRoute, whitelabel } } });
  const { statusQuery } = await import('./status.ts');
  await statusQuery.queryFn();
  expect(JSON.parse(sessionStorage.getItem('routers') ?? '')).toEqual(domainRoute);
});
