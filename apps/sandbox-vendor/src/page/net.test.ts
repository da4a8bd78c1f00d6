// A loss is never shown as a win: what stands in the list is the net, and gold is for a gain alone.
import { expect, test } from 'vitest';
import { netOf, netText } from './net.ts';

test.each([
  [{ payout: '0.40', stake: '1.00' }, 'loss', '−0.60'],
  [{ payout: '1.00', stake: '1.00' }, 'even', '0.00'],
  [{ payout: '1.05', stake: '1.00' }, 'gain', '+0.05'],
  [{ stake: '20.00' }, 'loss', '−20.00'],
  [{ payout: '123456789.10', stake: '5' }, 'gain', '+123456784.10'],
])('%o is a %s of %s', (round, look, text) => {
  const net = netOf(round);
  expect(net.look).toBe(look);
  expect(netText(net, (amount) => amount)).toBe(text);
});
