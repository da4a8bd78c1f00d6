// How far a period that is over was judged, member by member.
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/index.ts';

/** The member up to whom it was judged, locked; undefined: done, or under way elsewhere. */
export async function takeRun(
  tx: Tx,
  promotionId: string,
  period: string,
): Promise<string | undefined> {
  await sql`insert into promotions_period_run (promotion_id, period, judged_until)
    values (${promotionId}, ${period}, '') on conflict do nothing`.execute(tx);
  const { rows } = await sql<{ after: string }>`select judged_until as after
    from promotions_period_run
    where promotion_id = ${promotionId} and period = ${period} and not is_done
    for update skip locked`.execute(tx);
  return rows[0]?.after;
}

export async function moveRun(
  tx: Tx,
  promotionId: string,
  period: string,
  { after, isDone }: { readonly after: string; readonly isDone: boolean },
): Promise<void> {
  await sql`update promotions_period_run set judged_until = ${after}, is_done = ${isDone}
    where promotion_id = ${promotionId} and period = ${period}`.execute(tx);
}
