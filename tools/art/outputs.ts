// The files of the house's art, with the size and the maximum weight of each. The build writes
// exactly these, and the test beside it finds each of them committed.
import { fileURLToPath } from 'node:url';
import { memberIcons, vipEmblems } from '@baize/contract';
import { type CategoryArt, categoryArts } from '../../art/categories.ts';
import { type DepositArt, depositArts } from '../../art/deposit-kinds.ts';
import { instantTileRecipes } from '../../art/instant-tiles.ts';
import { lotteryTileRecipes } from '../../art/lottery-tiles.ts';
import { type RewardArt, rewardArts } from '../../art/reward-pictures.ts';
import { seaTileRecipes } from '../../art/sea-tiles.ts';
import { tileRecipes } from '../../art/tiles.ts';
import { defaultTileRecipes, vendorTileRecipes } from '../../art/vendor-tiles.ts';
import { type VendorMark, vendorMarks } from '../../art/vendors.ts';
import { type CategorySize, categorySizes } from './category-svg.ts';
import { depositSize, depositWidths } from './deposit-svg.ts';
import { heroRecipes } from './hero-svg.ts';
import { memberIconSize } from './member-icon-svg.ts';
import { rewardSize, rewardWidths } from './reward-svg.ts';
import { sheetSize } from './sheet.ts';
import { type SlotPictures, slotPictures } from './slots/pictures.ts';
import { titleSize } from './slots/title.ts';
import { vipSizes } from './vip-svg.ts';

export interface Output {
  /** From the root of the repository. */
  path: string;
  width: number;
  height: number;
  bytesMax: number;
}

const root = new URL('../../', import.meta.url);

export const pathOf = (path: string): string => fileURLToPath(new URL(path, root));

const kilobyte = 1024;

function bothKinds(path: string, size: Omit<Output, 'path'>): Output[] {
  return ['avif', 'webp'].map((kind) => ({ ...size, path: `${path}.${kind}` }));
}

const folderOf = (code: string): string => `apps/arcade/public/art/${code}`;
const tileWidths = [180, 360] as const;

export const allTiles = [
  ...tileRecipes,
  ...lotteryTileRecipes,
  ...seaTileRecipes,
  ...instantTileRecipes,
  ...vendorTileRecipes,
  ...defaultTileRecipes,
];

export function tileOutputs(code: string): Output[] {
  return tileWidths.flatMap((width) =>
    bothKinds(`apps/site/public/art/tiles/${code}.${width}`, {
      width,
      height: (width * 4) / 3,
      bytesMax: (width === 360 ? 12 : 6) * kilobyte,
    }),
  );
}

interface Named {
  name: string;
  width: number;
  height: number;
}

export function heroOutputs({ name, width, height }: Named): Output[] {
  // The largest thing a visitor waits for.
  const bytesMax = (width > 720 ? 18 : 12) * kilobyte;
  return bothKinds(`apps/site/public/art/heroes/${name}`, { width, height, bytesMax });
}

export function heroShapeOutput({ name, width, height }: Named): Output {
  const path = `apps/site/public/art/heroes/${name}.svg`;
  return { path, width, height, bytesMax: 6 * kilobyte };
}

type Sized = Omit<Named, 'name'>;

export function sceneOutputs(code: string, { name, width, height }: Named): Output[] {
  return bothKinds(`${folderOf(code)}/${name}`, { width, height, bytesMax: 60 * kilobyte });
}

export function symbolOutput({ code, pageSide }: SlotPictures, symbol: string): Output {
  return {
    width: pageSide,
    height: pageSide,
    path: `${folderOf(code)}/${symbol.toLowerCase()}.webp`,
    bytesMax: (pageSide === 256 ? 20 : 10) * kilobyte,
  };
}

export function sheetOutput({ code, symbols, side }: SlotPictures): Output {
  const size = sheetSize(symbols.length, side);
  return { ...size, path: `${folderOf(code)}/symbols.webp`, bytesMax: 156 * kilobyte };
}

export function cabinetOutput(code: string, { width, height }: Sized): Output {
  return { path: `${folderOf(code)}/cabinet.webp`, width, height, bytesMax: 60 * kilobyte };
}

export function groundOutput(code: string, { width, height }: Sized): Output {
  return { path: `${folderOf(code)}/reels.webp`, width, height, bytesMax: 24 * kilobyte };
}

export function flakeOutput(code: string): Output {
  const path = `${folderOf(code)}/flake.webp`;
  return { path, width: 96, height: 96, bytesMax: 6 * kilobyte };
}

export function titleOutput(code: string): Output {
  return { ...titleSize, path: `${folderOf(code)}/title.webp`, bytesMax: 24 * kilobyte };
}

/** The frame map beside the sheet; not a picture. */
export const sheetMapPath = (code: string): string => `${folderOf(code)}/symbols.json`;

function slotOutputs(slot: SlotPictures): Output[] {
  const { code, symbols, cabinet, ground, scenes } = slot;
  return [
    ...symbols.map((symbol) => symbolOutput(slot, symbol)),
    sheetOutput(slot),
    cabinetOutput(code, cabinet),
    groundOutput(code, ground),
    titleOutput(code),
    flakeOutput(code),
    ...scenes.flatMap((scene) => sceneOutputs(code, scene)),
  ];
}

export const appIconOutputs: readonly Output[] = [192, 512].map((width) => ({
  path: `apps/site/public/icons/app-${width}.png`,
  width,
  height: width,
  bytesMax: (width === 512 ? 160 : 40) * kilobyte,
}));

export function memberIconOutput(icon: string): Output {
  return {
    ...memberIconSize,
    path: `apps/site/public/art/members/${icon}.webp`,
    bytesMax: 6 * kilobyte,
  };
}

/** On the tile of a way to deposit. */
export function depositOutputs({ code }: DepositArt): Output[] {
  return depositWidths.flatMap(({ width, bytesMax }) =>
    bothKinds(`apps/site/public/art/deposits/${code}.${width}`, {
      width,
      height: (width * depositSize.height) / depositSize.width,
      bytesMax,
    }),
  );
}

/** A promotion or a good, on its card and on its page. */
export function rewardOutputs({ code }: RewardArt): Output[] {
  return rewardWidths.flatMap(({ width, bytesMax }) =>
    bothKinds(`apps/site/public/art/rewards/${code}.${width}`, {
      width,
      height: (width * rewardSize.height) / rewardSize.width,
      bytesMax,
    }),
  );
}

/** Small beside a name, large on the page of the levels. */
export function vipOutputs(emblem: string): Output[] {
  return vipSizes.flatMap(({ width, bytesMax }) =>
    bothKinds(`apps/site/public/art/vip/${emblem}.${width}`, { width, height: width, bytesMax }),
  );
}

export function vendorMarkOutput({ code }: VendorMark): Output {
  const path = `apps/site/public/art/vendors/${code}.webp`;
  return { path, width: 128, height: 128, bytesMax: 8 * kilobyte };
}

export function categoryOutputs({ code }: CategoryArt, { name, width, height }: CategorySize) {
  const size = { width, height, bytesMax: 30 * kilobyte };
  return bothKinds(`apps/site/public/art/categories/${code}.${name}`, size);
}

/** The mark for the browser's tab, in each front end. */
export const markPaths: readonly string[] = ['site', 'arcade', 'console'].map(
  (app) => `apps/${app}/public/icons/mark.svg`,
);

export const outputs: readonly Output[] = [
  ...allTiles.flatMap(({ code }) => tileOutputs(code)),
  ...vendorMarks.map(vendorMarkOutput),
  ...categoryArts.flatMap((art) => categorySizes.flatMap((size) => categoryOutputs(art, size))),
  ...heroRecipes.flatMap(heroOutputs),
  ...heroRecipes.map(heroShapeOutput),
  ...slotPictures.flatMap(slotOutputs),
  ...memberIcons.map(memberIconOutput),
  ...vipEmblems.flatMap(vipOutputs),
  ...depositArts.flatMap(depositOutputs),
  ...rewardArts.flatMap(rewardOutputs),
  ...appIconOutputs,
];
