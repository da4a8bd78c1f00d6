// Settles slips again by a corrected result: what the new result pays is posted first, then the old
// payout is taken back, each as an entry of its own. Where cash does not reach, a debt is left.
import {
  advanceBonus,
  payoutCorrected,
  payoutReversed,
  playerAccount,
  splitTaken,
} from '@baize/ledger';
import { paidOf, splitPayout } from '../../rounds/rules/free-round.ts';
import type { Slip } from '../rules/slip.ts';
import {
  mustPost,
  payoutsOf,
  settleDebt,
  settledSlip,
  type Settled,
  type Settling,
} from './settle-slips.ts';

export function correctSlips(settled: readonly Slip[], settling: Settling): Settled {
  if (settled.length === 0) return { slips: [], paid: 0n };
  const { item, event, book, fates } = settling;
  const { playerId, currency } = item;
  const version = event.resultVersion;
  const found = payoutsOf(settled, settling);
  const changed = found.filter(({ slip, payout }) => payout !== slip.payout);
  let [paid, own] = [0n, 0n];
  for (const { slip, payout } of changed) {
    paid += payout - slip.payout;
    own += paidOf({ ...slip, payout }) - paidOf(slip);
    if (payout === 0n) continue;
    const { roundId } = slip;
    const split = splitPayout(book, slip, payout, fates);
    mustPost(book, payoutCorrected({ roundId, version, playerId, currency, payout, split }));
  }
  for (const { slip } of changed) {
    const { roundId, payout } = slip;
    if (payout === 0n) continue;
    const cash = book.balance(playerAccount('player-cash', playerId, currency));
    const split = slip.free
      ? splitPayout(book, slip, payout, fates)
      : splitTaken(book, slip, payout, fates);
    const bonus =
      split.bonus === 0n ? 0n : book.balance(playerAccount('player-bonus', playerId, currency));
    const reversed = { roundId, version, playerId, currency, payout, cash, split, bonus };
    mustPost(book, payoutReversed(reversed));
  }
  advanceBonus(book, item, item.now);
  // What was won instead may leave cash beside an older debt.
  const [first] = changed;
  if (first && own > 0n) settleDebt(settling, first.slip.roundId, own);
  return { slips: found.map((one) => settledSlip(one, settling)), paid };
}
