// Reads and writes plans of commission.
import type { CommissionBasis, CommissionPeriod, GameCategory } from '@baize/contract';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';
import type { Tier } from '../rules/tiers.ts';

export interface PlanTerms {
  readonly name: string;
  readonly basis: CommissionBasis;
  readonly period: CommissionPeriod;
  /** Empty: all. */
  readonly categories: readonly GameCategory[];
  readonly tiers: readonly Tier[];
  /** Empty: every tree. */
  readonly rootIds: readonly string[];
  readonly isOn: boolean;
}

export interface Plan extends PlanTerms {
  readonly id: string;
  readonly nextDay: number;
  readonly proposal: PlanProposal | null;
}

/** Terms that wait for a second person. */
export interface PlanProposal {
  readonly terms: PlanTerms;
  readonly by: string;
  readonly at: number;
}

export type StoredTiers = readonly (readonly [upTo: string | null, rate: number])[];

export const storedTiers = (tiers: readonly Tier[]): string =>
  JSON.stringify(tiers.map(({ upTo, rate }) => [upTo === undefined ? null : String(upTo), rate]));

export const tiersOf = (stored: StoredTiers): readonly Tier[] =>
  stored.map(([upTo, rate]) => ({ upTo: upTo === null ? undefined : BigInt(upTo), rate }));

type StoredTerms = Omit<PlanTerms, 'tiers'> & { readonly tiers: StoredTiers };

interface Row extends Omit<Plan, 'tiers' | 'proposal'> {
  readonly tiers: StoredTiers;
  readonly proposal: StoredTerms | null;
  readonly proposedBy: string;
  readonly proposedAt: Date | null;
}

const columns = sql`id, name, basis, period, categories, tiers, root_ids as "rootIds",
  is_on as "isOn", next_day as "nextDay", proposal, proposed_by as "proposedBy",
  proposed_at as "proposedAt"`;

const planOf = ({ tiers, proposal, proposedBy: by, proposedAt, ...row }: Row): Plan => ({
  ...row,
  tiers: tiersOf(tiers),
  proposal: proposal && {
    terms: { ...proposal, tiers: tiersOf(proposal.tiers) },
    by,
    at: proposedAt?.getTime() ?? 0,
  },
});

const proposalColumns = (proposal: PlanProposal | null) =>
  proposal === null
    ? { terms: null, by: '', at: null }
    : {
        terms: JSON.stringify({
          ...proposal.terms,
          tiers: JSON.parse(storedTiers(proposal.terms.tiers)) as StoredTiers,
        }),
        by: proposal.by,
        at: new Date(proposal.at),
      };

export async function readPlans(on: Queryable): Promise<readonly Plan[]> {
  const { rows } = await sql<Row>`select ${columns} from rebate_plan
    order by made_at desc, id`.execute(on);
  return rows.map(planOf);
}

export async function readPlan(on: Queryable, id: string): Promise<Plan | undefined> {
  const { rows } = await sql<Row>`select ${columns} from rebate_plan where id = ${id}`.execute(on);
  return rows[0] && planOf(rows[0]);
}

/** Serialises changes of plans, of which no two may pay the same play. */
export async function lockPlans(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('rebate-plans'))`.execute(tx);
}

/** Holds the plan for the rest of the transaction. */
export async function lockPlan(tx: Tx, id: string): Promise<Plan | undefined> {
  const { rows } = await sql<Row>`select ${columns} from rebate_plan where id = ${id}
    for update`.execute(tx);
  return rows[0] && planOf(rows[0]);
}

export async function insertPlan(tx: Tx, plan: Plan, now: number): Promise<void> {
  const { id, name, basis, period, categories, tiers, rootIds, isOn, nextDay } = plan;
  const { terms, by, at } = proposalColumns(plan.proposal);
  await sql`insert into rebate_plan (id, name, basis, period, categories, tiers, root_ids, is_on,
      made_at, next_day, proposal, proposed_by, proposed_at)
    values (${id}, ${name}, ${basis}, ${period}, ${[...categories]}::text[],
      ${storedTiers(tiers)}::jsonb, ${[...rootIds]}::text[], ${isOn}, ${new Date(now)},
      ${nextDay}, ${terms}::jsonb, ${by}, ${at})`.execute(tx);
}

export async function writePlan(tx: Tx, plan: Plan): Promise<void> {
  const { id, name, basis, period, categories, tiers, rootIds, isOn, nextDay } = plan;
  const { terms, by, at } = proposalColumns(plan.proposal);
  await sql`update rebate_plan set name = ${name}, basis = ${basis}, period = ${period},
      categories = ${[...categories]}::text[], tiers = ${storedTiers(tiers)}::jsonb,
      root_ids = ${[...rootIds]}::text[], is_on = ${isOn}, next_day = ${nextDay},
      proposal = ${terms}::jsonb, proposed_by = ${by}, proposed_at = ${at}
    where id = ${id}`.execute(tx);
}
