// Members who have not signed in for long, those seen longest ago first.
import { demoType } from '@baize/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/database/index.ts';

export interface QuietMember {
  readonly id: string;
  /** The last sign-in, or the registration. */
  readonly seenAt: number;
}

export interface QuietSearch {
  /** Last seen from here on, and before there. */
  readonly from: number;
  readonly before: number;
  /** The last member of the page before; none at first. */
  readonly after?: QuietMember | undefined;
  readonly most: number;
}

/** Reads along the index of last sign-ins, a page at a time. */
export async function readQuiet(
  on: Queryable,
  { from, before, after, most }: QuietSearch,
): Promise<readonly QuietMember[]> {
  const seen = sql`coalesce(last_login_at, registered_at)`;
  const next = after
    ? sql`and (${seen}, id) > (${new Date(after.seenAt)}, ${after.id})`
    : sql`and ${seen} >= ${new Date(from)}`;
  const { rows } = await sql<{ id: string; at: Date }>`select id, ${seen} as at
    from identity_player where type <> ${sql.lit(demoType)} and state = 'active'
      and ${seen} < ${new Date(before)} ${next}
    order by ${seen}, id limit ${most}`.execute(on);
  return rows.map(({ id, at }) => ({ id, seenAt: at.getTime() }));
}
