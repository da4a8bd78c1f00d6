// Opens requirements: what has to be staked before money is free, an item for each deposit,
// transfer, bonus or adjustment. The same source opens one item, however often it is asked.
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import type { Saving, Tx } from '../../../../../platform/database/index.ts';
import { turnoverOf } from '../../rules/turnover.ts';

export type RequirementKind = 'deposit' | 'transfer' | 'bonus' | 'adjustment';

export interface RequirementAsked {
  readonly playerId: string;
  readonly currency: string;
  readonly kind: RequirementKind;
  /**
   * The deposit, transfer, bonus or adjustment: it opens one item. Undefined: another each time.
   */
  readonly sourceId?: string | undefined;
  readonly base: Units;
  readonly times: number;
  /** Undefined: the newest weights of deposits. */
  readonly weightsId?: bigint | undefined;
  readonly expiresAt?: number | undefined;
  /** Undefined: the database's own time. */
  readonly now?: number | undefined;
}

/**
 * Opens an item. Call it after the posting of your transaction, which holds the lock of the
 * player's cash: nothing is counted meanwhile.
 */
export async function openRequirement(tx: Tx, asked: RequirementAsked): Promise<void> {
  const { playerId, currency, kind, sourceId, base, times, weightsId, expiresAt, now } = asked;
  const required = turnoverOf(base, times);
  if (required <= 0n) return;
  await watchCash(tx, playerId, currency);
  await sql`insert into wallet_requirement (player_id, currency, kind, source_id, base, times,
      required, weights_id, opened_at, expires_at)
    values (${playerId}, ${currency}, ${kind}, coalesce(${sourceId ?? null}::text,
        gen_random_uuid()::text), ${base}, ${times}, ${required},
      coalesce(${weightsId ?? null}::bigint,
        (select max(id) from wallet_weights where name = 'deposit')),
      coalesce(${now === undefined ? null : new Date(now)}::timestamptz, now()),
      ${expiresAt === undefined ? null : new Date(expiresAt)})
    on conflict on constraint wallet_requirement_once do nothing`.execute(tx);
}

export type RequirementOfGroup = Required<
  Pick<RequirementAsked, 'playerId' | 'currency' | 'kind' | 'base' | 'times'>
> & { readonly sourceId: string; readonly now: number };

const openMany = `with asked as (select * from unnest($1::text[], $2::text[], $3::text[],
      $4::text[], $5::bigint[], $6::integer[], $7::bigint[], $8::timestamptz[])
    as n (player_id, currency, kind, source_id, base, times, required, at)),
  watched as (update ledger_account as a set has_terms = true from asked
    where a.owner = asked.player_id and a.kind = 'player-cash' and a.currency = asked.currency
      and a.shard = 0)
  insert into wallet_requirement
    (player_id, currency, kind, source_id, base, times, required, weights_id, opened_at)
  select player_id, currency, kind, source_id, base, times, required,
    (select max(id) from wallet_weights where name = 'deposit'), at from asked
  on conflict on constraint wallet_requirement_once do nothing`;

/** The same for many members in a group's transaction, which holds their cash. */
export function savingRequirements(asked: readonly RequirementOfGroup[]): readonly Saving[] {
  const items = asked
    .map((one) => ({ ...one, required: turnoverOf(one.base, one.times) }))
    .filter(({ required }) => required > 0n);
  if (items.length === 0) return [];
  const values = [
    items.map(({ playerId }) => playerId),
    items.map(({ currency }) => currency),
    items.map(({ kind }) => kind),
    items.map(({ sourceId }) => sourceId),
    items.map(({ base }) => base),
    items.map(({ times }) => times),
    items.map(({ required }) => required),
    items.map(({ now }) => new Date(now)),
  ];
  return [{ name: 'wallet-open-requirements', text: openMany, values }];
}

/** Adds to what must be staked, from no source that could come again. */
export function addTurnover(
  tx: Tx,
  { playerId, currency, required }: { playerId: string; currency: string; required: Units },
): Promise<void> {
  const asked = { playerId, currency, base: required, times: 1 };
  return openRequirement(tx, { ...asked, kind: 'adjustment' });
}

/** From here on the books read what is open of this player together with the cash. */
export async function watchCash(tx: Tx, playerId: string, currency: string): Promise<void> {
  await sql`insert into ledger_account (owner, kind, currency, shard, has_terms)
    values (${playerId}, 'player-cash', ${currency}, 0, true)
    on conflict (owner, kind, currency, shard) do update set has_terms = true`.execute(tx);
}

/** What a source obliged to is required no longer: a deposit was taken back. */
export async function cancelRequirement(
  tx: Tx,
  source: Pick<RequirementAsked, 'playerId' | 'currency' | 'kind'> & {
    readonly sourceId: string;
    readonly now: number;
  },
): Promise<void> {
  const { playerId, currency, kind, sourceId, now } = source;
  await sql`update wallet_requirement set state = 'cancelled', closed_at = ${new Date(now)}
    where player_id = ${playerId} and currency = ${currency} and kind = ${kind}
      and source_id = ${sourceId} and state = 'open'`.execute(tx);
}
