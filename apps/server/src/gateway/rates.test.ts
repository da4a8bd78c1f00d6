// Proves that a limit counts each key by itself, tells how long to wait, and scales.
import { expect, test } from 'vitest';
import { createRates } from './rates.ts';

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
const takes = async (check: (key: string) => Promise<number | undefined>, key: string) => {
  let taken = 0;
  while (taken < 100 && (await check(key)) === undefined) taken += 1;
  return taken;
};

test('each key has its own count, and addresses and accounts do not share theirs', async () => {
  const rates = createRates(limits);
  expect(await takes(rates.address, 'one')).toBe(2);
  expect(await takes(rates.address, 'two')).toBe(2);
  expect(await takes(rates.account, 'one')).toBe(3);
  const seconds = await rates.address('one');
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
});

test('an endpoint’s own limit is scaled, but never down to nothing', async () => {
  const rates = createRates(limits);
  expect(await takes(rates.endpoint(20), 'one')).toBe(10);
  expect(await takes(rates.endpoint(1), 'one')).toBe(1);
  const [login, captcha] = [rates.endpoint(4), rates.endpoint(4)];
  expect(await takes(login, 'one')).toBe(2);
  expect(await takes(captcha, 'one')).toBe(2);
});
