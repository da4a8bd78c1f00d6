// The posting of one step of a withdrawal, from the withdrawal as it is kept.
import type { Posting, WithdrawalFacts } from '@baize/ledger';
import type { Withdrawal } from '../rules/withdrawal.ts';

export function postingOf(
  build: (facts: WithdrawalFacts) => Posting,
  { id, playerId, currency, amount, fee, payoutRound: round }: Withdrawal,
): Posting {
  return build({ withdrawalId: id, playerId, currency, amount, fee, round });
}
