// The games that we deal ourselves, as the catalogue takes them over: every game of the engines.
import {
  categoryOf,
  familyOf,
  gameOf,
  games,
  lotteryGames,
  lotteryGroupOf,
  type FamilyCode,
} from '@baize/engines';
import { shippedLocales } from '@baize/i18n';
import {
  houseVendor,
  isHouse,
  lotteryVendors,
  type Catalogue,
  type GameFacts,
} from '../modules/catalogue/index.ts';
import type { WageringPorts } from '../modules/wagering/index.ts';
import { translatorOf } from '../platform/texts/index.ts';

const lotteries = new Map(lotteryGames.map((game) => [game.code, game]));

/** The vendor that clients know a game by. */
function vendorOf(code: string): string {
  const lottery = lotteries.get(code);
  return lottery ? lotteryVendors[lottery.area] : houseVendor;
}

/** The games of one family, or of all. */
export function houseGames(code?: FamilyCode): readonly GameFacts[] {
  const translators = shippedLocales.map(({ tag }) => [tag, translatorOf(tag)] as const);
  const asked = games.filter(({ family }) => code === undefined || family === code);
  return asked.map((game) => ({
    nodeId: game.code,
    vendor: vendorOf(game.code),
    gameCode: game.code,
    category: categoryOf(familyOf(game), game),
    names: Object.fromEntries(
      translators.map(([tag, t]) => [tag, t.named(game.nameKey) ?? game.code]),
    ),
    classes: classesOf(game.code),
    mechanic: game.mechanic,
    returnPercent: `${game.returnPercent}%`,
    demo: true,
    rooms: [],
    art: `/art/tiles/${pictureOf(game.code)}.360.webp`,
    // Play makes a game hot, or staff.
    hot: false,
  }));
}

/** The group under which clients list a lottery, its area, and ZY where we draw it ourselves. */
function classesOf(code: string): readonly string[] {
  const found = lotteries.get(code);
  if (!found) return [];
  return [
    lotteryGroupOf(found),
    ...(found.area === 'CN' ? [] : [found.area]),
    ...(found.drawnBy === 'us' ? ['ZY'] : []),
  ];
}

/** Pictures are named as files are. */
const pictureOf = (code: string): string => code.toLowerCase().replaceAll('_', '-');

/** One game as a language calls it; its code where there is no such game or text. */
export function houseGameName(gameCode: string, locale: string): string {
  const tag = shippedLocales.find((one) => one.tag === locale)?.tag ?? 'en';
  const game = gameOf(gameCode);
  return (game && translatorOf(tag).named(game.nameKey)) ?? gameCode;
}

/** The games of rounds, as the catalogue knows them. */
type Named = Pick<Catalogue, 'factsOf' | 'gamesIn'>;

export function gamesPlayed(catalogue: Named): WageringPorts['games'] {
  const ours = (vendor: string) => (isHouse(vendor) ? null : vendor);
  return {
    factsOf({ vendor, gameCode }, tag) {
      const game = catalogue.factsOf(vendor, gameCode, tag);
      return game && { name: game.displayName, vendor: game.vendor, category: game.category };
    },
    ownOf: (vendor) =>
      isHouse(vendor)
        ? games
            .filter(({ code }) => vendorOf(code) === vendor)
            .map(({ code }) => ({ vendor: null, gameCode: code }))
        : undefined,
    within: (category) =>
      catalogue
        .gamesIn(category)
        .map(({ vendor, gameCode }) => ({ vendor: ours(vendor), gameCode })),
  };
}
