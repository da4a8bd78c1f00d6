// Finds the game that a launch means. Clients name it by its node, by its vendor and the vendor's
// code, by a room, by a vendor alone, or, for lotteries, by its code and where it is drawn.
import type { LotteryArea } from './known-vendors.ts';
import type { Lobby, LobbyGame } from './lobby.ts';
import { isLottery } from './offer.ts';

export interface LaunchNames {
  readonly nodeId?: string | undefined;
  readonly gameId?: string | undefined;
  readonly roomId?: string | undefined;
  readonly vassalage?: string | undefined;
  readonly gameType?: string | undefined;
}

export interface FoundGame {
  readonly game: LobbyGame;
  readonly roomId?: string;
}

/** A vendor alone means its first game: that is what its card starts. */
export function findGame(lobby: Lobby, names: LaunchNames): FoundGame | undefined {
  const { nodeId, gameId, roomId, vassalage } = names;
  if (nodeId === undefined && gameId === undefined && roomId === undefined) {
    const game = vassalage === undefined ? undefined : firstOf(lobby, vassalage, names.gameType);
    return game && { game };
  }
  const room = roomId === undefined ? undefined : findRoom(lobby, roomId, vassalage);
  const game = byName(lobby, nodeId, vassalage) ?? byName(lobby, gameId, vassalage);
  if (room && (game === undefined || game === room.game)) return room;
  return game && { game };
}

function byName(lobby: Lobby, name: string | undefined, vendor: string | undefined) {
  if (name === undefined) return undefined;
  const named = lobby.byNode.get(name);
  if (named && (vendor === undefined || vendor === '' || named.vendor === vendor)) return named;
  return vendor === undefined ? undefined : lobby.byVendor.get(vendor)?.get(name);
}

function findRoom(lobby: Lobby, roomId: string, vendor: string | undefined) {
  const game = lobby.games.find(
    (one) =>
      one.lane === 'PVP' &&
      (vendor === undefined || vendor === '' || one.vendor === vendor) &&
      (one.nodeId === roomId || one.rooms.some((room) => room.roomId === roomId)),
  );
  return game && { game, roomId };
}

function firstOf(lobby: Lobby, vendor: string, category: string | undefined) {
  const wanted = category?.toUpperCase();
  const mine = lobby.games.filter(
    (game) => game.vendor === vendor && (!wanted || game.lane === wanted) && !game.gone,
  );
  return mine.find(({ shown }) => shown === 'on') ?? mine[0];
}

export interface LotteryNames {
  readonly area: LotteryArea;
  readonly gameCode?: string | undefined;
  readonly prizeMode?: string | undefined;
  readonly vassalage?: string | undefined;
}

/** Without a code it is the lobby of lotteries: the first one of that area. */
export function findLottery(lobby: Lobby, names: LotteryNames): FoundGame | undefined {
  const { area, gameCode, vassalage } = names;
  const isElott = names.prizeMode?.toUpperCase() === 'ELOTT';
  const fitting = lobby.games.filter(
    (game) =>
      isLottery(game) &&
      game.area === area &&
      !game.gone &&
      (vassalage === undefined || vassalage === '' || game.vendor === vassalage),
  );
  const named = fitting.filter(
    (game) => gameCode === undefined || game.gameCode === gameCode || game.nodeId === gameCode,
  );
  const inMode = named.filter(({ lane }) => (lane === 'ELOTT') === isElott);
  const choice = inMode.length > 0 ? inMode : named;
  const game = choice.find(({ shown }) => shown === 'on') ?? choice[0];
  return game && { game };
}
