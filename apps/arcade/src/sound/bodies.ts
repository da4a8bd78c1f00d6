// The sounds of stopping reels and stones: each material has a thud and a click of its own.
import type { BodyName } from './theme.ts';
import { playBreath, playTone } from './voices.ts';

interface Struck {
  readonly at?: number;
  /** Against the usual loudness. */
  readonly level?: number;
}

type Body = (out: AudioNode, step: number, struck?: Struck) => void;

export const bodies: Readonly<Record<BodyName, Body>> = {
  wood(out, step, { at = 0, level = 1 } = {}) {
    playTone(out, { hertz: 96 + step * 9, toHertz: 58, at, seconds: 0.13, level: 0.5 * level });
    const hertz = 1500 + step * 160;
    playBreath(out, { at, seconds: 0.06, level: 0.16 * level, hertz, q: 0.7 });
  },
  stone(out, step, { at = 0, level = 1 } = {}) {
    playTone(out, { hertz: 150 + step * 14, toHertz: 84, at, seconds: 0.09, level: 0.42 * level });
    const hertz = 2300 + step * 220;
    playBreath(out, { at, seconds: 0.05, level: 0.2 * level, hertz, q: 1.6 });
    playTone(out, { hertz: 980 + step * 70, at, seconds: 0.05, level: 0.06 * level });
  },
  metal(out, step, { at = 0, level = 1 } = {}) {
    playTone(out, { hertz: 88 + step * 8, toHertz: 50, at, seconds: 0.16, level: 0.5 * level });
    const hertz = 640 + step * 60;
    playTone(out, { hertz, at, seconds: 0.24, level: 0.07 * level });
    playTone(out, { hertz: hertz * 2.76, at, seconds: 0.16, level: 0.045 * level });
    playBreath(out, { at, seconds: 0.04, level: 0.14 * level, hertz: 3200, q: 1 });
  },
  water(out, step, { at = 0, level = 1 } = {}) {
    const hertz = 210 + step * 26;
    playTone(out, { hertz, toHertz: hertz * 2.1, at, seconds: 0.1, level: 0.26 * level });
    playTone(out, { hertz: 92 + step * 6, toHertz: 60, at, seconds: 0.13, level: 0.36 * level });
    playBreath(out, { at, seconds: 0.07, level: 0.1 * level, hertz: 900 + step * 120, q: 1.2 });
  },
};
