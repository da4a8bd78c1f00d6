// The sounds of a lottery: a number comes to rest, a win. They load when the first one is due.
import type { EffectName, PlayEffect } from '../../../sound/effects.ts';
import { openMixer } from '../../../sound/mixer.ts';

let playing: Promise<PlayEffect> | undefined;

/** Silent while sound is off. */
export function playSound(name: EffectName, step = 0): void {
  if (openMixer() === undefined) return;
  playing ??= load();
  void playing.then((play) => play(name, step));
}

async function load(): Promise<PlayEffect> {
  const [{ createEffects }, { lotteryTheme }] = await Promise.all([
    import('../../../sound/effects.ts'),
    import('./lottery-theme.ts'),
  ]);
  return createEffects(lotteryTheme);
}
