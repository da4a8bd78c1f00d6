// A slot's look and sound beside its rules: the path of its art, the light of its feature and the
// theme of its sounds.
import type { SoundTheme } from '../../sound/theme.ts';
import { soundThemes } from '../../sound/themes.ts';
import { featureLights, type FeatureLight } from './feature-lights.ts';

export interface SlotSkin {
  readonly art: string;
  readonly scene: { readonly wide: string; readonly tall: string };
  readonly light: FeatureLight;
  readonly sound: SoundTheme;
}

/** Every game of the house has its art in a folder of its own name. */
export function skinOf(gameCode: string): SlotSkin {
  const [sound, light] = [soundThemes[gameCode], featureLights[gameCode]];
  if (sound === undefined || light === undefined) throw new Error(`No skin for ${gameCode}.`);
  const art = `/arcade/art/${gameCode}`;
  return { art, scene: { wide: `${art}/scene.1280`, tall: `${art}/scene.720` }, light, sound };
}

export function hasSkin(gameCode: string): boolean {
  return Object.hasOwn(soundThemes, gameCode);
}
