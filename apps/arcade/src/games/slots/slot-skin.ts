// What a slot looks and sounds like beside its rules: where its art is and which music it plays.
import type { MusicMood } from '../../sound/mood-music.ts';

export interface SlotSkin {
  readonly art: string;
  readonly scene: { readonly wide: string; readonly tall: string };
  readonly music: MusicMood;
}

const moods: Readonly<Record<string, MusicMood>> = {
  'golden-lotus-20': 'pond',
  'monsoon-243': 'rain',
  'jade-tumble': 'temple',
  'lantern-court': 'night',
  'thunder-gate': 'storm',
  'coral-bloom': 'reef',
  'golden-quarry': 'cavern',
  'ember-vault': 'embers',
};

/** Every game of the house has its art in a folder of its own name. */
export function skinOf(gameCode: string): SlotSkin {
  const music = moods[gameCode];
  if (music === undefined) throw new Error(`No skin for ${gameCode}.`);
  const art = `/arcade/art/${gameCode}`;
  return { art, scene: { wide: `${art}/scene.1280`, tall: `${art}/scene.720` }, music };
}

export function hasSkin(gameCode: string): boolean {
  return Object.hasOwn(moods, gameCode);
}
