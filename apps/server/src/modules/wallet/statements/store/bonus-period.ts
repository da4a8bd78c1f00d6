// The sums of a player's bonus money between two postings, beside the cash of a statement.
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/database/index.ts';
import type { BonusPeriod } from '../rules/statement-head.ts';
import { readBonusAccount } from './days.ts';

/** Undefined where the player never had any. */
export async function readBonusPeriod(
  on: Queryable,
  owner: { readonly playerId: string; readonly currency: string },
  { behind, until = behind }: { readonly behind: bigint; readonly until?: bigint | undefined },
): Promise<BonusPeriod | undefined> {
  const bonusId = await readBonusAccount(on, owner);
  if (bonusId === undefined) return undefined;
  const [before, sums] = await Promise.all([
    sql<{ after: Units }>`select balance_after as after from ledger_entry
      where account_id = ${bonusId} and posting_id <= ${behind}
      order by posting_id desc limit 1`.execute(on),
    sql<Omit<BonusPeriod, 'opening'>>`select count(*)::integer as entries,
        coalesce(sum(amount) filter (where amount > 0), 0)::bigint as credited,
        coalesce(sum(-amount) filter (where amount < 0), 0)::bigint as debited
      from ledger_entry where account_id = ${bonusId}
        and posting_id > ${behind} and posting_id <= ${until} and amount <> 0`.execute(on),
  ]);
  const nothing = { entries: 0, credited: 0n, debited: 0n };
  return { opening: before.rows[0]?.after ?? 0n, ...nothing, ...sums.rows[0] };
}
