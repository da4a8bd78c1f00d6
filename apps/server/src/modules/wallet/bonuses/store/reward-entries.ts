// Entries of rewards: the postings under their keys, which stand at the member's cash, with the
// entries of the member's and the house's accounts.
import type { AccountKind, LedgerEvent } from '@baize/ledger';
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/database/index.ts';

export interface RewardEntrySearch {
  readonly playerId: string;
  readonly currency: string;
  readonly rewardIds: readonly string[];
}

export interface RewardEntry {
  readonly event: LedgerEvent;
  readonly account: AccountKind;
  readonly ofMember: boolean;
  readonly amount: Units;
  readonly after: Units;
  readonly at: number;
}

const events: readonly LedgerEvent[] = [
  'reward-paid',
  'reward-taken',
  'bonus-granted',
  'bonus-released',
  'bonus-expired',
  'bonus-cancelled',
  'bonus-forfeited',
];

/** In the order in which they were posted. */
export async function readRewardEntries(
  on: Queryable,
  { playerId, currency, rewardIds }: RewardEntrySearch,
): Promise<readonly RewardEntry[]> {
  const keys = rewardIds.flatMap((id) => events.map((event) => `${event}:${id}`));
  const { rows } = await sql<Omit<RewardEntry, 'at'> & { at: Date }>`
    select p.event, a.kind as account, a.owner = ${playerId} as "ofMember", e.amount,
      e.balance_after as after, p.at
    from ledger_account as cash
      join ledger_posting as p on p.account_id = cash.id and p.key = any(${keys})
      join ledger_account as a on a.currency = cash.currency and (
        (a.owner = cash.owner and a.kind in ('player-cash', 'player-bonus'))
        or (a.owner = 'house' and a.kind = 'bonus-funding'))
      join ledger_entry as e on e.account_id = a.id and e.posting_id = p.id and e.amount <> 0
    where cash.owner = ${playerId} and cash.kind = 'player-cash' and cash.currency = ${currency}
    order by p.id, "ofMember" desc, a.kind`.execute(on);
  return rows.map((row) => ({ ...row, at: row.at.getTime() }));
}
