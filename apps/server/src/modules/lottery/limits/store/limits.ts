// Limits as they are kept, and what limited players have staked.
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import {
  prepared,
  textsText,
  type Queryable,
  type Tx,
} from '../../../../platform/database/index.ts';
import type { IssueLimit, MemberLimit, Staked } from '../rules/judge-order.ts';

export interface SetBy {
  readonly at: number;
  readonly by: string;
  readonly reason: string;
}

const memberColumns = `player_id as "playerId", game_code as "gameCode",
  is_blocked as "isBlocked", issue_stake_max as "issueStakeMost", day_stake_max as "dayStakeMost"`;
const issueColumns = `event_id as "eventId", exposure_max as "exposureMost",
  payout_max as "payoutMost"`;

const load = {
  name: 'lottery-load-limits',
  text: `select null as "eventId", null::bigint as "exposureMost", null::bigint as "payoutMost",
      ${memberColumns} from lottery_member_limit where player_id = any($1)
    union all select ${issueColumns}, '', '', false, null, null
      from lottery_issue_limit where event_id = any($2)`,
};

interface LoadedRow extends MemberLimit, Omit<IssueLimit, 'eventId'> {
  readonly eventId: string | null;
}

/** The limits of the players and events of one group of orders, in one statement. */
export async function loadLimits(
  tx: Tx,
  playerIds: readonly string[],
  eventIds: readonly string[],
): Promise<{ members: readonly MemberLimit[]; issues: readonly IssueLimit[] }> {
  const keys = [textsText([...new Set(playerIds)]), textsText(eventIds)];
  const rows = await prepared<LoadedRow>(tx, load, keys);
  return {
    members: rows.filter(({ eventId }) => eventId === null),
    issues: rows.flatMap(({ eventId, exposureMost, payoutMost }) =>
      eventId === null ? [] : [{ eventId, exposureMost, payoutMost }],
    ),
  };
}

export interface SetMemberLimit extends MemberLimit, SetBy {}

export async function readMemberLimits(
  on: Queryable,
  playerId: string,
): Promise<readonly SetMemberLimit[]> {
  const { rows } = await sql<Omit<SetMemberLimit, 'at'> & { at: Date }>`
    select ${sql.raw(memberColumns)}, set_at as at, set_by as by, reason
    from lottery_member_limit where player_id = ${playerId} order by game_code`.execute(on);
  return rows.map((row) => ({ ...row, at: row.at.getTime() }));
}

/** A limit of nothing is none: its row goes. */
export async function writeMemberLimit(tx: Tx, limit: SetMemberLimit): Promise<void> {
  const { playerId, gameCode, isBlocked, issueStakeMost, dayStakeMost } = limit;
  if (!isBlocked && issueStakeMost === null && dayStakeMost === null) {
    await sql`delete from lottery_member_limit
      where player_id = ${playerId} and game_code = ${gameCode}`.execute(tx);
    return;
  }
  await sql`insert into lottery_member_limit (player_id, game_code, is_blocked, issue_stake_max,
      day_stake_max, set_at, set_by, reason)
    values (${playerId}, ${gameCode}, ${isBlocked}, ${issueStakeMost}, ${dayStakeMost},
      ${new Date(limit.at)}, ${limit.by}, ${limit.reason})
    on conflict (player_id, game_code) do update set is_blocked = excluded.is_blocked,
      issue_stake_max = excluded.issue_stake_max, day_stake_max = excluded.day_stake_max,
      set_at = excluded.set_at, set_by = excluded.set_by, reason = excluded.reason`.execute(tx);
}

export interface SetIssueLimit extends IssueLimit, SetBy {}

export async function readIssueLimit(
  on: Queryable,
  eventId: string,
): Promise<SetIssueLimit | undefined> {
  const { rows } = await sql<Omit<SetIssueLimit, 'at'> & { at: Date }>`
    select ${sql.raw(issueColumns)}, set_at as at, set_by as by, reason
    from lottery_issue_limit where event_id = ${eventId}`.execute(on);
  const [row] = rows;
  return row && { ...row, at: row.at.getTime() };
}

export async function writeIssueLimit(tx: Tx, limit: SetIssueLimit): Promise<void> {
  const { eventId, exposureMost, payoutMost } = limit;
  if (exposureMost === null && payoutMost === null) {
    await sql`delete from lottery_issue_limit where event_id = ${eventId}`.execute(tx);
    return;
  }
  await sql`insert into lottery_issue_limit (event_id, exposure_max, payout_max, set_at, set_by,
      reason)
    values (${eventId}, ${exposureMost}, ${payoutMost}, ${new Date(limit.at)}, ${limit.by},
      ${limit.reason})
    on conflict (event_id) do update set exposure_max = excluded.exposure_max,
      payout_max = excluded.payout_max, set_at = excluded.set_at, set_by = excluded.set_by,
      reason = excluded.reason`.execute(tx);
}

/** The payouts of issues that were limited since a moment. */
export async function readPayoutLimits(
  on: Queryable,
  since: number,
): Promise<ReadonlyMap<string, Units>> {
  const { rows } = await sql<{ eventId: string; payoutMost: Units }>`
    select event_id as "eventId", payout_max as "payoutMost" from lottery_issue_limit
    where payout_max is not null and set_at >= ${new Date(since)}`.execute(on);
  return new Map(rows.map(({ eventId, payoutMost }) => [eventId, payoutMost]));
}

export interface StakedAsked {
  readonly playerIds: readonly string[];
  readonly eventIds: readonly string[];
  /** When the day of the house's calendar began. */
  readonly dayBegan: number;
  /** Before then nothing was staked on an issue that still takes slips. */
  readonly since: number;
}

export async function readStaked(tx: Tx, asked: StakedAsked): Promise<readonly Staked[]> {
  const { playerIds, eventIds, dayBegan, since } = asked;
  const day = new Date(dayBegan);
  const { rows } = await sql<Staked>`select player_id as "playerId", currency,
      game_code as "gameCode", event_id as "eventId", sum(stake)::bigint as stake,
      coalesce(sum(stake) filter (where placed_at >= ${day}), 0)::bigint as today
    from lottery_order where player_id = any(${playerIds}) and placed_at >= ${new Date(since)}
      and (placed_at >= ${day} or event_id = any(${eventIds}))
      and state in ('running', 'won', 'lost')
    group by player_id, currency, game_code, event_id`.execute(tx);
  return rows;
}
