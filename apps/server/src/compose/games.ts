// The games on offer: every game the engines deal, as the lobby shows it.
import { games } from '@baize/engines';
import type { TextKey } from '@baize/i18n';
import { translatorOf } from '@baize/i18n/compile';
import { houseVendor, type OfferedGame } from '../modules/catalogue/index.ts';

export function offeredGames(): readonly OfferedGame[] {
  const t = translatorOf('en');
  return games.map((game) => ({
    gameCode: game.code,
    name: t(game.nameKey as TextKey),
    category: 'RNG',
    vendor: houseVendor.code,
    mechanic: game.mechanic,
    returnPercent: `${game.returnPercent}%`,
    hot: true,
  }));
}
