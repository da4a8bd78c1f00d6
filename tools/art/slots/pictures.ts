// The pictures of every slot's folder of art, in one shape: Golden Lotus 20 with drawings of its
// own, the others from their recipes.
import { cabinet, slotSymbols } from '../../../art/golden-lotus-20.ts';
import { slotArts } from '../../../art/slots/all.ts';
import {
  cabinetSvg as lotusCabinet,
  reelGroundSize,
  reelGroundSvg,
} from '../golden-lotus/cabinet.ts';
import { petalSvg } from '../golden-lotus/petal.ts';
import { sceneRecipes, sceneSvg } from '../golden-lotus/scene.ts';
import { symbolSize, symbolSvg as lotusSymbol } from '../golden-lotus/symbols.ts';
import type { Drawing } from '../rasterise.ts';
import { cabinetSize, cabinetSvg } from './cabinet.ts';
import { groundSize, groundSvg } from './ground.ts';
import { sceneSizes, slotSceneSvg } from './scenes/all.ts';
import { symbolBox, symbolSvg } from './symbol.ts';

interface Lazy {
  width: number;
  height: number;
  svg: () => string;
}

export interface SlotPictures {
  code: string;
  symbols: readonly string[];
  /** The side of a symbol's square in the sheet, and of its picture on pages. */
  side: number;
  pageSide: number;
  symbol: (name: string) => Drawing;
  flake: Lazy;
  cabinet: Lazy;
  ground: Lazy;
  scenes: readonly (Lazy & { name: string })[];
}

const lotus: SlotPictures = {
  code: 'golden-lotus-20',
  symbols: slotSymbols,
  side: symbolSize.width,
  pageSide: symbolSize.width,
  symbol: (name) => ({ ...symbolSize, svg: lotusSymbol(name) }),
  flake: { ...symbolSize, svg: petalSvg },
  cabinet: { width: cabinet.width, height: cabinet.height, svg: lotusCabinet },
  ground: { ...reelGroundSize, svg: reelGroundSvg },
  scenes: sceneRecipes.map((recipe) => ({ ...recipe, svg: () => sceneSvg(recipe) })),
};

const drawn = slotArts.map(({ code, side, symbols, flake, cabinet: frame }): SlotPictures => ({
  code,
  symbols: Object.keys(symbols),
  side,
  pageSide: 144,
  symbol: (name) => {
    const recipe = symbols[name];
    if (recipe === undefined) throw new Error(`${code} has no symbol ${name}`);
    return { ...symbolBox, svg: symbolSvg(recipe) };
  },
  flake: { ...symbolBox, svg: () => symbolSvg(flake) },
  cabinet: { ...cabinetSize(frame), svg: () => cabinetSvg(frame) },
  ground: { ...groundSize(frame), svg: () => groundSvg(frame) },
  scenes: sceneSizes.map((size) => ({ ...size, svg: () => slotSceneSvg(code, size) })),
}));

export const slotPictures: readonly SlotPictures[] = [lotus, ...drawn];
