// The sounds of a crash game: a stake, the start, a cash-out, the end. They load when the first one
// is due.
import type { EffectName, PlayEffect } from '../../../sound/effects.ts';
import { openMixer } from '../../../sound/mixer.ts';

const effects = {
  placed: 'press',
  flight: 'spin',
  taken: 'win',
  ended: 'end',
} as const satisfies Record<string, EffectName>;

export type CrashSound = keyof typeof effects;

let playing: Promise<PlayEffect> | undefined;

/** Silent while sound is off. */
export function playSound(sound: CrashSound): void {
  if (openMixer() === undefined) return;
  playing ??= load();
  void playing.then((play) => play(effects[sound]));
}

async function load(): Promise<PlayEffect> {
  const [{ createEffects }, { crashTheme }] = await Promise.all([
    import('../../../sound/effects.ts'),
    import('./crash-theme.ts'),
  ]);
  return createEffects(crashTheme);
}
