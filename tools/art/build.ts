// Draws all art anew from its recipes: `npm run art`, or `npm run art tiles` for one part.
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { memberIcons } from '@baize/contract';
import { categoryArts } from '../../art/categories.ts';
import { cabinet, slotSymbols } from '../../art/golden-lotus-20.ts';
import { iconRecipes } from '../../art/member-icons.ts';
import { vendorMarks } from '../../art/vendors.ts';
import { appIconSize, appIconSvg, markSvg } from './brand-svg.ts';
import { categorySizes, categorySvg } from './category-svg.ts';
import { save } from './encode.ts';
import { cabinetSvg, reelGroundSize, reelGroundSvg } from './golden-lotus/cabinet.ts';
import { sceneRecipes, sceneSvg } from './golden-lotus/scene.ts';
import { packSheet, sheetMap } from './golden-lotus/sheet.ts';
import { symbolSize, symbolSvg } from './golden-lotus/symbols.ts';
import { heroRecipes, heroSvg } from './hero-svg.ts';
import { memberIconSize, memberIconSvg } from './member-icon-svg.ts';
import {
  allTiles,
  appIconOutputs,
  cabinetOutput,
  categoryOutputs,
  heroOutputs,
  markPaths,
  memberIconOutput,
  pathOf,
  reelGroundOutput,
  sceneOutputs,
  sheetMapPath,
  sheetOutput,
  symbolOutput,
  tileOutputs,
  vendorMarkOutput,
} from './outputs.ts';
import { openStudio, type Studio } from './rasterise.ts';
import { tileSize, tileSvg } from './tile-svg.ts';
import { vendorMarkSize, vendorMarkSvg } from './vendor-mark-svg.ts';

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
  }
}

async function symbols(studio: Studio): Promise<void> {
  const pictures: Buffer[] = [];
  for (const symbol of slotSymbols) {
    const picture = await studio.draw({ ...symbolSize, svg: symbolSvg(symbol) });
    await save(picture, symbolOutput(symbol));
    pictures.push(await picture.resize(symbolSize.width).png().toBuffer());
  }
  await save(await packSheet(pictures), sheetOutput);
  await write(sheetMapPath, sheetMap(slotSymbols, basename(sheetOutput.path)));
}

async function scenes(studio: Studio): Promise<void> {
  for (const recipe of sceneRecipes) {
    const picture = await studio.draw({ ...recipe, svg: sceneSvg(recipe) });
    for (const output of sceneOutputs(recipe)) await save(picture, output);
  }
}

async function cabinets(studio: Studio): Promise<void> {
  await save(await studio.draw({ ...cabinet, svg: cabinetSvg() }), cabinetOutput);
  await save(await studio.draw({ ...reelGroundSize, svg: reelGroundSvg() }), reelGroundOutput);
}

async function members(studio: Studio): Promise<void> {
  for (const icon of memberIcons) {
    const picture = await studio.draw({ ...memberIconSize, svg: memberIconSvg(iconRecipes[icon]) });
    await save(picture, memberIconOutput(icon));
  }
}

async function brand(studio: Studio): Promise<void> {
  const picture = await studio.draw({ ...appIconSize, svg: appIconSvg() });
  for (const output of appIconOutputs) await save(picture, output);
  for (const path of markPaths) await write(path, markSvg());
}

const parts = { tiles, vendors, categories, heroes, symbols, scenes, cabinets, members, brand };

const asked = process.argv.slice(2);
const studio = await openStudio();
for (const [name, draw] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const began = performance.now();
  await draw(studio);
  process.stdout.write(`${name} drawn in ${Math.round(performance.now() - began)} ms\n`);
}
await studio.close();
