// A player's money by purse: usable, in play, on hold, or on its way out.
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/database/index.ts';

export const purseKinds = [
  'player-cash',
  'player-bonus',
  'player-in-play',
  'player-held',
  'payout-in-transit',
] as const;
export type PurseKind = (typeof purseKinds)[number];

/** Purses that a player is shown beside them where they hold something. */
const others = ['return-held'] as const;
type AnyPurse = PurseKind | (typeof others)[number];

export async function readPurses(
  on: Queryable,
  owner: string,
  currency: string,
): Promise<ReadonlyMap<AnyPurse, Units>> {
  const { rows } = await sql<{ kind: AnyPurse; balance: Units }>`
    select kind, balance from ledger_account where owner = ${owner} and currency = ${currency}
      and shard = 0 and kind = any(${[...purseKinds, ...others]})`.execute(on);
  return new Map(rows.map(({ kind, balance }) => [kind, balance]));
}
