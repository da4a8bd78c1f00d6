// What a slot looks and sounds like beside its rules: where its art is and the theme of its sounds.
import type { SoundTheme } from '../../sound/theme.ts';
import { soundThemes } from '../../sound/themes.ts';

export interface SlotSkin {
  readonly art: string;
  readonly scene: { readonly wide: string; readonly tall: string };
  readonly sound: SoundTheme;
}

/** Every game of the house has its art in a folder of its own name. */
export function skinOf(gameCode: string): SlotSkin {
  const sound = soundThemes[gameCode];
  if (sound === undefined) throw new Error(`No skin for ${gameCode}.`);
  const art = `/arcade/art/${gameCode}`;
  return { art, scene: { wide: `${art}/scene.1280`, tall: `${art}/scene.720` }, sound };
}

export function hasSkin(gameCode: string): boolean {
  return Object.hasOwn(soundThemes, gameCode);
}
