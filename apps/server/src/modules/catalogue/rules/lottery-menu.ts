// The menu of lotteries: games grouped by their kind (SSC, 11X5, PK10 …), or by who runs them where
// they have none.
import { lotteryIds } from '@baize/engines';
import type { Lobby, LobbyGame } from './lobby.ts';
import { isHouse, isLottery, nameIn } from './offer.ts';
import { gameOf } from './wire.ts';

export const lotteryKinds = [
  'SSC',
  '11X5',
  'LF',
  'LHC',
  'PK10',
  'K3',
  'PCB',
  'VN',
  'THAI',
  'D4',
] as const;

export interface MenuAsked {
  readonly area: 'VN' | undefined;
  readonly prizeMode?: string | undefined;
}

export function lotteriesOf(lobby: Lobby, asked: MenuAsked): readonly LobbyGame[] {
  const mode = (asked.prizeMode ?? '').toUpperCase();
  return lobby
    .list({})
    .games.filter(
      (game) =>
        isLottery(game) &&
        (asked.area === undefined || game.area === asked.area) &&
        isOfMode(game, mode),
    );
}

function isOfMode({ lane, area, allClasses }: LobbyGame, mode: string): boolean {
  if (mode === 'SEA') return area === 'SEA';
  if (mode === 'ELOTT') return lane === 'ELOTT';
  if (mode === 'ZY') return allClasses.includes('ZY');
  return mode === '' || lane === 'LOTT';
}

export const groupOf = ({ allClasses, vendor }: LobbyGame): string =>
  lotteryKinds.find((kind) => allClasses.includes(kind)) ?? vendor;

export function lotteryOf(game: LobbyGame, tag: string) {
  const { gameId, gameCode, nodeId, gameName, vassalage, gameType, iconUrl, maintenance } = gameOf(
    game,
    tag,
  );
  const gameGroupCode = groupOf(game);
  return {
    // Ours have a number, by which the lottery gateway knows them.
    gameId: isHouse(game.vendor) ? (lotteryIds[gameCode] ?? gameId) : gameId,
    gameCode,
    nodeId,
    gameName,
    gameGroupCode,
    vassalage,
    gameType,
    iconUrl,
    maintenance,
  };
}

export type WireLottery = ReturnType<typeof lotteryOf>;

/** A group that is a vendor's bears its name. */
export function menuOf(lobby: Lobby, asked: MenuAsked, tag: string) {
  const groups: Record<
    string,
    { gameGroupCode: string; displayName: string; gameMenus: WireLottery[] }
  > = {};
  for (const game of lotteriesOf(lobby, asked)) {
    const code = groupOf(game);
    const row = lobby.vendors.get(code);
    const displayName = row ? nameIn(row.names, row.ownNames, tag) : code;
    groups[code] ??= { gameGroupCode: code, displayName, gameMenus: [] };
    groups[code].gameMenus.push(lotteryOf(game, tag));
  }
  return groups;
}
