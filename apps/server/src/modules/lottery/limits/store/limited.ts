// Lists of limited numbers as they are kept.
import { sql } from 'kysely';
import {
  prepared,
  textsText,
  type Queryable,
  type Tx,
} from '../../../../platform/database/index.ts';
import type { Revision } from '../rules/judge-order.ts';
import type { LimitedList, LimitedNumber } from '../rules/limited-list.ts';
import type { SetBy } from './limits.ts';

export interface ListOf {
  readonly gameCode: string;
  /** Empty: all issues. */
  readonly issue: string;
}

export interface SetList extends LimitedList, ListOf, SetBy {}

interface Row extends ListOf, Omit<SetBy, 'at'> {
  readonly revision: number;
  readonly numbers: readonly (readonly [play: string, number: string, rate: number])[];
  readonly at: Date;
}

const columns = sql`game_code as "gameCode", issue, revision, numbers, set_at as at,
  set_by as by, reason`;

const listOf = ({ numbers, at, ...row }: Row): SetList => ({
  ...row,
  at: at.getTime(),
  numbers: numbers.map(([play, number, rate]) => ({ play, number, rate })),
});

/** Those of lotteries, and of issues that were set since a moment. */
export async function readLists(on: Queryable, since: number): Promise<readonly SetList[]> {
  const { rows } = await sql<Row>`select ${columns} from lottery_limited_list
    where issue = '' or set_at >= ${new Date(since)}`.execute(on);
  return rows.map(listOf);
}

export async function readList(
  on: Queryable | Tx,
  { gameCode, issue }: ListOf,
): Promise<SetList | undefined> {
  const { rows } = await sql<Row>`select ${columns} from lottery_limited_list
    where game_code = ${gameCode} and issue = ${issue}`.execute(on);
  return rows[0] && listOf(rows[0]);
}

/** Takes the place of the given revision; false where there is a newer one by now. */
export async function writeList(
  tx: Tx,
  { gameCode, issue, revision, numbers, at, by, reason }: SetList,
): Promise<boolean> {
  const kept = numbers.map(({ play, number, rate }: LimitedNumber) => [play, number, rate]);
  const written = await sql`insert into lottery_limited_list as l (game_code, issue, revision,
      numbers, set_at, set_by, reason)
    values (${gameCode}, ${issue}, 1, ${JSON.stringify(kept)}::jsonb, ${new Date(at)}, ${by},
      ${reason})
    on conflict (game_code, issue) do update set revision = l.revision + 1,
      numbers = excluded.numbers, set_at = excluded.set_at, set_by = excluded.set_by,
      reason = excluded.reason where l.revision = ${revision}`.execute(tx);
  return written.numAffectedRows === 1n;
}

const load = {
  name: 'lottery-load-limited',
  text: `select game_code as "gameCode", issue, revision from lottery_limited_list
    where game_code = any($1) and (issue = '' or issue = any($2))`,
};

/** The revisions that hold for these lotteries and issues. */
export function loadRevisions(
  tx: Tx,
  {
    gameCodes,
    issues,
  }: { readonly gameCodes: readonly string[]; readonly issues: readonly string[] },
): Promise<readonly Revision[]> {
  return prepared<Revision>(tx, load, [textsText(gameCodes), textsText(issues)]);
}
