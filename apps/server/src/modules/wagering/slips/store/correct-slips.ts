// Settles slips again by a corrected result: what the new result pays is posted first, then the old
// payout is taken back, each as an entry of its own. Where cash does not reach, a debt is left.
import { payoutCorrected, payoutReversed, playerAccount } from '@baize/ledger';
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
  const { item, event, book } = settling;
  const { playerId, currency } = item;
  const version = event.resultVersion;
  const found = payoutsOf(settled, settling);
  const changed = found.filter(({ slip, payout }) => payout !== slip.payout);
  let paid = 0n;
  for (const { slip, payout } of changed) {
    paid += payout - slip.payout;
    if (payout === 0n) continue;
    const { roundId } = slip;
    mustPost(book, payoutCorrected({ roundId, version, playerId, currency, payout }));
  }
  for (const { slip } of changed) {
    const { roundId, payout } = slip;
    if (payout === 0n) continue;
    const cash = book.balance(playerAccount('player-cash', playerId, currency));
    mustPost(book, payoutReversed({ roundId, version, playerId, currency, payout, cash }));
  }
  // What was won instead may leave cash beside an older debt.
  const [first] = changed;
  if (first && paid > 0n) settleDebt(settling, first.slip.roundId, paid);
  return { slips: found.map((one) => settledSlip(one, settling)), paid };
}
