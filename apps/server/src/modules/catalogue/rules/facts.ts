// Categories, vendors and games as staff read them: what is kept, and beside it what players see.
import type { GameCategory, OfferState } from '@baize/contract';
import type { Lobby, LobbyCard, LobbyGame, LobbyLane } from './lobby.ts';
import { isHouse, nameIn, type VendorRow } from './offer.ts';
import { pictureAddress, vendorPicture } from './wire.ts';

export interface Integration {
  readonly stateOf: (vendor: string) => OfferState;
  readonly isSingle: (vendor: string) => boolean;
}

const cardFact = ({ vendor, hot, popup, games, shown }: LobbyCard) => ({
  vendor,
  hot,
  popup,
  games: games.length,
  shown,
});

export const categoryFact = ({ category, state, cards }: LobbyLane) => ({
  category,
  state,
  cards: cards.map(cardFact),
});

/** How many games of each vendor there are, those that are off too. */
export function gameCounts({ games }: Lobby): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { vendor, gone } of games) {
    if (!gone) counts.set(vendor, (counts.get(vendor) ?? 0) + 1);
  }
  return counts;
}

export interface VendorSight {
  readonly lobby: Lobby;
  readonly counts: ReadonlyMap<string, number>;
  readonly about: Integration;
  readonly tag: string;
}

export function vendorFact(row: VendorRow, { lobby, counts, about, tag }: VendorSight) {
  const { vendor, names, ownNames, state, accountTypeId, picture } = row;
  const house = isHouse(vendor);
  return {
    vendor,
    displayName: nameIn(names, ownNames, tag),
    names: { ...ownNames },
    state,
    integration: house ? ('on' as const) : about.stateOf(vendor),
    house,
    isSingle: house || about.isSingle(vendor),
    accountTypeId,
    picture: vendorPicture(vendor, picture),
    ownPicture: picture !== null,
    categories: lobby.lanes
      .filter(({ cards }) => cards.some((card) => card.vendor === vendor))
      .map(({ category }) => category),
    games: counts.get(vendor) ?? 0,
  };
}

export function gameFact(game: LobbyGame, place: number, tag: string) {
  return {
    nodeId: game.nodeId,
    vendor: game.vendor,
    gameCode: game.gameCode,
    category: game.lane,
    displayName: nameIn(game.names, game.ownNames, tag),
    names: { ...game.ownNames },
    classes: [...game.allClasses],
    mechanic: game.mechanic,
    returnPercent: game.returnPercent,
    demo: game.demo,
    hot: game.hot,
    state: game.state,
    shown: game.shown,
    closedBy: game.closedBy ?? null,
    place,
    picture: game.picture === null ? game.art : pictureAddress(game.picture),
    ownPicture: game.picture !== null,
  };
}

/** The games of a lane that its maker offers still, in order. */
export const laneGames = ({ games }: Lobby, lane: GameCategory): readonly LobbyGame[] =>
  games.filter((game) => game.lane === lane && !game.gone);

/** From 1, by node, among the games of each lane. */
export function placesOf({ games }: Lobby): ReadonlyMap<string, number> {
  const next = new Map<GameCategory, number>();
  const places = new Map<string, number>();
  for (const { nodeId, lane, gone } of games) {
    if (gone) continue;
    const place = (next.get(lane) ?? 0) + 1;
    next.set(lane, place);
    places.set(nodeId, place);
  }
  return places;
}
