// Rewards that are due, with what became of them.
import type { ClaimState, FriendLink } from '@baize/contract';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';
import { digestOf } from '../../../../platform/secrets/index.ts';
import type { RewardDue } from '../../offers/rules/spec.ts';

export interface Claim {
  readonly id: string;
  readonly promotionId: string;
  readonly version: number;
  readonly playerId: string;
  readonly currency: string;
  readonly period: string;
  readonly tier: number;
  readonly state: ClaimState;
  readonly rewards: readonly RewardDue[];
  readonly cost: bigint;
  /** The deposit that set it off. */
  readonly deposit: bigint;
  readonly remark: string;
  readonly madeAt: number;
  readonly expiresAt: number | null;
  readonly decidedAt: number | null;
  readonly decidedBy: string;
  readonly answer: string;
  /** The friend whose doings gave it; null: the member's own. */
  readonly friendId: string | null;
  /** What that friend has in common with the member. */
  readonly heldFor: readonly FriendLink[];
  /** Who of staff granted or approved it first, where a second person has to decide. */
  readonly proposedBy: string;
}

type Row = Omit<Claim, 'madeAt' | 'expiresAt' | 'decidedAt'> & {
  readonly madeAt: Date;
  readonly expiresAt: Date | null;
  readonly decidedAt: Date | null;
};

const columns = sql`id, promotion_id as "promotionId", version, player_id as "playerId", currency,
  period, tier, state, rewards, cost, deposit, remark, made_at as "madeAt",
  expires_at as "expiresAt", decided_at as "decidedAt", decided_by as "decidedBy", answer,
  friend_id as "friendId", held_for as "heldFor", proposed_by as "proposedBy"`;

const claimOf = (row: Row): Claim => ({
  ...row,
  madeAt: row.madeAt.getTime(),
  expiresAt: row.expiresAt?.getTime() ?? null,
  decidedAt: row.decidedAt?.getTime() ?? null,
});

/** Which of these were made before. */
export async function readMade(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`select id from promotions_claim
    where id = any(${ids})`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** False: the promotion gave this of the period and tier before. */
export async function addClaim(tx: Tx, claim: Claim): Promise<boolean> {
  const { rows } = await sql`insert into promotions_claim (id, promotion_id, version, player_id,
      currency, period, tier, state, rewards, cost, deposit, remark, made_at, expires_at,
      decided_at, decided_by, friend_id, held_for, proposed_by)
    values (${claim.id}, ${claim.promotionId}, ${claim.version}, ${claim.playerId},
      ${claim.currency}, ${claim.period}, ${claim.tier}, ${claim.state},
      ${JSON.stringify(claim.rewards)}::jsonb, ${claim.cost}, ${claim.deposit}, ${claim.remark},
      ${new Date(claim.madeAt)}, ${dateOf(claim.expiresAt)}, ${dateOf(claim.decidedAt)},
      ${claim.decidedBy}, ${claim.friendId}, ${claim.heldFor},
      ${claim.proposedBy})
    on conflict do nothing returning 1`.execute(tx);
  return rows.length > 0;
}

/**
 * Whether the period gave another step before. Nobody else gives one of it to the member until the
 * transaction ends.
 */
export async function hasOtherTier(
  tx: Tx,
  { promotionId, playerId, period, tier }: Claim,
): Promise<boolean> {
  const name = `step ${promotionId} ${playerId} ${period}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
  const { rows } = await sql`select 1 from promotions_claim where promotion_id = ${promotionId}
    and player_id = ${playerId} and period = ${period} and tier <> ${tier} limit 1`.execute(tx);
  return rows.length > 0;
}

const dateOf = (at: number | null): Date | null => (at === null ? null : new Date(at));

export async function lockClaim(tx: Tx, id: string): Promise<Claim | undefined> {
  const { rows } = await sql<Row>`select ${columns} from promotions_claim where id = ${id}
    for update`.execute(tx);
  return rows[0] && claimOf(rows[0]);
}

export async function readClaim(on: Queryable | Tx, id: string): Promise<Claim | undefined> {
  const { rows } = await sql<Row>`select ${columns} from promotions_claim
    where id = ${id}`.execute(on);
  return rows[0] && claimOf(rows[0]);
}

/** The newest first. */
export async function readClaimsById(
  on: Queryable,
  ids: readonly string[],
): Promise<readonly Claim[]> {
  const { rows } = await sql<Row>`select ${columns} from promotions_claim
    where id = any(${ids}) order by made_at desc, id`.execute(on);
  return rows.map(claimOf);
}

export interface ClaimMove {
  readonly state: ClaimState;
  readonly by: string;
  readonly answer?: string;
  readonly now: number;
  readonly expiresAt?: number | null;
  /** Undefined: as they were. */
  readonly rewards?: readonly RewardDue[];
  readonly cost?: bigint;
  /** The member's intent. */
  readonly intent?: string;
}

/** The first of two persons agrees, with the rewards as they changed them. */
export async function proposeClaim(
  tx: Tx,
  id: string,
  proposed: Required<Pick<ClaimMove, 'by' | 'answer' | 'rewards' | 'cost'>>,
): Promise<void> {
  const { by, answer, rewards, cost } = proposed;
  await sql`update promotions_claim set proposed_by = ${by}, answer = ${answer},
      rewards = ${JSON.stringify(rewards)}::jsonb, cost = ${cost}
    where id = ${id}`.execute(tx);
}

export async function moveClaim(tx: Tx, id: string, move: ClaimMove): Promise<void> {
  const { state, by, answer = null, now, expiresAt = null, rewards, cost = null } = move;
  const changed = rewards === undefined ? null : JSON.stringify(rewards);
  const under = move.intent === undefined ? null : underOf(move.intent);
  await sql`update promotions_claim set state = ${state}, decided_at = ${new Date(now)},
      decided_by = ${by}, answer = coalesce(${answer}::text, answer),
      expires_at = coalesce(${dateOf(expiresAt)}::timestamptz, expires_at),
      rewards = coalesce(${changed}::jsonb, rewards), cost = coalesce(${cost}::bigint, cost),
      claimed_under = coalesce(${under}::text, claimed_under)
    where id = ${id}`.execute(tx);
}

/** Keys are as long as a client likes. */
const underOf = (intent: string): string => digestOf(`claimed under ${intent}`).slice(0, 32);

/** What a member claimed by one click. */
export async function readClaimedUnder(
  on: Queryable,
  { playerId, intent }: { readonly playerId: string; readonly intent: string },
): Promise<readonly Claim[]> {
  const { rows } = await sql<Row>`select ${columns} from promotions_claim
    where player_id = ${playerId} and claimed_under = ${underOf(intent)}
    order by made_at, id`.execute(on);
  return rows.map(claimOf);
}

/** The open claims of a member, and those of these promotions. */
export async function readStanding(
  on: Queryable | Tx,
  playerId: string,
  promotionIds: readonly string[],
): Promise<readonly Claim[]> {
  const { rows } = await sql<Row>`select ${columns} from promotions_claim
    where player_id = ${playerId} and promotion_id = any(${promotionIds})
    order by made_at desc, id limit 1000`.execute(on);
  return rows.map(claimOf);
}

export async function readAvailable(
  on: Queryable | Tx,
  playerId: string,
): Promise<readonly Claim[]> {
  const { rows } = await sql<Row>`select ${columns} from promotions_claim
    where player_id = ${playerId} and state = 'available' order by made_at, id`.execute(on);
  return rows.map(claimOf);
}

export interface ClaimSearch {
  readonly playerId?: string | undefined;
  readonly promotionId?: string | undefined;
  readonly state?: ClaimState | undefined;
  readonly pageNo: number;
  readonly pageSize: number;
}

export async function readClaims(
  on: Queryable,
  { playerId, promotionId, state, pageNo, pageSize }: ClaimSearch,
): Promise<{ readonly claims: readonly Claim[]; readonly total: number }> {
  const chosen = sql`where (${playerId ?? null}::text is null or player_id = ${playerId ?? null})
    and (${promotionId ?? null}::text is null or promotion_id = ${promotionId ?? null})
    and (${state ?? null}::text is null or state = ${state ?? null})`;
  const { rows } = await sql<Row>`select ${columns} from promotions_claim ${chosen}
    order by made_at desc, id limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(on);
  const { rows: counted } = await sql<{ total: bigint }>`select count(*) as total
    from promotions_claim ${chosen}`.execute(on);
  return { claims: rows.map(claimOf), total: Number(counted[0]?.total ?? 0) };
}

export async function countClaims(
  on: Queryable,
  state: 'pending' | 'available',
  playerId?: string,
): Promise<number> {
  const { rows } = await sql<{ total: bigint }>`select count(*) as total from promotions_claim
    where state = ${state}
      and (${playerId ?? null}::text is null or player_id = ${playerId ?? null})`.execute(on);
  return Number(rows[0]?.total ?? 0);
}

/** Rewards that nobody claimed in time; gives whose they were. */
export async function expireClaims(
  tx: Tx,
  now: number,
  count: number,
): Promise<readonly { readonly id: string; readonly playerId: string }[]> {
  const { rows } = await sql<{ id: string; playerId: string }>`update promotions_claim
    set state = 'expired', decided_at = ${new Date(now)}
    where id in (select id from promotions_claim
      where state = 'available' and expires_at <= ${new Date(now)}
      order by expires_at limit ${count} for update skip locked)
    returning id, player_id as "playerId"`.execute(tx);
  return rows;
}

/** What is open of a member in a promotion that they leave, or that was stopped. */
export async function cancelOpen(
  tx: Tx,
  { promotionId, playerId, now }: { promotionId: string; playerId?: string; now: number },
): Promise<void> {
  await sql`update promotions_claim set state = 'cancelled', decided_at = ${new Date(now)}
    where promotion_id = ${promotionId} and state in ('pending', 'available')
      and (${playerId ?? null}::text is null or player_id = ${playerId ?? null})`.execute(tx);
}

/** What is open that a deposit set off: made in its moment, and reckoned from its amount. */
export async function cancelOfDeposit(
  tx: Tx,
  { playerId, amount, at, now }: { playerId: string; amount: bigint; at: number; now: number },
): Promise<void> {
  await sql`update promotions_claim set state = 'cancelled', decided_at = ${new Date(now)}
    where player_id = ${playerId} and state in ('pending', 'available')
      and deposit = ${amount} and made_at = ${new Date(at)}`.execute(tx);
}

/** What is open of a member in all promotions. */
export async function cancelOpenOf(
  tx: Tx,
  { playerId, now }: { readonly playerId: string; readonly now: number },
): Promise<void> {
  await sql`update promotions_claim set state = 'cancelled', decided_at = ${new Date(now)}
    where player_id = ${playerId} and state in ('pending', 'available')`.execute(tx);
}
