// Rewards that members have for friends whom they invited.
import type { ClaimState } from '@baize/contract';
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';
import type { RewardDue } from '../../offers/rules/spec.ts';

export interface FriendClaim {
  readonly id: string;
  readonly promotionId: string;
  readonly friendId: string;
  readonly tier: number;
  readonly state: ClaimState;
  readonly rewards: readonly RewardDue[];
  readonly cost: Units;
}

/** Of these friends, in the order in which they were made. */
export async function readFriendClaims(
  on: Queryable | Tx,
  playerId: string,
  friendIds: readonly string[],
): Promise<readonly FriendClaim[]> {
  const { rows } = await sql<FriendClaim>`select id, promotion_id as "promotionId",
      friend_id as "friendId", tier, state, rewards, cost
    from promotions_claim where friend_id = any(${friendIds}) and player_id = ${playerId}
    order by made_at, tier`.execute(on);
  return rows;
}

export interface FriendSums {
  readonly claimed: number;
  readonly earned: Units;
  readonly available: number;
  readonly pending: number;
}

/** What came of all friends of a member. */
export async function readFriendSums(on: Queryable, playerId: string): Promise<FriendSums> {
  const { rows } = await sql<FriendSums>`select
      count(*) filter (where state = 'claimed')::int as claimed,
      coalesce(sum(cost) filter (where state = 'claimed'), 0)::bigint as earned,
      count(*) filter (where state = 'available')::int as available,
      count(*) filter (where state = 'pending')::int as pending
    from promotions_claim where player_id = ${playerId} and friend_id is not null`.execute(on);
  return rows[0] ?? { claimed: 0, earned: 0n, available: 0, pending: 0 };
}
