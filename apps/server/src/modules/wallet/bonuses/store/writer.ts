// Writes bonuses. The cash of the member is locked first: whatever else moves the bonus waits.
import type { BonusReason, BonusState } from '@baize/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/index.ts';
import { lockCash } from '../../books/store/lock-cash.ts';
import { bonusOf, bonusColumns, type Bonus, type BonusRow, type BonusTerms } from './bonus-row.ts';
import type { OfMember } from './reader.ts';

export interface BonusGranted extends OfMember, BonusTerms {
  readonly id: string;
  /** Undefined: the newest weights of bonuses. */
  readonly weightsId?: bigint | undefined;
  readonly state: 'granted' | 'proposed';
  readonly grantedBy: string;
  readonly reason: BonusReason | '';
  readonly now: number;
}

/** False when this id was granted before. */
export async function addBonus(tx: Tx, bonus: BonusGranted): Promise<boolean> {
  const { names, amount, base, times, days, stakeMax, releaseMax, isSticky, funding } = bonus;
  const { numAffectedRows } = await sql`insert into wallet_bonus (id, player_id, currency, names,
      amount, base, times, weights_id, stake_max, days, funding, release_max, is_sticky, state,
      granted_at, granted_by, reason)
    values (${bonus.id}, ${bonus.playerId}, ${bonus.currency}, ${JSON.stringify(names)}::jsonb,
      ${amount}, ${base}, ${times}, coalesce(${bonus.weightsId ?? null}::bigint,
        (select max(id) from wallet_weights where name = 'bonus')),
      ${stakeMax}, ${days}, ${funding}, ${releaseMax}, ${isSticky}, ${bonus.state},
      ${new Date(bonus.now)}, ${bonus.grantedBy}, ${bonus.reason})
    on conflict (id) do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

/** The bonus, with its member's cash locked before it. */
export async function lockBonus(tx: Tx, id: string): Promise<Bonus | undefined> {
  const { rows: found } = await sql<{ player_id: string; currency: string }>`
    select player_id, currency from wallet_bonus where id = ${id}`.execute(tx);
  if (found[0] === undefined) return undefined;
  await lockCash(tx, found[0].player_id, found[0].currency);
  const { rows } = await sql<BonusRow>`select ${sql.raw(bonusColumns)} from wallet_bonus b
    where b.id = ${id} for update`.execute(tx);
  return rows[0] && bonusOf(rows[0]);
}

/**
 * What staff granted a member alone since a moment; such grants wait for each other. What the house
 * gives has a budget of its own.
 */
export async function lockGrantedAlone(
  tx: Tx,
  { playerId, currency }: OfMember,
  since: number,
): Promise<bigint> {
  const name = `bonuses granted to ${playerId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
  const { rows } = await sql<{ alone: bigint }>`select coalesce(sum(amount), 0)::bigint as alone
    from wallet_bonus where player_id = ${playerId} and currency = ${currency}
      and granted_at >= ${new Date(since)} and granted_by <> 'house' and confirmed_by = ''
      and state not in ('proposed', 'rejected')`.execute(tx);
  return rows[0]?.alone ?? 0n;
}

export async function confirmProposed(tx: Tx, id: string, by: string): Promise<void> {
  await sql`update wallet_bonus set state = 'granted', confirmed_by = ${by},
    version = version + 1 where id = ${id}`.execute(tx);
}

export async function startBonus(
  tx: Tx,
  id: string,
  { now, expiresAt }: { readonly now: number; readonly expiresAt: number },
): Promise<void> {
  await sql`update wallet_bonus set state = 'active', active_at = ${new Date(now)},
    expires_at = ${new Date(expiresAt)}, version = version + 1 where id = ${id}`.execute(tx);
}

export interface BonusEnding {
  readonly state: Extract<BonusState, 'expired' | 'cancelled' | 'forfeited' | 'rejected'>;
  readonly lost: bigint;
  readonly by: string;
  readonly reason: BonusReason | '';
  readonly now: number;
}

/** Ends a bonus and its requirement. */
export async function endBonus(tx: Tx, id: string, ending: BonusEnding): Promise<void> {
  const { state, lost, by, reason, now } = ending;
  const at = new Date(now);
  await sql`update wallet_bonus set state = ${state}, lost = ${lost}, in_play = 0,
    ended_at = ${at}, ended_by = ${by}, end_reason = ${reason}, version = version + 1
    where id = ${id}`.execute(tx);
  const item = state === 'expired' ? 'expired' : 'cancelled';
  await sql`update wallet_requirement r set state = ${item}, closed_at = ${at}
    from wallet_bonus b where b.id = ${id} and r.player_id = b.player_id
      and r.currency = b.currency and r.kind = 'bonus' and r.source_id = b.id
      and r.state = 'open'`.execute(tx);
}

/** All items of a member, where nothing is left to play with. */
export async function clearRequirements(
  tx: Tx,
  { playerId, currency }: OfMember,
  now: number,
): Promise<void> {
  await sql`update wallet_requirement set state = 'cleared', closed_at = ${new Date(now)}
    where player_id = ${playerId} and currency = ${currency} and state = 'open'`.execute(tx);
}

/** A bonus that nothing holds any more. */
export async function freeBonus(
  tx: Tx,
  id: string,
  freed: { readonly released: bigint; readonly lost: bigint; readonly now: number },
): Promise<void> {
  await sql`update wallet_bonus set state = 'released', released = ${freed.released},
    lost = ${freed.lost}, in_play = 0, ended_at = ${new Date(freed.now)}, version = version + 1
    where id = ${id}`.execute(tx);
}

/** Whether its requirement is still to be met. */
export async function isUnmet(tx: Tx, { id, playerId, currency }: Bonus): Promise<boolean> {
  const { rows } = await sql`select from wallet_requirement where player_id = ${playerId}
    and currency = ${currency} and kind = 'bonus' and source_id = ${id}
    and state = 'open'`.execute(tx);
  return rows.length > 0;
}

/** Counted bets of bonuses that ended long ago; their sums stay. */
export async function forgetBets(tx: Tx, before: number, most: number): Promise<void> {
  await sql`delete from wallet_counted_bet where (requirement_id, round_id) in (
    select c.requirement_id, c.round_id from wallet_requirement r
    join wallet_counted_bet c on c.requirement_id = r.id
    where r.kind = 'bonus' and r.closed_at < ${new Date(before)} limit ${most})`.execute(tx);
}
