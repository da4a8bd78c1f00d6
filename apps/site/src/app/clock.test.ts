// Moments of the server are compared with its own clock, however wrong this machine's is; the
// latency of an answer does not move it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aheadMs, hearClock, timeNow } from './clock.ts';

const truth = Date.UTC(2026, 10, 22, 7, 0, 0);
const yearMs = 365 * 86_400_000;
const answered = (at: string | undefined) =>
  hearClock(new Response('', at === undefined ? {} : { headers: { date: at } }));

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.setSystemTime(truth);
  answered(new Date(truth).toUTCString());
  vi.useRealTimers();
});

test.each([-3 * yearMs, 3 * yearMs, -3_600_000])(
  'a clock that is %i ms off is put right',
  (off) => {
    vi.setSystemTime(truth + off);
    answered(new Date(truth).toUTCString());
    expect(timeNow()).toBe(truth);
    expect(aheadMs()).toBe(-off);
  },
);

test.each([0, 900, -20_000])('%i ms are attributed to the network', (off) => {
  vi.setSystemTime(truth + off);
  answered(new Date(truth).toUTCString());
  expect(timeNow()).toBe(truth + off);
});

test.each([undefined, '', 'yesterday'])('an answer dated %o is ignored', (date) => {
  vi.setSystemTime(truth - yearMs);
  answered(new Date(truth).toUTCString());
  answered(date);
  expect(timeNow()).toBe(truth);
});
