// The sounds of a game by name, each a short phrase on the house's five notes, so that whatever
// sounds together sounds well together.
import { openMixer } from './mixer.ts';
import { playBell, playBreath, playTone } from './voices.ts';

/** D major pentatonic, from D4 upwards. */
const scale = [293.66, 329.63, 369.99, 440, 493.88, 587.33, 659.26, 739.99, 880, 987.77, 1174.66];
const note = (step: number) => scale[Math.min(Math.max(0, step), scale.length - 1)] ?? 440;

const effectOf = {
  press(out) {
    playTone(out, { hertz: 620, toHertz: 480, seconds: 0.05, level: 0.16, wave: 'triangle' });
  },
  spin(out) {
    playBreath(out, { seconds: 0.5, level: 0.1, hertz: 320, toHertz: 1500, attackSeconds: 0.2 });
    playTone(out, { hertz: 146.8, toHertz: 293.7, seconds: 0.24, level: 0.1, wave: 'triangle' });
  },
  scatter(out, step) {
    playBell(out, { hertz: note(5 + step), seconds: 1.1, level: 0.22 });
  },
  'reel-stop'(out, step) {
    playTone(out, { hertz: 96 + step * 9, toHertz: 58, seconds: 0.13, level: 0.5 });
    playBreath(out, { seconds: 0.06, level: 0.16, hertz: 1500 + step * 160, q: 0.7 });
    playTone(out, { hertz: note(step), seconds: 0.12, level: 0.05, wave: 'triangle' });
  },
  anticipation(out) {
    playTone(out, {
      hertz: 220,
      toHertz: 660,
      seconds: 1.4,
      level: 0.07,
      wave: 'sawtooth',
      attackSeconds: 0.7,
    });
    playBreath(out, {
      seconds: 1.4,
      level: 0.08,
      hertz: 500,
      toHertz: 3400,
      q: 4,
      attackSeconds: 0.9,
    });
  },
  win(out) {
    for (const [at, step] of [0, 2, 4].entries()) {
      playTone(out, {
        hertz: note(step + 3),
        at: at * 0.08,
        seconds: 0.34,
        level: 0.14,
        wave: 'triangle',
      });
    }
  },
  big(out) {
    for (const [at, step] of [0, 2, 4, 5, 7, 9].entries()) {
      playBell(out, { hertz: note(step), at: at * 0.11, seconds: 0.9, level: 0.16 });
    }
    playTone(out, { hertz: 73.4, seconds: 1.6, level: 0.3, attackSeconds: 0.02 });
  },
  mega(out) {
    for (let at = 0; at < 14; at += 1) {
      const step = (at * 2) % 9;
      playBell(out, {
        hertz: note(step + (at > 8 ? 2 : 0)),
        at: at * 0.12,
        seconds: 1,
        level: 0.15,
      });
    }
    playBell(out, { hertz: 73.4, seconds: 3.4, level: 0.3 });
  },
  expand(out, step) {
    playBreath(out, { seconds: 0.5, level: 0.14, hertz: 500, toHertz: 2600, attackSeconds: 0.1 });
    playBell(out, { hertz: note(step + 2), seconds: 1.2, level: 0.16 });
  },
  clear(out) {
    playBreath(out, { seconds: 0.24, level: 0.16, hertz: 1800, toHertz: 4200, q: 1.4 });
    playTone(out, { hertz: 520, toHertz: 880, seconds: 0.18, level: 0.08, wave: 'triangle' });
  },
  fall(out) {
    playTone(out, { hertz: 130, toHertz: 62, at: 0.22, seconds: 0.16, level: 0.42 });
    playBreath(out, { at: 0.2, seconds: 0.1, level: 0.14, hertz: 900, q: 0.7 });
  },
  coin(out, step) {
    playBell(out, { hertz: note(step + 6), at: step * 0.07, seconds: 0.9, level: 0.2 });
    playTone(out, { hertz: 110, toHertz: 60, at: step * 0.07, seconds: 0.12, level: 0.4 });
  },
  gong(out) {
    playBell(out, { hertz: 98, seconds: 3.2, level: 0.42 });
    playBreath(out, {
      seconds: 1.6,
      level: 0.06,
      hertz: 2600,
      toHertz: 900,
      q: 0.6,
      attackSeconds: 0.05,
    });
    for (const [at, step] of [5, 7, 8, 10].entries()) {
      playBell(out, { hertz: note(step), at: 0.4 + at * 0.14, seconds: 1.2, level: 0.1 });
    }
  },
  end(out) {
    playBell(out, { hertz: note(5), seconds: 1.2, level: 0.16 });
    playBell(out, { hertz: note(3), at: 0.16, seconds: 1.6, level: 0.14 });
  },
} as const satisfies Record<string, (out: AudioNode, step: number) => void>;

export type EffectName = keyof typeof effectOf;

/** Plays an effect, or nothing while sound is off. `step` raises its pitch along the scale. */
export function playEffect(name: EffectName, step = 0): void {
  const mixer = openMixer();
  if (mixer !== undefined) effectOf[name](mixer.effects, step);
}
