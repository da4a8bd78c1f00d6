// Keeps what every look at the critical code found.
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';

export interface CodeCheck {
  readonly at: number;
  readonly process: string;
  readonly why: 'start' | 'daily' | 'asked';
  readonly hash: string;
  /** Empty: no release is on record. */
  readonly expected: string;
  readonly matches: boolean;
  readonly differing: string[];
}

/** Gives whether the release it was held against is new here. Looks of processes queue up. */
export async function writeCheck(tx: Tx, check: CodeCheck): Promise<{ isNewRelease: boolean }> {
  await sql`select one from fairness_mark for update`.execute(tx);
  const known = await sql`select 1 from fairness_code_check
    where expected = ${check.expected} limit 1`.execute(tx);
  await sql`insert into fairness_code_check (at, process, why, hash, expected, differing)
    values (${new Date(check.at)}, ${check.process}, ${check.why}, ${check.hash},
      ${check.expected}, ${check.differing})`.execute(tx);
  return { isNewRelease: known.rows.length === 0 };
}

export async function readChecks(on: Queryable, count: number): Promise<CodeCheck[]> {
  const { rows } = await sql<Omit<CodeCheck, 'at' | 'matches'> & { at: Date }>`
    select at, process, why, hash, expected, differing from fairness_code_check
    order by at desc, id desc limit ${count}`.execute(on);
  return rows.map((row) => ({ ...row, at: row.at.getTime(), matches: row.hash === row.expected }));
}

export async function forgetChecks(on: Queryable, before: number): Promise<void> {
  await sql`delete from fairness_code_check where at < ${new Date(before)}`.execute(on);
}
