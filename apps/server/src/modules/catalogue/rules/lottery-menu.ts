// The menu of lotteries: games grouped by their kind (SSC, 11X5, PK10 …), or by who runs them where
// they have none.
import { lotteryGroups, lotteryIds } from '@baize/engines';
import type { Lobby, LobbyGame } from './lobby.ts';
import { isHouse, isLottery, nameIn } from './offer.ts';
import { gameOf } from './wire.ts';

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
  return mode === '' || (lane === 'LOTT' && area !== 'SEA');
}

export const groupOf = ({ allClasses, vendor }: LobbyGame): string =>
  lotteryGroups.find((group) => allClasses.includes(group)) ?? vendor;

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

export interface MenuWords {
  readonly tag: string;
  /** Undefined where no text names the group. */
  readonly groupName: (code: string) => string | undefined;
}

/** A group of lotteries is named by a text, one that is a vendor's bears its name. */
export function menuOf(lobby: Lobby, asked: MenuAsked, { tag, groupName }: MenuWords) {
  const groups: Record<
    string,
    { gameGroupCode: string; displayName: string; gameMenus: WireLottery[] }
  > = {};
  for (const game of lotteriesOf(lobby, asked)) {
    const code = groupOf(game);
    const row = lobby.vendors.get(code);
    const ownName = row && nameIn(row.names, row.ownNames, tag);
    const displayName = ownName ?? groupName(code) ?? code;
    groups[code] ??= { gameGroupCode: code, displayName, gameMenus: [] };
    groups[code].gameMenus.push(lotteryOf(game, tag));
  }
  return groups;
}
