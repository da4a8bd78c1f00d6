// Reads all that is on offer, as it is kept.
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import type { CardRow, CategoryRow, GameRow, Offer, VendorRow } from '../rules/offer.ts';

export async function readOffer(on: Queryable | Tx): Promise<Offer> {
  const categories = await sql<CategoryRow>`select category, position, state
    from catalogue_category`.execute(on);
  const vendors = await sql<VendorRow>`select vendor, names, own_names as "ownNames", state,
    account_type_id as "accountTypeId", picture from catalogue_vendor`.execute(on);
  const cards = await sql<CardRow>`select vendor, category, position, hot, popup
    from catalogue_card`.execute(on);
  const games = await sql<GameRow>`select node_id as "nodeId", vendor, game_code as "gameCode",
    category, names, own_names as "ownNames", classes, own_classes as "ownClasses", mechanic,
    return_percent as "returnPercent", demo, rooms, art, hot, state, gone, position, picture
    from catalogue_game`.execute(on);
  return {
    categories: categories.rows,
    vendors: vendors.rows,
    cards: cards.rows,
    games: games.rows,
  };
}
