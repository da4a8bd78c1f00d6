// Reads and writes commissions: one for each plan, period, tree, agent and currency.
import type { CommissionBasis, GameCategory } from '@baize/contract';
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import {
  textsText,
  wholesText,
  type Queryable,
  type Tx,
} from '../../../../platform/database/index.ts';
import type { Share } from '../rules/commission.ts';
import type { Tier } from '../rules/tiers.ts';
import { storedTiers, tiersOf, type StoredTiers } from './plans.ts';

export interface Bill {
  readonly id: string;
  readonly planId: string;
  readonly planName: string;
  readonly basis: CommissionBasis;
  readonly tiers: readonly Tier[];
  readonly categories: readonly GameCategory[];
  readonly fromDay: number;
  readonly untilDay: number;
  readonly rootId: string;
  readonly agentId: string;
  readonly currency: string;
  readonly total: Units;
  readonly rate: number;
  readonly exact: bigint;
  readonly amount: Units;
  readonly shares: readonly Share[];
}

export type NewBill = Pick<
  Bill,
  'id' | 'rootId' | 'agentId' | 'currency' | 'total' | 'rate' | 'exact' | 'amount' | 'shares'
>;
export type BillsOf = Omit<Bill, keyof NewBill>;

const storedShares = (shares: readonly Share[]): string =>
  JSON.stringify(
    shares.map(({ childId, total, rate, exact }) => [childId, String(total), rate, String(exact)]),
  );

export async function insertBills(
  tx: Tx,
  of: BillsOf,
  bills: readonly NewBill[],
  now: number,
): Promise<void> {
  const texts = (read: (bill: NewBill) => string) => textsText(bills.map(read));
  const wholes = (read: (bill: NewBill) => bigint | number) => wholesText(bills.map(read));
  await sql`insert into rebate_commission (plan_id, plan_name, basis, tiers, categories, from_day,
      until_day, closed_at, id, root_id, agent_id, currency, total, rate, exact, amount, shares)
    select ${of.planId}, ${of.planName}, ${of.basis}, ${storedTiers(of.tiers)}::jsonb,
      ${[...of.categories]}::text[], ${of.fromDay}, ${of.untilDay}, ${new Date(now)},
      n.id, root, agent, currency, total, rate, exact, amount, shares::jsonb
    from unnest(${texts(({ id }) => id)}::text[], ${texts(({ rootId }) => rootId)}::text[],
      ${texts(({ agentId }) => agentId)}::text[], ${texts(({ currency }) => currency)}::text[],
      ${wholes(({ total }) => total)}::bigint[], ${wholes(({ rate }) => rate)}::integer[],
      ${wholes(({ exact }) => exact)}::bigint[], ${wholes(({ amount }) => amount)}::bigint[],
      ${bills.map(({ shares }) => storedShares(shares))}::text[])
      as n(id, root, agent, currency, total, rate, exact, amount, shares)`.execute(tx);
}

interface Row extends Omit<Bill, 'tiers' | 'shares'> {
  readonly tiers: StoredTiers;
  readonly shares: readonly (readonly [string, string, number, string])[];
  /** When it was paid, or kept. */
  readonly paidAt: Date | null;
  /** The account was closed by then. */
  readonly kept: boolean;
}
export type StoredBill = Bill & Pick<Row, 'paidAt' | 'kept'>;

const columns = sql`id, plan_id as "planId", plan_name as "planName", basis, tiers, categories,
  from_day as "fromDay", until_day as "untilDay", root_id as "rootId", agent_id as "agentId",
  currency, total, rate, exact, amount, shares, paid_at as "paidAt", kept`;

const billOf = (row: Row): StoredBill => ({
  ...row,
  tiers: tiersOf(row.tiers),
  shares: row.shares.map(([childId, total, rate, exact]) => ({
    childId,
    rate,
    total: BigInt(total),
    exact: BigInt(exact),
  })),
});

export interface BillSearch {
  /** Undefined: of everybody. */
  readonly agentId: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

export async function readBills(on: Queryable, { agentId, limit, offset }: BillSearch) {
  const where = agentId === undefined ? sql`true` : sql`agent_id = ${agentId}`;
  const { rows } = await sql<Row>`select ${columns} from rebate_commission where ${where}
    order by from_day desc, amount desc, id limit ${limit} offset ${offset}`.execute(on);
  const counted = await sql<{ total: bigint }>`select count(*) as total from rebate_commission
    where ${where}`.execute(on);
  return { list: rows.map(billOf), total: Number(counted.rows[0]?.total ?? 0n) };
}

export async function readBill(on: Queryable, id: string): Promise<StoredBill | undefined> {
  const { rows } = await sql<Row>`select ${columns} from rebate_commission
    where id = ${id}`.execute(on);
  return rows[0] && billOf(rows[0]);
}

export interface UnpaidBill {
  readonly commissionId: string;
  readonly playerId: string;
  readonly currency: string;
  readonly amount: Units;
}

export async function readUnpaidBills(on: Queryable, count: number) {
  const { rows } = await sql<UnpaidBill>`select id as "commissionId", agent_id as "playerId",
      currency, amount from rebate_commission where paid_at is null and amount > 0
    order by id limit ${count}`.execute(on);
  return rows;
}

/** Each with what became of it. */
export async function writeBillsPaid(
  on: Queryable,
  paid: readonly (UnpaidBill & { readonly became: 'paid' | 'kept' })[],
  now: number,
) {
  const idsOf = (what: 'paid' | 'kept') =>
    paid.filter(({ became }) => became === what).map(({ commissionId }) => commissionId);
  await sql`update rebate_commission
    set paid_at = ${new Date(now)}, kept = id = any(${idsOf('kept')}::text[])
    where id = any(${[...idsOf('paid'), ...idsOf('kept')]}::text[])
      and paid_at is null`.execute(on);
}

/** Counted for an agent and not paid yet. */
export async function readOwed(on: Queryable, agentId: string, currency: string): Promise<Units> {
  const { rows } = await sql<{ owed: Units }>`select coalesce(sum(amount), 0)::bigint as owed
    from rebate_commission where agent_id = ${agentId} and currency = ${currency}
      and paid_at is null`.execute(on);
  return rows[0]?.owed ?? 0n;
}
