// Takes over what our own engines deal and what vendors say they offer. Vendors that do not answer
// keep the games they had.
import type { CataloguePorts } from './ports.ts';
import type { OfferKeeper } from './keep-offer.ts';
import { knownVendors } from './rules/known-vendors.ts';
import { houseVendors, isHouse, type GameFacts } from './rules/offer.ts';
import { lockOffer } from './store/offer-writer.ts';
import { addVendors, writeGames } from './store/sync-writer.ts';

type Ports = Pick<CataloguePorts, 'database' | 'houseGames' | 'log' | 'vendors'>;

/** Vendors that are known, and our own games. */
export async function syncHouse(ports: Ports, keeper: OfferKeeper): Promise<void> {
  const changed = await ports.database.transaction(async (tx) => {
    await lockOffer(tx);
    let anything = await addVendors(tx, knownVendors);
    for (const name of houseVendors) {
      const games = ports.houseGames.filter(({ vendor }) => vendor === name);
      if (await writeGames(tx, name, games)) anything = true;
    }
    return anything;
  });
  if (changed) await keeper.changed();
  else await keeper.refresh();
}

/**
 * The games of every vendor that can be asked; gives the vendors that did not answer. What one of
 * them says wrong keeps no other from being heard; nobody speaks for our own games.
 */
export async function syncVendors(ports: Ports, keeper: OfferKeeper): Promise<readonly string[]> {
  const codes = ports.vendors.withGames().filter((code) => !isHouse(code));
  const told = await Promise.all(
    codes.map(async (code) => [code, await ports.vendors.games(code)] as const),
  );
  let anything = false;
  for (const [code, games] of told) {
    if (!games) continue;
    const changed = syncVendor(ports, code, games).catch((error: unknown) => {
      ports.log.warn({ error, vendor: code }, 'games of a vendor were not taken over');
      return false;
    });
    if (await changed) anything = true;
  }
  if (anything) await keeper.changed();
  return told.flatMap(([code, games]) => (games ? [] : [code]));
}

interface Told {
  readonly vendor: string;
  readonly games: readonly GameFacts[];
}

/** The games of a vendor that cannot be asked yet. */
export async function tellGames(ports: Ports, keeper: OfferKeeper, told: Told): Promise<void> {
  if (await syncVendor(ports, told.vendor, told.games)) await keeper.changed();
}

/** A game is called by its node in every address. */
const callable = /^[0-9a-zA-Z_-]{1,64}$/u;

function syncVendor({ database }: Ports, code: string, told: readonly GameFacts[]) {
  const games = told.filter(({ nodeId }) => callable.test(nodeId));
  return database.transaction(async (tx) => {
    await lockOffer(tx);
    const categories = [...new Set(games.map(({ category }) => category))];
    const known = knownVendors.find((vendor) => vendor.code === code);
    const added = await addVendors(tx, [{ code, name: known?.name ?? code, ...known, categories }]);
    return (await writeGames(tx, code, games)) || added;
  });
}
