// Costs of promotions. A reward takes its cost from the budget in the transaction that pays
// it: the row's lock is what no thousand claims at once can pass.
import { dayText, type Units } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';

export interface Cost {
  readonly promotionId: string;
  readonly playerId: string;
  readonly cost: Units;
  readonly now: number;
}

export interface Budget {
  readonly total: Units;
  readonly day: Units | null;
  readonly member: Units | null;
}

/** False: the budget does not reach, and nothing was taken of it. */
export async function takeBudget(tx: Tx, asked: Cost, budget: Budget): Promise<boolean> {
  const { promotionId, playerId, cost, now } = asked;
  await lockCost(tx, promotionId);
  if (!(await isWithin(tx, asked, budget))) return false;
  const day = dayText(now);
  const had = await spentFor(tx, promotionId, playerId);
  await sql`update promotions_cost set spent = spent + ${cost},
    members = members + ${had.claims === 0 ? 1 : 0} where promotion_id = ${promotionId}`.execute(
    tx,
  );
  await sql`insert into promotions_cost_day as d (promotion_id, day, spent)
    values (${promotionId}, ${day}::date, ${cost}) on conflict (promotion_id, day)
    do update set spent = d.spent + excluded.spent`.execute(tx);
  return true;
}

/** Nothing else is paid by the promotion until the transaction ends. */
export async function lockCost(tx: Tx, promotionId: string): Promise<void> {
  await sql`insert into promotions_cost (promotion_id) values (${promotionId})
    on conflict (promotion_id) do update set spent = promotions_cost.spent`.execute(tx);
}

/** Whether the budget reaches for a cost. */
export async function isWithin(
  on: Queryable | Tx,
  { promotionId, playerId, cost, now }: Cost,
  budget: Budget,
): Promise<boolean> {
  const all = await readCosts(on, [promotionId]);
  if ((all.get(promotionId)?.spent ?? 0n) + cost > budget.total) return false;
  const { day, member } = budget;
  if (day !== null && (await spentOn(on, promotionId, dayText(now))) + cost > day) return false;
  return member === null || (await spentFor(on, promotionId, playerId)).spent + cost <= member;
}

async function spentOn(on: Queryable | Tx, promotionId: string, day: string): Promise<Units> {
  const { rows } = await sql<{ spent: Units }>`select spent from promotions_cost_day
    where promotion_id = ${promotionId} and day = ${day}::date`.execute(on);
  return rows[0]?.spent ?? 0n;
}

async function spentFor(on: Queryable | Tx, promotionId: string, playerId: string) {
  // One that was taken back costs nothing, but its member was counted.
  const { rows } = await sql<{ spent: Units; claims: bigint }>`select
      coalesce(sum(cost) filter (where state = 'claimed'), 0)::bigint as spent, count(*) as claims
    from promotions_claim where promotion_id = ${promotionId} and player_id = ${playerId}
      and state in ('claimed', 'returned')`.execute(on);
  return { spent: rows[0]?.spent ?? 0n, claims: Number(rows[0]?.claims ?? 0) };
}

/** A reward was taken back. */
export async function giveBudgetBack(
  tx: Tx,
  { promotionId, cost }: Pick<Cost, 'promotionId' | 'cost'>,
): Promise<void> {
  await sql`update promotions_cost set spent = spent - ${cost}
    where promotion_id = ${promotionId}`.execute(tx);
}

export async function readCosts(
  on: Queryable | Tx,
  promotionIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly spent: Units; readonly members: number }>> {
  const { rows } = await sql<{ id: string; spent: Units; members: bigint }>`select
      promotion_id as id, spent, members from promotions_cost
    where promotion_id = any(${promotionIds})`.execute(on);
  return new Map(rows.map(({ id, spent, members }) => [id, { spent, members: Number(members) }]));
}
