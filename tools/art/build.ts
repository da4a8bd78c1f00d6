// Draws all art anew from its recipes: `npm run art`, or `npm run art tiles` for one part.
import { tileRecipes } from '../../art/tiles.ts';
import { save } from './encode.ts';
import { tileOutputs } from './outputs.ts';
import { openStudio, type Studio } from './rasterise.ts';
import { tileSize, tileSvg } from './tile-svg.ts';

async function tiles(studio: Studio): Promise<void> {
  for (const recipe of tileRecipes) {
    const picture = await studio.draw({ ...tileSize, svg: tileSvg(recipe) });
    for (const output of tileOutputs(recipe.code)) await save(picture, output);
  }
}

const parts = { tiles };

const asked = process.argv.slice(2);
const studio = await openStudio();
for (const [name, draw] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const began = performance.now();
  await draw(studio);
  process.stdout.write(`${name} drawn in ${Math.round(performance.now() - began)} ms\n`);
}
await studio.close();
