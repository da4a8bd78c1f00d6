// Reads and writes cases: a page of the queue behind a place, counts that end, claims, and what the
// rules said. Each reading follows one index from where it begins.
import type {
  AccountKind,
  RiskMark,
  RuleVerdict,
  VipEmblem,
  WithdrawalStep,
} from '@baize/contract';
import { sql } from 'kysely';
import type { Units } from '@baize/money';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';
import type { QueuePlace } from '../rules/cursor.ts';

export interface Case {
  readonly id: string;
  readonly playerId: string;
  readonly currency: string;
  readonly amount: Units;
  readonly kind: AccountKind;
  readonly state: WithdrawalStep;
  readonly rank: number;
  readonly level: VipEmblem | '';
  readonly requestedAt: number;
  readonly verdict: RuleVerdict | 'none' | '';
  readonly hold: string;
  readonly marks: readonly RiskMark[];
  readonly claimedBy: string;
  readonly claimedName: string;
  readonly claimedUntil: number | null;
}

type Moments = 'requestedAt' | 'claimedUntil';
type Row = Omit<Case, Moments> & {
  readonly requestedAt: Date;
  readonly claimedUntil: Date | null;
};

const columns = sql`withdrawal_id as id, player_id as "playerId", currency, amount, kind, state,
  rank, level, requested_at as "requestedAt", verdict, hold, marks,
  claimed_by as "claimedBy", claimed_name as "claimedName", claimed_until as "claimedUntil"`;

const caseOf = (row: Row): Case => ({
  ...row,
  requestedAt: row.requestedAt.getTime(),
  claimedUntil: row.claimedUntil?.getTime() ?? null,
});

export interface CaseStep {
  readonly id: string;
  readonly playerId: string;
  readonly currency: string;
  readonly amount: Units;
  readonly kind: AccountKind;
  readonly state: WithdrawalStep;
  readonly first: boolean;
  readonly requestedAt: number;
  readonly judgedBy: string;
  readonly judgedAt: number | null;
}

/** Writes a step of a withdrawal; true when it is the first that is known of it. */
export async function writeStep(tx: Tx, step: CaseStep): Promise<boolean> {
  const judgedAt = step.judgedAt === null ? null : new Date(step.judgedAt);
  const { rows } = await sql<{ isNew: boolean }>`insert into cashier_case as c
    (withdrawal_id, player_id, currency, amount, kind, state, rank, requested_at, judged_by,
      judged_at)
    values (${step.id}, ${step.playerId}, ${step.currency}, ${step.amount}, ${step.kind},
      ${step.state}, ${step.first ? 0 : 1}, ${new Date(step.requestedAt)}, ${step.judgedBy},
      ${judgedAt})
    on conflict (withdrawal_id) do update set state = excluded.state, amount = excluded.amount,
      kind = excluded.kind, judged_by = excluded.judged_by, judged_at = excluded.judged_at
    returning xmax = 0 as "isNew"`.execute(tx);
  return rows[0]?.isNew === true;
}

export async function readCase(on: Queryable | Tx, id: string): Promise<Case | undefined> {
  const { rows } = await sql<Row>`select ${columns} from cashier_case
    where withdrawal_id = ${id}`.execute(on);
  return rows.map(caseOf)[0];
}

export async function lockCase(tx: Tx, id: string): Promise<Case | undefined> {
  await sql`select from cashier_case where withdrawal_id = ${id} for update`.execute(tx);
  return readCase(tx, id);
}

export async function readCasesById(on: Queryable, ids: readonly string[]): Promise<Case[]> {
  const { rows } = await sql<Row>`select ${columns} from cashier_case
    where withdrawal_id = any(${[...ids]})`.execute(on);
  return rows.map(caseOf);
}

export interface CaseSearch {
  readonly state: WithdrawalStep;
  readonly after: QueuePlace | undefined;
  readonly pageSize: number;
  readonly amountFrom?: Units | undefined;
  readonly amountTo?: Units | undefined;
  readonly level?: string | undefined;
  readonly kind?: string | undefined;
  readonly hold?: string | undefined;
  readonly mark?: string | undefined;
  readonly playerId?: string | undefined;
  readonly claimedBy?: string | undefined;
  readonly freeAt?: number | undefined;
  readonly isHeld?: boolean;
}

const closedStates: readonly string[] = ['paid', 'refused'];

export async function readQueue(on: Queryable, search: CaseSearch): Promise<Case[]> {
  const { rows } = await queueOf(search).execute(on);
  return rows.map(caseOf);
}

/** Open ones: who comes first by level, then who has waited longest. Closed ones: the newest. */
export function queueOf(search: CaseSearch) {
  const isClosed = closedStates.includes(search.state);
  const order = isClosed
    ? sql`requested_at desc, withdrawal_id desc`
    : sql`rank, requested_at, withdrawal_id`;
  return sql<Row>`select ${columns} from cashier_case
    where state = ${search.state} ${behind(search, isClosed)} ${narrowed(search)}
    order by ${order} limit ${search.pageSize}`;
}

function behind({ after }: CaseSearch, isClosed: boolean) {
  if (!after) return sql``;
  const [at, id] = [new Date(after.requestedAt), after.id];
  return isClosed
    ? sql`and (requested_at, withdrawal_id) < (${at}, ${id})`
    : sql`and (rank, requested_at, withdrawal_id) > (${after.rank}, ${at}, ${id})`;
}

function narrowed(search: CaseSearch) {
  const { amountFrom, amountTo, level, kind, hold, mark, playerId, claimedBy, freeAt } = search;
  return sql.join(
    [
      ...(amountFrom === undefined ? [] : [sql`and amount >= ${amountFrom}`]),
      ...(amountTo === undefined ? [] : [sql`and amount <= ${amountTo}`]),
      ...(level === undefined ? [] : [sql`and level = ${level}`]),
      ...(kind === undefined ? [] : [sql`and kind = ${kind}`]),
      ...(hold === undefined ? [] : [sql`and hold = ${hold} and hold <> ''`]),
      ...(search.isHeld ? [sql`and hold <> ''`] : []),
      ...(mark === undefined ? [] : [sql`and marks @> ${[mark]}::text[]`]),
      ...(playerId === undefined ? [] : [sql`and player_id = ${playerId}`]),
      ...(claimedBy === undefined ? [] : [sql`and claimed_by = ${claimedBy}`]),
      ...(freeAt === undefined
        ? []
        : [sql`and (claimed_until is null or claimed_until <= ${new Date(freeAt)})`]),
    ],
    sql` `,
  );
}

export async function writeClaim(
  tx: Tx,
  id: string,
  claim: { readonly by: string; readonly name: string; readonly until: number } | undefined,
): Promise<void> {
  const until = claim ? new Date(claim.until) : null;
  await sql`update cashier_case set claimed_by = ${claim?.by ?? ''},
    claimed_name = ${claim?.name ?? ''}, claimed_until = ${until}
    where withdrawal_id = ${id}`.execute(tx);
}

export async function writeMarks(
  on: Queryable | Tx,
  id: string,
  { marks, level }: { readonly marks: readonly RiskMark[]; readonly level: string },
): Promise<void> {
  await sql`update cashier_case set marks = ${[...marks]}, level = ${level}
    where withdrawal_id = ${id} and (marks <> ${[...marks]} or level <> ${level})`.execute(on);
}

const countMax = 1000;

export interface CaseCounts {
  readonly pending: number;
  readonly approved: number;
  readonly paying: number;
  readonly held: number;
  readonly mine: number;
}

/** Each count ends at a thousand: nobody needs to know how many more there are. */
export async function countCases(
  on: Queryable,
  { staffId, now }: { readonly staffId: string; readonly now: number },
): Promise<CaseCounts> {
  const counted = (which: ReturnType<typeof sql>) =>
    sql`(select count(*)::int from (
      select from cashier_case where ${which} limit ${countMax}) as x)`;
  const { rows } = await sql<CaseCounts>`select
    ${counted(sql`state = 'pending'`)} as pending,
    ${counted(sql`state = 'approved'`)} as approved,
    ${counted(sql`state = 'paying'`)} as paying,
    ${counted(sql`state = 'pending' and hold <> ''`)} as held,
    ${counted(sql`claimed_by = ${staffId} and claimed_by <> ''
      and claimed_until > ${new Date(now)}`)} as mine`.execute(on);
  return rows[0] ?? { pending: 0, approved: 0, paying: 0, held: 0, mine: 0 };
}

export interface HoldCount {
  readonly hold: string;
  readonly count: number;
}

/** How many wait for each reason, of the thousand that have waited longest. */
export async function countHolds(on: Queryable): Promise<readonly HoldCount[]> {
  const { rows } = await sql<HoldCount>`select hold, count(*)::int as count from (
      select hold from cashier_case where state = 'pending' and hold <> '' limit ${countMax}
    ) as held group by hold order by count desc, hold limit 20`.execute(on);
  return rows;
}

export async function oldestPending(on: Queryable): Promise<number | null> {
  const { rows } = await sql<{ at: Date }>`select requested_at as at from cashier_case
    where state = 'pending' order by requested_at limit 1`.execute(on);
  return rows[0]?.at.getTime() ?? null;
}
