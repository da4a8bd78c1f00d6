// The kinds of movements, for the filters of the account record.
import type { MovementKind } from '@baize/contract';
import type { LedgerEvent } from '@baize/ledger';

const kinds: Readonly<Record<LedgerEvent, MovementKind>> = {
  'deposit-settled': 'deposits',
  'deposit-reversed': 'deposits',
  'stake-opened': 'play',
  'round-settled': 'play',
  'stake-voided': 'play',
  'payout-reversed': 'play',
  'debt-settled': 'play',
  'jackpot-won': 'jackpots',
  'jackpot-seeded': 'jackpots',
  'withdrawal-requested': 'withdrawals',
  'withdrawal-refused': 'withdrawals',
  'withdrawal-paid': 'withdrawals',
  'withdrawal-received': 'withdrawals',
  'withdrawal-returned': 'withdrawals',
  'withdrawal-fee-taken': 'withdrawals',
  'c2c-settled': 'deposits',
  'transfer-asked': 'transfers',
  'transfer-done': 'transfers',
  'transfer-failed': 'transfers',
  'transfer-returned': 'transfers',
  'return-released': 'transfers',
  'return-rejected': 'transfers',
  'lottery-rebate': 'rewards',
  'team-rebate': 'rewards',
  'category-rebate': 'rewards',
  'category-team-rebate': 'rewards',
  'commission-paid': 'rewards',
  'dividend-paid': 'rewards',
  'salary-paid': 'rewards',
  'reward-paid': 'rewards',
  'reward-taken': 'rewards',
  'goods-paid': 'rewards',
  'goods-returned': 'rewards',
  'envelope-filled': 'rewards',
  'envelope-returned': 'rewards',
  'packet-paid': 'rewards',
  'packet-freed': 'rewards',
  'adjustment-credited': 'other',
  'adjustment-debited': 'other',
  'team-transferred': 'transfers',
  'team-transfer-reversed': 'transfers',
  'bonus-granted': 'rewards',
  'bonus-released': 'rewards',
  'bonus-expired': 'rewards',
  'bonus-cancelled': 'rewards',
  'bonus-forfeited': 'rewards',
  'demo-funded': 'other',
};

/** An event of a newer version is of the others. */
export const kindOf = (event: string): MovementKind => kinds[event as LedgerEvent] ?? 'other';

export const eventsOf = (kind: MovementKind): readonly LedgerEvent[] =>
  (Object.keys(kinds) as LedgerEvent[]).filter((event) => kinds[event] === kind);
