// Proves that a limit counts each key by itself, tells how long to wait, begins anew, and scales.
import { expect, test } from 'vitest';
import { createRates, limiter, type RateCheck } from './rates.ts';

const limits = {
  addressPerMinute: 2,
  accountPerMinute: 3,
  endpointScale: 0.5,
  bodyBytesMax: 1,
  pagesPerMinute: 1,
  socketsPerAddress: 1,
  socketOpensPerMinute: 1,
  socketsPerSession: 1,
  trustedProxies: [],
};
const takes = (check: RateCheck, key: string) => {
  let taken = 0;
  while (taken < 100 && check(key) === undefined) taken += 1;
  return taken;
};

test('each key has its own count, apart for addresses and accounts', () => {
  const rates = createRates(limits);
  expect(takes(rates.address, 'one')).toBe(2);
  expect(takes(rates.address, 'two')).toBe(2);
  expect(takes(rates.account, 'one')).toBe(3);
  const seconds = rates.address('one');
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
});

test('an endpoint’s own limit is scaled, but never to zero', () => {
  const rates = createRates(limits);
  expect(takes(rates.endpoint(20), 'one')).toBe(10);
  expect(takes(rates.endpoint(1), 'one')).toBe(1);
  const [login, captcha] = [rates.endpoint(4), rates.endpoint(4)];
  expect(takes(login, 'one')).toBe(2);
  expect(takes(captcha, 'one')).toBe(2);
});

test('a minute begins with a key’s first call, the next with its first call after that', () => {
  let now = 1000;
  const check = limiter(2, () => now);
  expect(takes(check, 'one')).toBe(2);
  now += 30_000;
  expect(check('one')).toBe(30);
  expect(takes(check, 'two')).toBe(2);
  now += 29_999;
  expect(check('one')).toBe(1);
  now += 1;
  expect(takes(check, 'one')).toBe(2);
  expect(check('two')).toBe(30);
  now += 30_000;
  expect(takes(check, 'two')).toBe(2);
  expect(check('one')).toBe(30);
});
