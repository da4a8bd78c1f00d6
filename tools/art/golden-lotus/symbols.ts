// All reel symbols of Golden Lotus 20 as SVG, each in a square of 256 with nothing behind it.
import { letterRecipes } from '../../../art/golden-lotus-20.ts';
import { svgOf } from '../rasterise.ts';
import { jewel } from './jewel.ts';
import { koi } from './koi.ts';
import { lantern } from './lantern.ts';
import { letter } from './letters.ts';
import { lotusSymbol, scatterSymbol, wildSymbol } from './medallions.ts';

export const symbolSize = { width: 256, height: 256 };

const pictures: Record<string, () => string> = {
  H1: lotusSymbol,
  H2: koi,
  H3: jewel,
  H4: lantern,
  W: wildSymbol,
  S: scatterSymbol,
};

export function symbolSvg(symbol: string): string {
  const recipe = letterRecipes.find((one) => one.symbol === symbol);
  const inside = recipe === undefined ? pictures[symbol]?.() : letter(recipe);
  if (inside === undefined) throw new Error(`no art for symbol ${symbol}`);
  return svgOf(symbolSize, inside);
}
