// The family's numbers for the movements of a player's cash.
import type { LedgerEvent } from '@baize/ledger';

const codes: Readonly<Record<LedgerEvent, number>> = {
  'deposit-settled': 6101,
  'stake-opened': 3200,
  'round-settled': 3100,
  'stake-voided': 6110,
  'jackpot-won': 3102,
  'jackpot-seeded': 3102,
  'withdrawal-requested': 6202,
  'withdrawal-refused': 6203,
  'withdrawal-paid': 6201,
  'withdrawal-received': 6201,
  'demo-funded': 6102,
  'transfer-asked': 3201,
  'transfer-done': 3201,
  'transfer-failed': 3101,
  'transfer-returned': 3101,
  'return-released': 3101,
  'return-rejected': 3101,
  'lottery-rebate': 4105,
  'team-rebate': 6114,
  'payout-reversed': 3100,
  'debt-settled': 3100,
  'adjustment-credited': 6110,
  'adjustment-debited': 6208,
  'deposit-reversed': 6208,
};

export function transactionCode(event: LedgerEvent): number {
  return codes[event];
}
