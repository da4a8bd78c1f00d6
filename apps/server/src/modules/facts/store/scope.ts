// The figures that a caller may read: those that were counted below the caller, and of them those
// of one branch. What an agent or a member brought along from elsewhere stays outside.
import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../../platform/database/index.ts';

export interface Scope {
  readonly callerId: string;
  /** The caller, or somebody who stands or stood below. */
  readonly branchId: string;
}

/** The lines of a scope, by number: a member on one of them is below the branch's head. */
export const linesOf = ({ callerId, branchId }: Scope): RawBuilder<unknown> =>
  callerId === branchId
    ? sql`select line_id from facts_line_agent where agent_id = ${callerId}`
    : sql`select c.line_id from facts_line_agent c
        join facts_line_agent b on b.line_id = c.line_id and b.agent_id = ${branchId}
        join facts_line l on l.id = c.line_id
          and array_position(l.chain, ${branchId}::text)
            > array_position(l.chain, ${callerId}::text)
        where c.agent_id = ${callerId}`;

/**
 * Whether all that was ever counted below the branch's head was counted below the caller too: then
 * the branch's own sums are what the caller may read.
 */
export async function isWhole(on: Queryable, { callerId, branchId }: Scope): Promise<boolean> {
  if (callerId === branchId) return true;
  const { rows } = await sql<{ whole: boolean }>`select not exists (
      select from facts_line_agent b join facts_line l on l.id = b.line_id
      where b.agent_id = ${branchId} and (not ${callerId} = any(l.chain)
        or array_position(l.chain, ${callerId}::text) > array_position(l.chain, ${branchId}::text))
    ) as whole`.execute(on);
  return rows[0]?.whole === true;
}

/** Whether anything of the member was ever counted below the caller. */
export async function wasBelow(on: Queryable, { callerId, branchId }: Scope): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (
      ${linesOf({ callerId, branchId })}
    ) and ${callerId !== branchId}::boolean or exists (
      select from facts_day d join facts_line_agent c on c.line_id = d.line_id
        and c.agent_id = ${callerId} where d.member_id = ${branchId}
    ) or exists (
      select from facts_window w join facts_line_agent c on c.line_id = w.line_id
        and c.agent_id = ${callerId}
      where w.at >= (select summed_until from facts_mark) and w.member_id = ${branchId}
    ) as found`.execute(on);
  return rows[0]?.found === true;
}
