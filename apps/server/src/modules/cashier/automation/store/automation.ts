// The rules of the operator in their one row, what they said of each case, and what they approved
// on a day.
import type { RuleFact, RuleVerdict, WithdrawalStep } from '@baize/contract';
import { parseSignedUnits, printUnits, type Units } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';
import type { RuleFacts } from '../../cases/rules/risk.ts';
import type { Condition, Rule } from '../rules/judge.ts';

export interface Automation {
  readonly version: number;
  readonly approves: boolean;
  readonly rules: readonly Rule[];
  readonly dailyCount: number;
  readonly dailyAmount: Units;
  readonly changedBy: string;
  readonly changedAt: number | null;
}

/** Rules as they are kept and as calls carry them: amounts as decimal texts. */
export type RuleText = Omit<Rule, 'conditions'> & {
  readonly conditions: readonly (Omit<Condition, 'value'> & { readonly value: string })[];
};

export const ruleOf = ({ conditions, ...rule }: RuleText): Rule => ({
  ...rule,
  conditions: conditions.map((one) => ({
    ...one,
    value: parseSignedUnits(one.value, { decimalsMax: 4 }) ?? 0n,
  })),
});

export const ruleText = ({ conditions, ...rule }: Rule): RuleText => ({
  ...rule,
  conditions: conditions.map((one) => ({ ...one, value: printUnits(one.value) })),
});

interface Row extends Omit<Automation, 'rules' | 'changedAt'> {
  readonly rules: readonly RuleText[];
  readonly changedAt: Date | null;
}

const read = sql`select version, approves, rules, daily_count as "dailyCount",
  daily_amount as "dailyAmount", changed_by as "changedBy", changed_at as "changedAt"
  from cashier_automation`;

const automationOf = (row: Row | undefined): Automation => {
  if (!row) throw new Error('The rules of withdrawals have no row');
  return { ...row, rules: row.rules.map(ruleOf), changedAt: row.changedAt?.getTime() ?? null };
};

export async function readAutomation(on: Queryable | Tx): Promise<Automation> {
  return automationOf((await sql<Row>`${read}`.execute(on)).rows[0]);
}

/**
 * Shared by those who judge, alone for those who change: nothing is judged by rules that changed.
 */
export async function lockAutomation(tx: Tx, to: 'judge' | 'change'): Promise<Automation> {
  const lock = to === 'judge' ? sql`for share` : sql`for update`;
  return automationOf((await sql<Row>`${read} ${lock}`.execute(tx)).rows[0]);
}

export async function writeAutomation(tx: Tx, next: Automation): Promise<void> {
  const at = next.changedAt === null ? null : new Date(next.changedAt);
  await sql`update cashier_automation set version = ${next.version}, approves = ${next.approves},
    rules = ${JSON.stringify(next.rules.map(ruleText))}::jsonb, daily_count = ${next.dailyCount},
    daily_amount = ${next.dailyAmount}, changed_by = ${next.changedBy},
    changed_at = ${at}`.execute(tx);
}

export interface DaySums {
  readonly approved: number;
  readonly amount: Units;
}

const noSums: DaySums = { approved: 0, amount: 0n };

interface DayOf {
  readonly day: number;
  readonly currency: string;
}

export async function readDay(on: Queryable | Tx, { day, currency }: DayOf): Promise<DaySums> {
  const { rows } = await sql<DaySums>`select approved, amount from cashier_automation_day
    where day = ${day} and currency = ${currency}`.execute(on);
  return rows[0] ?? noSums;
}

/**
 * The day's sums, held until the transaction ends: two approvals never pass its limits together.
 */
export async function lockDay(tx: Tx, { day, currency }: DayOf): Promise<DaySums> {
  await sql`insert into cashier_automation_day (day, currency, approved, amount)
    values (${day}, ${currency}, 0, 0) on conflict do nothing`.execute(tx);
  const { rows } = await sql<DaySums>`select approved, amount from cashier_automation_day
    where day = ${day} and currency = ${currency} for update`.execute(tx);
  return rows[0] ?? noSums;
}

export async function addToDay(tx: Tx, { day, currency }: DayOf, amount: Units): Promise<void> {
  await sql`update cashier_automation_day set approved = approved + 1, amount = amount + ${amount}
    where day = ${day} and currency = ${currency}`.execute(tx);
}

export interface Said {
  readonly id: string;
  readonly verdict: RuleVerdict | 'none';
  readonly ruleId: string;
  readonly hold: string;
  readonly marks: readonly string[];
  readonly facts: RuleFacts;
  readonly level: string;
}

export async function writeSaid(tx: Tx, said: Said): Promise<void> {
  await sql`update cashier_case set verdict = ${said.verdict}, rule_id = ${said.ruleId},
    hold = ${said.hold}, marks = ${[...said.marks]}, level = ${said.level},
    facts = ${JSON.stringify(printFacts(said.facts))}::jsonb
    where withdrawal_id = ${said.id}`.execute(tx);
}

const printFacts = (facts: RuleFacts) =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, String(value)]));

/** Those that no rule has judged, the oldest first. */
export async function readUnjudged(
  on: Queryable,
  { before, count }: { readonly before: number; readonly count: number },
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select withdrawal_id as id from cashier_case
    where state = 'pending' and verdict = '' and requested_at <= ${new Date(before)}
    order by requested_at limit ${count}`.execute(on);
  return rows.map(({ id }) => id);
}

export interface JudgedCase {
  readonly amount: Units;
  readonly state: WithdrawalStep;
  readonly facts: RuleFacts;
}

/** The newest since a moment, with the facts of the moment at which they were judged. */
export async function readJudged(
  on: Queryable,
  { since, count }: { readonly since: number; readonly count: number },
): Promise<readonly JudgedCase[]> {
  const { rows } = await sql<{
    amount: Units;
    state: WithdrawalStep;
    facts: Readonly<Record<RuleFact, string>>;
  }>`select amount, state, facts from cashier_case
    where facts is not null and requested_at >= ${new Date(since)}
    order by requested_at desc limit ${count}`.execute(on);
  return rows.map((row) => ({ ...row, facts: factsOf(row.facts) }));
}

const factsOf = (texts: Readonly<Record<string, string>>): RuleFacts =>
  Object.fromEntries(
    Object.entries(texts).map(([name, value]) => [name, BigInt(value)]),
  ) as unknown as RuleFacts;
