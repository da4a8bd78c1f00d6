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
  // One that was taken back costs nothing, but its member was counted.
  const { rows } = await sql`with taken as (
      update promotions_cost set spent = spent + ${cost}, members = members
          + case when exists (select from promotions_claim where promotion_id = ${promotionId}
            and player_id = ${playerId} and state in ('claimed', 'returned')) then 0 else 1 end
        where promotion_id = ${promotionId} and ${within(asked, budget)} returning 1
    )
    insert into promotions_cost_day as d (promotion_id, day, spent)
    select ${promotionId}, ${dayText(now)}::date, ${cost}::bigint from taken
    on conflict (promotion_id, day) do update set spent = d.spent + excluded.spent
    returning 1`.execute(tx);
  return rows.length > 0;
}

/** Nothing else is paid by the promotion until the transaction ends. */
export async function lockCost(tx: Tx, promotionId: string): Promise<void> {
  await sql`insert into promotions_cost (promotion_id) values (${promotionId})
    on conflict (promotion_id) do update set spent = promotions_cost.spent`.execute(tx);
}

/** Whether the budget reaches for a cost. */
export async function isWithin(on: Queryable | Tx, asked: Cost, budget: Budget): Promise<boolean> {
  const { rows } = await sql`select where ${within(asked, budget)}`.execute(on);
  return rows.length > 0;
}

const within = ({ promotionId, playerId, cost, now }: Cost, { total, day, member }: Budget) => {
  const spent = sql`coalesce((select spent from promotions_cost
    where promotion_id = ${promotionId}), 0)`;
  const spentToday = sql`coalesce((select spent from promotions_cost_day
    where promotion_id = ${promotionId} and day = ${dayText(now)}::date), 0)`;
  const spentFor = sql`(select coalesce(sum(cost), 0) from promotions_claim
    where promotion_id = ${promotionId} and player_id = ${playerId} and state = 'claimed')`;
  return sql`${spent} + ${cost} <= ${total}
    and ${day === null ? sql`true` : sql`${spentToday} + ${cost} <= ${day}`}
    and ${member === null ? sql`true` : sql`${spentFor} + ${cost} <= ${member}`}`;
};

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
