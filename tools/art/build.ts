// Draws all art from its recipes: `npm run art`, `npm run art tiles` for one part, or `npm run art
// slots coral-bloom` for one slot.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { memberIcons, vipEmblems } from '@baize/contract';
import { categoryArts } from '../../art/categories.ts';
import { depositArts } from '../../art/deposit-kinds.ts';
import { iconRecipes } from '../../art/member-icons.ts';
import { rewardArts } from '../../art/reward-pictures.ts';
import { titles } from '../../art/slots/titles.ts';
import { vendorMarks } from '../../art/vendors.ts';
import { vipRecipes } from '../../art/vip.ts';
import { appIconSize, appIconSvg, markSvg } from './brand-svg.ts';
import { categorySizes, categorySvg } from './category-svg.ts';
import { depositSize, depositSvg } from './deposit-svg.ts';
import { save } from './encode.ts';
import { heroRecipes, heroShapeSvg, heroSvg } from './hero-svg.ts';
import { memberIconSize, memberIconSvg } from './member-icon-svg.ts';
import {
  allTiles,
  appIconOutputs,
  cabinetOutput,
  categoryOutputs,
  depositOutputs,
  flakeOutput,
  groundOutput,
  heroOutputs,
  heroShapeOutput,
  markPaths,
  memberIconOutput,
  pathOf,
  rewardOutputs,
  sceneOutputs,
  sheetMapPath,
  sheetOutput,
  symbolOutput,
  tileOutputs,
  titleOutput,
  vendorMarkOutput,
  vipOutputs,
} from './outputs.ts';
import { openStudio, type Studio } from './rasterise.ts';
import { rewardSize, rewardSvg } from './reward-svg.ts';
import { packSheet, sheetMap } from './sheet.ts';
import { type SlotPictures, slotPictures } from './slots/pictures.ts';
import { titleSize, titleSvg } from './slots/title.ts';
import { tileSize, tileSvg } from './tile-svg.ts';
import { vendorMarkSize, vendorMarkSvg } from './vendor-mark-svg.ts';
import { vipSize, vipSvg } from './vip-svg.ts';

/** Slots asked for by their codes; all of them when none is. */
const named = process.argv
  .slice(2)
  .filter((word) => slotPictures.some(({ code }) => code === word));

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(pathOf(path)), { recursive: true });
  await writeFile(pathOf(path), text);
}

async function tiles(studio: Studio): Promise<void> {
  for (const recipe of allTiles) {
    const picture = await studio.draw({ ...tileSize, svg: tileSvg(recipe) });
    for (const output of tileOutputs(recipe.code)) await save(picture, output);
  }
}

async function vendors(studio: Studio): Promise<void> {
  for (const mark of vendorMarks) {
    const picture = await studio.draw({ ...vendorMarkSize, svg: vendorMarkSvg(mark) });
    await save(picture, vendorMarkOutput(mark));
  }
}

async function categories(studio: Studio): Promise<void> {
  for (const art of categoryArts) {
    for (const size of categorySizes) {
      const picture = await studio.draw({ ...size, svg: categorySvg(art, size) });
      for (const output of categoryOutputs(art, size)) await save(picture, output);
    }
  }
}

async function heroes(studio: Studio): Promise<void> {
  for (const recipe of heroRecipes) {
    const picture = await studio.draw({ ...recipe, svg: heroSvg(recipe) });
    for (const output of heroOutputs(recipe)) await save(picture, output);
    await write(heroShapeOutput(recipe).path, heroShapeSvg(recipe));
  }
}

async function symbols(studio: Studio, slot: SlotPictures): Promise<void> {
  const pictures: Buffer[] = [];
  for (const symbol of slot.symbols) {
    const picture = await studio.draw(slot.symbol(symbol));
    await save(picture, symbolOutput(slot, symbol));
    pictures.push(await picture.resize(slot.side).png().toBuffer());
  }
  await save(await packSheet(pictures, slot.side), sheetOutput(slot));
  await write(sheetMapPath(slot.code), sheetMap(slot.symbols, slot.side));
}

async function slots(studio: Studio): Promise<void> {
  for (const slot of slotPictures) {
    const { code, cabinet, ground, scenes } = slot;
    if (named.length > 0 && !named.includes(code)) continue;
    await symbols(studio, slot);
    const frame = await studio.draw({ ...cabinet, svg: cabinet.svg() });
    await save(frame, cabinetOutput(code, cabinet));
    await save(await studio.draw({ ...ground, svg: ground.svg() }), groundOutput(code, ground));
    for (const scene of scenes) {
      const picture = await studio.draw({ ...scene, svg: scene.svg() });
      for (const output of sceneOutputs(code, scene)) await save(picture, output);
    }
  }
}

async function names(studio: Studio): Promise<void> {
  for (const title of titles) {
    const picture = await studio.draw({ ...titleSize, svg: titleSvg(title) });
    await save(picture, titleOutput(title.code));
  }
}

async function flakes(studio: Studio): Promise<void> {
  for (const { code, flake } of slotPictures) {
    const picture = await studio.draw({ ...flake, svg: flake.svg() });
    await save(picture, flakeOutput(code));
  }
}

async function members(studio: Studio): Promise<void> {
  for (const icon of memberIcons) {
    const picture = await studio.draw({ ...memberIconSize, svg: memberIconSvg(iconRecipes[icon]) });
    await save(picture, memberIconOutput(icon));
  }
}

async function vip(studio: Studio): Promise<void> {
  for (const emblem of vipEmblems) {
    const picture = await studio.draw({ ...vipSize, svg: vipSvg(vipRecipes[emblem]) });
    for (const output of vipOutputs(emblem)) await save(picture, output);
  }
}

async function deposits(studio: Studio): Promise<void> {
  for (const art of depositArts) {
    const picture = await studio.draw({ ...depositSize, svg: depositSvg(art) });
    for (const output of depositOutputs(art)) await save(picture, output);
  }
}

async function rewards(studio: Studio): Promise<void> {
  for (const art of rewardArts) {
    const picture = await studio.draw({ ...rewardSize, svg: rewardSvg(art) });
    for (const output of rewardOutputs(art)) await save(picture, output);
  }
}

async function brand(studio: Studio): Promise<void> {
  const picture = await studio.draw({ ...appIconSize, svg: appIconSvg() });
  for (const output of appIconOutputs) await save(picture, output);
  for (const path of markPaths) await write(path, markSvg());
}

const parts = {
  tiles,
  vendors,
  categories,
  heroes,
  slots,
  names,
  flakes,
  members,
  vip,
  deposits,
  rewards,
  brand,
};

const asked = process.argv.slice(2).filter((word) => word in parts);
const studio = await openStudio();
for (const [name, draw] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const began = performance.now();
  await draw(studio);
  process.stdout.write(`${name} drawn in ${Math.round(performance.now() - began)} ms\n`);
}
await studio.close();
