// The lobby: lanes, vendor cards and game lists as clients of the family read them, made from the
// games that are on offer.
import type { GameCategory } from '@baize/contract';

/** A game on offer, whoever made it. */
export interface OfferedGame {
  readonly gameCode: string;
  readonly name: string;
  readonly category: GameCategory;
  readonly vendor: string;
  readonly mechanic: string;
  readonly returnPercent: string;
  readonly hot: boolean;
}

export const houseVendor = { code: 'BAIZE', displayName: 'Baize Originals' } as const;
const iconOf = (gameCode: string) => `/art/tiles/${gameCode}.360.webp`;

export interface GameSearch {
  readonly gameType?: string | undefined;
  readonly vassalage?: string | undefined;
  readonly gameClassify?: string | undefined;
  readonly gameName?: string | undefined;
}

/** Games that fit a search; letters compare without case or accents. */
export function findGames(
  games: readonly OfferedGame[],
  search: GameSearch,
): readonly OfferedGame[] {
  const wanted = plain(search.gameName ?? '');
  return games.filter(
    (game) =>
      (!search.gameType || game.category === search.gameType.toUpperCase()) &&
      (!search.vassalage || game.vendor === search.vassalage) &&
      (!search.gameClassify ||
        search.gameClassify.toUpperCase() === 'ALL' ||
        isOfClass(game, search.gameClassify)) &&
      plain(game.name).includes(wanted),
  );
}

function isOfClass(game: OfferedGame, gameClass: string): boolean {
  return gameClass.toUpperCase() === 'HOT' ? game.hot : game.mechanic === gameClass;
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** One game as the family's clients read it. */
export function cardOfGame(game: OfferedGame) {
  return {
    nodeId: game.gameCode,
    gameId: game.gameCode,
    gameCode: game.gameCode,
    gameName: game.name,
    displayName: game.name,
    vassalage: game.vendor,
    gameType: game.category,
    gameClassify: game.mechanic,
    iconUrl: iconOf(game.gameCode),
    isHot: game.hot ? 1 : 0,
    isGame: '',
    returnPercent: game.returnPercent,
    mechanic: game.mechanic,
    demo: true,
  };
}

/** The lanes: one a category that has games, one card a vendor of it. */
export function lanesOf(games: readonly OfferedGame[]) {
  const categories = [...new Set(games.map(({ category }) => category))];
  return categories.map((category) => {
    const inLane = games.filter((game) => game.category === category);
    const vendors = [...new Set(inLane.map(({ vendor }) => vendor))];
    return {
      title: category,
      cards: vendors.map((vendor) => ({
        vassalage: vendor,
        displayName: vendor === houseVendor.code ? houseVendor.displayName : vendor,
        gameType: category,
        lagerIcon: iconOf(inLane[0]?.gameCode ?? ''),
        isHot: inLane.some((game) => game.vendor === vendor && game.hot) ? 1 : 0,
        accountTypeId: 2,
        isGame: '',
      })),
      gameClassify: classesOf(inLane),
    };
  });
}

function classesOf(games: readonly OfferedGame[]) {
  const keys = [...new Set(games.map(({ mechanic }) => mechanic))];
  return keys.map((key) => ({
    key,
    displayName: key,
    gameCount: games.filter(({ mechanic }) => mechanic === key).length,
  }));
}

/** A name as strangers may see it: the first two and the last letter. */
export function maskName(name: string): string {
  const letters = [...name];
  return letters.length < 4
    ? `${letters[0] ?? ''}***`
    : `${letters.slice(0, 2).join('')}***${letters.at(-1)}`;
}
