// The lobby as it stands: what is shown, in which order, and what is closed, made once from what
// the catalogue keeps. Every question of a player is answered from here, without a look anywhere
// else.
import { hotByPlay } from './hot-share.ts';
import { gameCategories, type GameCategory, type OfferState } from '@baize/contract';
import { plainText } from '@baize/contract/words';
import { areaOf, type LotteryArea } from './known-vendors.ts';
import {
  houseVendors,
  isHouse,
  mostClosed,
  type CardRow,
  type GameRow,
  type Offer,
  type VendorRow,
} from './offer.ts';
import { indexNames, type NameIndex } from './search.ts';
import { indexWords, type WordIndex } from './word-index.ts';

/** The lobby's inputs beside its own tables. */
export interface Surroundings {
  /** By node: how many players opened it of late. */
  readonly openers?: ReadonlyMap<string, number>;
  /** Vendors of SPORTS that stand under ESPORTS. */
  readonly esports: ReadonlySet<string>;
  readonly integrationOf: (vendor: string) => OfferState;
  /** In percent: a game that says it gives back less is not offered. */
  readonly returnMinimum: number;
}

export type ClosedBy = 'game' | 'vendor' | 'category' | 'return';

export interface LobbyGame extends GameRow {
  /** Where it stands in the lobby: e-sports are split from sports. */
  readonly lane: GameCategory;
  readonly shown: OfferState;
  /** The switch that closed it. */
  readonly closedBy: ClosedBy | undefined;
  readonly allClasses: readonly string[];
  readonly area: LotteryArea;
  readonly popup: boolean;
  /** By the word of staff, or because so many play it. */
  readonly isHot: boolean;
  /** Its names in every language, as a search reads them. */
  readonly searched: string;
}

export interface LobbyCard extends CardRow {
  readonly lane: GameCategory;
  readonly shown: OfferState;
  readonly vendorRow: VendorRow;
  /** Those that players see. */
  readonly games: readonly LobbyGame[];
}

export interface LobbyLane {
  readonly category: GameCategory;
  readonly state: OfferState;
  readonly cards: readonly LobbyCard[];
}

export interface GameList {
  readonly games: readonly LobbyGame[];
  readonly names: () => NameIndex;
}

export interface Lobby {
  readonly lanes: readonly LobbyLane[];
  /** Every game that is kept, those that are off too, in order. */
  readonly games: readonly LobbyGame[];
  readonly byNode: ReadonlyMap<string, LobbyGame>;
  /** By vendor, then by the vendor's own code. */
  readonly byVendor: ReadonlyMap<string, ReadonlyMap<string, LobbyGame>>;
  readonly vendors: ReadonlyMap<string, VendorRow>;
  /** Every switch above a vendor's games. */
  readonly vendorState: (vendor: string) => OfferState;
  /** Games that players see. */
  list(wanted: GamesWanted): GameList;
  /** The words of the names of all games that players see. */
  readonly words: () => WordIndex;
}

export interface GamesWanted {
  readonly category?: string | undefined;
  readonly vendors?: readonly string[] | undefined;
  readonly classes?: readonly string[] | undefined;
}

/** A game by its vendor and code; null, like any name of ours, stands for all of our names. */
export function gameIn(
  { byVendor }: Pick<Lobby, 'byVendor'>,
  vendor: string | null,
  gameCode: string,
): LobbyGame | undefined {
  const names = vendor === null || isHouse(vendor) ? houseVendors : [vendor];
  const name = names.find((one) => byVendor.get(one)?.has(gameCode)) ?? '';
  return byVendor.get(name)?.get(gameCode);
}

export function lobbyOf(offer: Offer, around: Surroundings): Lobby {
  const vendors = new Map(offer.vendors.map((row) => [row.vendor, row]));
  const vendorState = (vendor: string) => {
    const row = vendors.get(vendor);
    return row ? mostClosed([row.state, around.integrationOf(vendor)]) : 'off';
  };
  const states = new Map(offer.categories.map(({ category, state }) => [category, state]));
  const cards = cardsByLane(offer, around);
  const inOrder = gamesInOrder(offer, around, { ...around, states, vendorState, cards });
  const offered = inOrder.filter((game) => game.shown !== 'off');
  const played = hotByPlay(offered, around.openers ?? new Map());
  const games = inOrder.map((game) => ({ ...game, isHot: game.hot || played.has(game.nodeId) }));
  const shown = games.filter((game) => game.shown !== 'off');
  const byCard = groupBy(shown, (game) => `${game.lane} ${game.vendor}`);
  const lanes = orderOf(offer).map((category) => ({
    category,
    state: states.get(category) ?? 'on',
    cards: [...cards.values()].flatMap((card) => {
      const vendorRow = vendors.get(card.vendor);
      if (card.lane !== category || !vendorRow) return [];
      const state = mostClosed([vendorState(card.vendor), states.get(category) ?? 'on']);
      const ofCard = byCard.get(`${category} ${card.vendor}`) ?? [];
      return [{ ...card, vendorRow, shown: state, games: ofCard }];
    }),
  }));
  return {
    lanes,
    games,
    byNode: new Map(games.map((game) => [game.nodeId, game])),
    byVendor: byVendorOf(games),
    vendors,
    vendorState,
    list: listsOf(shown),
    words: onceOnly(() => indexWords(shown.map(({ searched }) => searched))),
  };
}

function orderOf({ categories }: Offer): readonly GameCategory[] {
  const kept = categories.toSorted((a, b) => a.position - b.position);
  const known = kept.map(({ category }) => category);
  return [...known, ...gameCategories.filter((category) => !known.includes(category))];
}

type LaneCard = CardRow & { readonly lane: GameCategory };

function laneOf(category: GameCategory, vendor: string, { esports }: Surroundings): GameCategory {
  return category === 'SPORTS' && esports.has(vendor) ? 'ESPORTS' : category;
}

/** By lane and vendor, in order. A vendor has one card in a lane, however it came there. */
function cardsByLane({ cards }: Offer, around: Surroundings): ReadonlyMap<string, LaneCard> {
  const found = new Map<string, LaneCard>();
  for (const card of cards.toSorted((a, b) => a.position - b.position)) {
    const lane = laneOf(card.category, card.vendor, around);
    const key = `${lane} ${card.vendor}`;
    if (!found.has(key)) found.set(key, { ...card, lane });
  }
  return found;
}

interface Switches {
  readonly states: ReadonlyMap<GameCategory, OfferState>;
  readonly vendorState: (vendor: string) => OfferState;
  readonly cards: ReadonlyMap<string, LaneCard>;
  readonly returnMinimum: number;
}

function gamesInOrder(offer: Offer, around: Surroundings, switches: Switches) {
  const places = new Map(orderOf(offer).map((category, index) => [category, index]));
  const placeOf = (lane: GameCategory) => places.get(lane) ?? 0;
  return offer.games
    .map((row): LobbyGame => {
      const lane = laneOf(row.category, row.vendor, around);
      const allClasses = row.ownClasses.length > 0 ? row.ownClasses : row.classes;
      return {
        ...row,
        lane,
        ...closing(row, lane, switches),
        allClasses,
        area: areaOf(row.vendor, allClasses),
        popup: switches.cards.get(`${lane} ${row.vendor}`)?.popup ?? false,
        isHot: row.hot,
        searched: namesOf(row),
      };
    })
    .sort(
      (a, b) =>
        placeOf(a.lane) - placeOf(b.lane) ||
        a.position - b.position ||
        (a.nodeId < b.nodeId ? -1 : 1),
    );
}

function closing(row: GameRow, lane: GameCategory, switches: Switches) {
  const { states, vendorState, returnMinimum } = switches;
  const by = {
    game: row.gone ? 'off' : row.state,
    vendor: vendorState(row.vendor),
    category: states.get(lane) ?? 'on',
    return: givesBack(row) < returnMinimum ? 'off' : 'on',
  } as const;
  const shown = mostClosed(Object.values(by));
  const closers = ['return', 'game', 'vendor', 'category'] as const;
  const closedBy = shown === 'on' ? undefined : closers.find((name) => by[name] === shown);
  return { shown, closedBy };
}

/** In percent, as the game says; sports and rooms say nothing, and nothing is held against them. */
function givesBack({ returnPercent }: GameRow): number {
  const [, said] = /^(\d{1,3}(?:\.\d+)?)%?$/u.exec(returnPercent) ?? [];
  return said === undefined ? Infinity : Number(said);
}

function byVendorOf(games: readonly LobbyGame[]) {
  const groups = groupBy(games, ({ vendor }) => vendor);
  return new Map(
    [...groups].map(([vendor, of]) => [vendor, new Map(of.map((game) => [game.gameCode, game]))]),
  );
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

function onceOnly<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

const listsKeptMax = 500;

/** Lists that were asked for are kept: the next one who asks gets the same. */
function listsOf(shown: readonly LobbyGame[]): Lobby['list'] {
  const kept = new Map<string, GameList>();
  return (wanted) => {
    const key = JSON.stringify([wanted.category, wanted.vendors, wanted.classes]);
    const known = kept.get(key);
    if (known) return known;
    if (kept.size >= listsKeptMax) kept.clear();
    const games = shown.filter((game) => isWanted(game, wanted));
    let index: NameIndex | undefined;
    const list = {
      games,
      names: () => (index ??= indexNames(games.map(({ searched }) => searched))),
    };
    kept.set(key, list);
    return list;
  };
}

function isWanted(game: LobbyGame, { category, vendors, classes }: GamesWanted): boolean {
  if (category !== undefined && game.lane !== category) return false;
  if (vendors !== undefined && !vendors.includes(game.vendor)) return false;
  return classes === undefined || classes.some((name) => isOfClass(game, name));
}

function isOfClass(game: LobbyGame, name: string): boolean {
  if (name === 'HOT') return game.isHot;
  return game.mechanic === name || game.allClasses.includes(name);
}

function namesOf({ names, ownNames, gameCode }: GameRow): string {
  const all = [...Object.values(ownNames), ...Object.values(names), gameCode];
  return all.map(plainText).join('\t');
}
