// The games that we deal ourselves, as the catalogue takes them over: every game of the engines.
import { games } from '@baize/engines';
import { shippedLocales } from '@baize/i18n';
import { translatorOf } from '@baize/i18n/compile';
import { houseVendor, type Catalogue, type GameFacts } from '../modules/catalogue/index.ts';
import type { WageringPorts } from '../modules/wagering/index.ts';

export function houseGames(): readonly GameFacts[] {
  const translators = shippedLocales.map(({ tag }) => [tag, translatorOf(tag)] as const);
  return games.map((game) => ({
    nodeId: game.code,
    vendor: houseVendor,
    gameCode: game.code,
    category: 'RNG',
    names: Object.fromEntries(
      translators.map(([tag, t]) => [tag, t.named(game.nameKey) ?? game.code]),
    ),
    classes: [],
    mechanic: game.mechanic,
    returnPercent: `${game.returnPercent}%`,
    demo: true,
    rooms: [],
    art: `/art/tiles/${game.code}.360.webp`,
    // Play makes a game hot, or staff.
    hot: false,
  }));
}

/** What rounds were played at, as the catalogue has it. */
export function gamesPlayed(catalogue: () => Catalogue): WageringPorts['games'] {
  const ours = (vendor: string) => (vendor === houseVendor ? null : vendor);
  return {
    factsOf({ vendor, gameCode }, tag) {
      const game = catalogue().factsOf(vendor ?? houseVendor, gameCode, tag);
      return game && { name: game.displayName, vendor: game.vendor, category: game.category };
    },
    within: (category) =>
      catalogue()
        .gamesIn(category)
        .map(({ vendor, gameCode }) => ({ vendor: ours(vendor), gameCode })),
  };
}
