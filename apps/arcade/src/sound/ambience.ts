// Background sounds of a game: rain, wind, the sea, a fire. Each is called on every beat of the
// music and plays a short piece, so that nothing runs on when the music stops.
import type { AmbienceName } from './theme.ts';
import { playBreath, playTone } from './voices.ts';

interface Beat {
  /** How many beats came before. */
  readonly at: number;
  readonly seconds: number;
}

type Ambience = (out: AudioNode, beat: Beat) => void;

const chance = (share: number): boolean => Math.random() < share;

/** One long breath every `every` beats, begun before the last has faded. */
function swell(
  every: number,
  breath: { hertz: number; toHertz: number; q: number; level: number },
) {
  return (out: AudioNode, { at, seconds }: Beat) => {
    if (at % every !== 0) return;
    const long = every * seconds * 1.7;
    playBreath(out, { ...breath, seconds: long, attackSeconds: long * 0.42 });
  };
}

const shower = swell(10, { hertz: 2600, toHertz: 2200, q: 0.35, level: 0.05 });
const gust = swell(7, { hertz: 420, toHertz: 860, q: 2.4, level: 0.05 });
const surf = swell(5, { hertz: 260, toHertz: 640, q: 0.8, level: 0.09 });
const glow = swell(8, { hertz: 180, toHertz: 240, q: 0.9, level: 0.06 });

function drip(out: AudioNode, hertz: number): void {
  const at = Math.random() * 0.4;
  playTone(out, { hertz, toHertz: hertz * 1.6, at, seconds: 0.09, level: 0.04 });
}

const ambiences: Readonly<Record<AmbienceName, Ambience>> = {
  drops: () => undefined,
  wind: gust,
  sea(out, beat) {
    surf(out, beat);
    if (chance(0.3)) drip(out, 420 + Math.random() * 300);
  },
  rain(out, beat) {
    shower(out, beat);
    if (chance(0.5)) drip(out, 900 + Math.random() * 900);
  },
  night(out) {
    if (!chance(0.22)) return;
    for (const at of [0, 0.07, 0.14, 0.21]) {
      playTone(out, { hertz: 4300, at, seconds: 0.05, level: 0.008, wave: 'triangle' });
    }
  },
  storm(out, beat) {
    shower(out, beat);
    if (!chance(0.035)) return;
    playBreath(out, {
      seconds: 3.4,
      level: 0.5,
      hertz: 130,
      toHertz: 48,
      q: 0.6,
      attackSeconds: 0.08,
    });
    playBreath(out, { at: 0.25, seconds: 2.6, level: 0.3, hertz: 80, q: 0.8, attackSeconds: 0.3 });
  },
  cave(out) {
    if (chance(0.16)) drip(out, 1250 + Math.random() * 500);
    if (!chance(0.05)) return;
    playTone(out, { hertz: 2093, at: 0.1, seconds: 0.4, level: 0.02 });
    playBreath(out, { at: 0.1, seconds: 0.05, level: 0.05, hertz: 2600, q: 3 });
  },
  fire(out, beat) {
    glow(out, beat);
    for (let spark = 0; spark < 4; spark += 1) {
      const at = Math.random() * beat.seconds;
      const hertz = 1800 + Math.random() * 2600;
      if (chance(0.7)) playBreath(out, { at, seconds: 0.025, level: 0.05, hertz, q: 2 });
    }
  },
};

export function playAmbience(name: AmbienceName, out: AudioNode, beat: Beat): void {
  ambiences[name](out, beat);
}
