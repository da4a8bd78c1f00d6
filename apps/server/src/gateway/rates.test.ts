// Proves that a limit counts each key by itself, tells how long to wait, begins anew when its
// minute is over, and scales.
import { afterEach, expect, test, vi } from 'vitest';
import { createRates } from './rates.ts';

afterEach(() => vi.restoreAllMocks());

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
const takes = (check: (key: string) => number | undefined, key: string) => {
  let taken = 0;
  while (taken < 100 && check(key) === undefined) taken += 1;
  return taken;
};

test('each key has its own count, and addresses and accounts do not share theirs', () => {
  const rates = createRates(limits);
  expect(takes(rates.address, 'one')).toBe(2);
  expect(takes(rates.address, 'two')).toBe(2);
  expect(takes(rates.account, 'one')).toBe(3);
  const seconds = rates.address('one');
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
});

test('a minute begins with its first call and lets all through again when it is over', () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
  const { address } = createRates(limits);
  expect(takes(address, 'one')).toBe(2);
  clock.mockReturnValue(31_000);
  expect(takes(address, 'two')).toBe(2);
  expect(address('one')).toBe(30);
  clock.mockReturnValue(60_999);
  expect(address('one')).toBe(1);
  clock.mockReturnValue(61_000);
  expect(takes(address, 'one')).toBe(2);
  expect(address('two')).toBe(30);
});

test('an endpoint’s own limit is scaled, but never down to nothing', () => {
  const rates = createRates(limits);
  expect(takes(rates.endpoint(20), 'one')).toBe(10);
  expect(takes(rates.endpoint(1), 'one')).toBe(1);
  const [login, captcha] = [rates.endpoint(4), rates.endpoint(4)];
  expect(takes(login, 'one')).toBe(2);
  expect(takes(captcha, 'one')).toBe(2);
});
