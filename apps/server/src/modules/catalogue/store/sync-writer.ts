// Writes what vendors and our own engines say of their games. Nothing that staff decided is
// touched; a game that is not told any more is gone and keeps its row.
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import type { GameFacts } from '../rules/offer.ts';
import { mainAccount, type KnownVendor } from '../rules/known-vendors.ts';

/** New vendors and cards stand after those that are there. Gives whether there was one. */
export async function addVendors(tx: Tx, vendors: readonly KnownVendor[]): Promise<boolean> {
  const rows = vendors.map(({ code, name, accountTypeId = mainAccount }) => ({
    vendor: code,
    names: { en: name },
    account: accountTypeId,
  }));
  const added = await sql`insert into catalogue_vendor (vendor, names, account_type_id)
    select vendor, names, account from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as told (vendor text, names jsonb, account integer)
    on conflict (vendor) do nothing`.execute(tx);
  const cards = vendors.flatMap(({ code, categories, popup = [] }, index) =>
    categories.map((category) => ({
      vendor: code,
      category,
      place: index,
      popup: popup.includes(category),
    })),
  );
  const placed = await sql`insert into catalogue_card (vendor, category, position, popup)
    select vendor, category,
      place + (select coalesce(max(position) + 1, 0) from catalogue_card), popup
    from jsonb_to_recordset(${JSON.stringify(cards)}::jsonb)
      as told (vendor text, category text, place integer, popup boolean)
    on conflict (vendor, category) do nothing`.execute(tx);
  return (added.numAffectedRows ?? 0n) + (placed.numAffectedRows ?? 0n) > 0n;
}

/**
 * The games of one vendor, all of them; a node that another's game has stays that one's. Gives
 * whether anything changed.
 */
export async function writeGames(
  tx: Tx,
  vendor: string,
  games: readonly GameFacts[],
): Promise<boolean> {
  const rows = JSON.stringify(games.map((game, place) => ({ ...game, place })));
  const written = await sql`insert into catalogue_game (node_id, vendor, game_code, category, names,
      classes, mechanic, return_percent, demo, rooms, art, hot, position)
    select "nodeId", ${vendor}, "gameCode", category, names,
      array(select jsonb_array_elements_text(classes)), mechanic, "returnPercent", demo, rooms,
      art, hot, place + (select coalesce(max(position) + 1, 1) from catalogue_game)
    from jsonb_to_recordset(${rows}::jsonb) as told ("nodeId" text, "gameCode" text, category text,
      names jsonb, classes jsonb, mechanic text, "returnPercent" text, demo boolean, rooms jsonb,
      art text, hot boolean, place integer)
    on conflict (node_id) do update set game_code = excluded.game_code,
      category = excluded.category, names = excluded.names, classes = excluded.classes,
      mechanic = excluded.mechanic, return_percent = excluded.return_percent,
      demo = excluded.demo, rooms = excluded.rooms, art = excluded.art, gone = false
    where catalogue_game.vendor = excluded.vendor
      and (catalogue_game.game_code, catalogue_game.category,
        catalogue_game.names, catalogue_game.classes, catalogue_game.mechanic,
        catalogue_game.return_percent, catalogue_game.demo, catalogue_game.rooms,
        catalogue_game.art, catalogue_game.gone)
      is distinct from (excluded.game_code, excluded.category, excluded.names,
        excluded.classes, excluded.mechanic, excluded.return_percent, excluded.demo,
        excluded.rooms, excluded.art, false)`.execute(tx);
  const told = games.map(({ nodeId }) => nodeId);
  const gone = await sql`update catalogue_game set gone = true
    where vendor = ${vendor} and not gone and node_id <> all (${told})`.execute(tx);
  return (written.numAffectedRows ?? 0n) + (gone.numAffectedRows ?? 0n) > 0n;
}
