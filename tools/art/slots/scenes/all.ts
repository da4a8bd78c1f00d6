// The scene behind each slot that is drawn from a recipe, wide for a desk and tall for a phone.
import type { Scene } from './paint.ts';
import { svgOf } from '../../rasterise.ts';
import { coralScene } from './coral-bloom.ts';
import { emberScene } from './ember-vault.ts';
import { quarryScene } from './golden-quarry.ts';
import { jadeScene } from './jade-tumble.ts';
import { lanternScene } from './lantern-court.ts';
import { monsoonScene } from './monsoon-243.ts';
import { thunderScene } from './thunder-gate.ts';

const scenes: Readonly<Record<string, Scene>> = {
  'monsoon-243': monsoonScene,
  'jade-tumble': jadeScene,
  'lantern-court': lanternScene,
  'thunder-gate': thunderScene,
  'coral-bloom': coralScene,
  'golden-quarry': quarryScene,
  'ember-vault': emberScene,
};

export interface SceneSize {
  name: string;
  width: number;
  height: number;
  shore: number;
}

export const sceneSizes: readonly SceneSize[] = [
  { name: 'scene.1280', width: 1280, height: 800, shore: 520 },
  { name: 'scene.720', width: 720, height: 1280, shore: 880 },
];

export function slotSceneSvg(code: string, { width, height, shore }: SceneSize): string {
  const scene = scenes[code];
  if (scene === undefined) throw new Error(`no scene for ${code}`);
  return svgOf({ width, height }, scene({ width, height, shore, tall: height > width }));
}
