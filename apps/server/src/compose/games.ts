// The games that we deal ourselves, as the catalogue takes them over: every game of the engines.
import { games } from '@baize/engines';
import { shippedLocales, type TextKey } from '@baize/i18n';
import { translatorOf } from '@baize/i18n/compile';
import { houseVendor, type GameFacts } from '../modules/catalogue/index.ts';

export function houseGames(): readonly GameFacts[] {
  const translators = shippedLocales.map(({ tag }) => [tag, translatorOf(tag)] as const);
  return games.map((game) => ({
    nodeId: game.code,
    vendor: houseVendor,
    gameCode: game.code,
    category: 'RNG',
    names: Object.fromEntries(translators.map(([tag, t]) => [tag, t(game.nameKey as TextKey)])),
    classes: [],
    mechanic: game.mechanic,
    returnPercent: `${game.returnPercent}%`,
    demo: true,
    rooms: [],
    art: `/art/tiles/${game.code}.360.webp`,
    hot: true,
  }));
}
