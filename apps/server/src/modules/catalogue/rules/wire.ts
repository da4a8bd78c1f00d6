// Lanes, cards, games, rooms and menus as clients of the family read them, in one language.
import { nameIn } from './offer.ts';
import type { Lobby, LobbyCard, LobbyGame } from './lobby.ts';

const yes = (is: boolean) => (is ? 1 : 0);
const popupMark = 'VASSALAGE';
export const pictureAddress = (picture: string) => `/wps/game/picture/${picture}`;

/** The tile that stands in for a game without a picture. */
const defaultIconOf = (lane: string) => `/art/tiles/default-${lane.toLowerCase()}.360.webp`;

export function cardOf(card: LobbyCard, tag: string) {
  const { vendorRow, games } = card;
  return {
    vassalage: card.vendor,
    displayName: nameIn(vendorRow.names, vendorRow.ownNames, tag),
    gameType: card.lane,
    lagerIcon: vendorPicture(card.vendor, vendorRow.picture),
    isHot: yes(card.hot),
    accountTypeId: vendorRow.accountTypeId,
    isGame: card.popup ? popupMark : '',
    gameCount: games.length,
    nodeId: games[0]?.nodeId ?? '',
    maintenance: card.shown === 'maintenance',
  };
}

const fileName = (code: string) => code.toLowerCase().replaceAll('_', '-');

export const vendorPicture = (vendor: string, picture: string | null) =>
  picture === null ? `/art/vendors/${fileName(vendor)}.webp` : pictureAddress(picture);

/** Lanes with at least one vendor whose games are shown. */
export function lanesOf(lobby: Lobby, tag: string) {
  return lobby.lanes.flatMap(({ category, state, cards }) => {
    const shown = cards.filter((card) => card.shown !== 'off' && card.games.length > 0);
    if (state === 'off' || shown.length === 0) return [];
    return [
      {
        title: category,
        cards: shown.map((card) => cardOf(card, tag)),
        gameClassify: classesOf(shown.flatMap(({ games }) => games)),
      },
    ];
  });
}

/** Classes of these games with how many each has, the house's mechanics among them. */
export function classesOf(games: readonly LobbyGame[]) {
  const counts = new Map<string, number>();
  for (const game of games) {
    const names = new Set([game.mechanic, ...game.allClasses].filter((name) => name !== ''));
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([key, gameCount]) => ({ key, displayName: key, gameCount }));
}

export type WireGame = ReturnType<typeof gameOf>;

export function gameOf(game: LobbyGame, tag: string) {
  const name = nameIn(game.names, game.ownNames, tag);
  const icon = game.picture === null ? game.art : pictureAddress(game.picture);
  return {
    nodeId: game.nodeId,
    gameId: game.gameCode,
    gameCode: game.gameCode,
    gameName: name,
    nodeName: name,
    defaultLanguage: nameIn(game.names, game.ownNames, 'en'),
    displayName: name,
    vassalage: game.vendor,
    gameType: game.lane,
    gameClassify: game.allClasses.join(','),
    nodeTypeManageId: game.lane,
    iconUrl: icon,
    showIcon: icon,
    defaultIcon: defaultIconOf(game.lane),
    isHot: yes(game.isHot),
    isGame: game.popup ? popupMark : '',
    returnPercent: game.returnPercent,
    mechanic: game.mechanic,
    demo: game.demo,
    maintenance: game.shown === 'maintenance',
  };
}

/** A game without rooms of its own is one room. */
export function roomsOf(game: LobbyGame, tag: string) {
  const wire = gameOf(game, tag);
  const only = { roomId: game.nodeId, name: wire.displayName, minBet: null, maxBet: null };
  const rooms = game.rooms.length > 0 ? game.rooms : [only];
  return rooms.map(({ roomId, name, minBet, maxBet }) => ({
    ...wire,
    roomId,
    roomName: name,
    minBet,
    maxBet,
  }));
}

/** By category, the vendors of it and the classes of their games. */
export function gameTypesOf(lobby: Lobby) {
  const lanes = lobby.lanes.flatMap(({ category, state, cards }) => {
    const shown = cards.filter((card) => card.shown !== 'off' && card.games.length > 0);
    if (state === 'off' || shown.length === 0) return [];
    const vendors = shown.map(
      ({ vendor, games }) => [vendor, classesOf(games).map(({ key }) => key)] as const,
    );
    return [[category, Object.fromEntries(vendors)] as const];
  });
  return Object.fromEntries(lanes) as Record<string, Record<string, string[]>>;
}
