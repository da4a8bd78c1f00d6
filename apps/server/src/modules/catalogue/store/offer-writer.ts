// Writes what staff decide of the offer. Changes are serialised by a lock, so that two orders of
// one list cannot be mixed.
import { sql } from 'kysely';
import type { GameCategory, OfferState } from '@baize/contract';
import type { Tx } from '../../../platform/database/index.ts';
import type { CardRow, GameRow, VendorRow } from '../rules/offer.ts';

export async function lockOffer(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('catalogue'))`.execute(tx);
}

/** In this order, from 1. */
export async function writeCategories(
  tx: Tx,
  categories: readonly { readonly category: GameCategory; readonly state: OfferState }[],
): Promise<void> {
  const rows = JSON.stringify(categories.map((row, index) => ({ ...row, place: index + 1 })));
  await sql`insert into catalogue_category (category, position, state)
    select category, place, state from jsonb_to_recordset(${rows}::jsonb)
      as told (category text, place integer, state text)
    on conflict (category) do update
      set position = excluded.position, state = excluded.state`.execute(tx);
}

export async function writeCards(tx: Tx, cards: readonly CardRow[]): Promise<void> {
  await sql`update catalogue_card set position = told.position, hot = told.hot, popup = told.popup
    from jsonb_to_recordset(${JSON.stringify(cards)}::jsonb)
      as told (vendor text, category text, position integer, hot boolean, popup boolean)
    where catalogue_card.vendor = told.vendor
      and catalogue_card.category = told.category`.execute(tx);
}

export async function writeVendor(tx: Tx, row: VendorRow): Promise<void> {
  await sql`update catalogue_vendor set own_names = ${JSON.stringify(row.ownNames)}::jsonb,
    state = ${row.state}, account_type_id = ${row.accountTypeId}, picture = ${row.picture}
    where vendor = ${row.vendor}`.execute(tx);
}

export async function writeGame(tx: Tx, row: GameRow): Promise<void> {
  await sql`update catalogue_game set own_names = ${JSON.stringify(row.ownNames)}::jsonb,
    own_classes = ${row.ownClasses}, state = ${row.state}, hot = ${row.hot},
    picture = ${row.picture} where node_id = ${row.nodeId}`.execute(tx);
}

/** These games in this order, from 1. */
export async function writeGameOrder(tx: Tx, nodeIds: readonly string[]): Promise<void> {
  await sql`update catalogue_game set position = told.place
    from unnest(${nodeIds}::text[]) with ordinality as told (node_id, place)
    where catalogue_game.node_id = told.node_id
      and catalogue_game.position <> told.place`.execute(tx);
}

export async function writePicture(
  tx: Tx,
  picture: string,
  bytes: Uint8Array,
  now: number,
): Promise<void> {
  await sql`insert into catalogue_picture (picture, bytes, kept_at)
    values (${picture}, ${Buffer.from(bytes)}, ${new Date(now)})
    on conflict (picture) do nothing`.execute(tx);
}
