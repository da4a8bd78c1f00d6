// The sounds of a game by name, each a short phrase on the notes of its theme, so that simultaneous
// sounds harmonise.
import { bodies } from './bodies.ts';
import { playLead } from './lead.ts';
import { openMixer } from './mixer.ts';
import { noteOf, type SoundTheme } from './theme.ts';
import { playBell, playBreath, playTone } from './voices.ts';

interface Stand {
  readonly out: AudioNode;
  readonly theme: SoundTheme;
  /** A note of the theme's scale in its own voice. */
  sing(step: number, sung: { at?: number; seconds: number; level: number }): void;
}

type Effect = (stand: Stand, step: number) => void;

/** Steps of the scale one after the other. */
function run(
  { sing }: Stand,
  steps: readonly number[],
  look: { every: number; seconds: number; level: number },
) {
  for (const [at, step] of steps.entries()) {
    sing(step, { at: at * look.every, seconds: look.seconds, level: look.level });
  }
}

const effectOf = {
  press({ out }) {
    playTone(out, { hertz: 620, toHertz: 480, seconds: 0.05, level: 0.16, wave: 'triangle' });
  },
  spin({ out, theme }) {
    const hertz = noteOf(theme, 0) / 2;
    playBreath(out, { seconds: 0.5, level: 0.1, hertz: 320, toHertz: 1500, attackSeconds: 0.2 });
    playTone(out, { hertz, toHertz: hertz * 2, seconds: 0.24, level: 0.1, wave: 'triangle' });
  },
  scatter({ sing }, step) {
    sing(5 + step, { seconds: 1.1, level: 0.22 });
  },
  'reel-stop'({ out, theme }, step) {
    bodies[theme.body](out, step);
    playTone(out, { hertz: noteOf(theme, step), seconds: 0.12, level: 0.05, wave: 'triangle' });
  },
  anticipation({ out, theme }) {
    const hertz = noteOf(theme, 0);
    const long = { seconds: 1.4, attackSeconds: 0.8 };
    playTone(out, { ...long, hertz, toHertz: hertz * 3, level: 0.07, wave: 'sawtooth' });
    playBreath(out, { ...long, level: 0.08, hertz: 500, toHertz: 3400, q: 4 });
  },
  win(stand) {
    run(stand, [3, 5, 7], { every: 0.08, seconds: 0.5, level: 0.15 });
  },
  /** Winning cells burst. */
  clear({ out, theme }) {
    playBreath(out, { seconds: 0.24, level: 0.16, hertz: 1800, toHertz: 4200, q: 1.4 });
    for (const at of [0, 0.05, 0.1]) {
      const hertz = noteOf(theme, 6) * (2 + at * 8);
      playTone(out, { hertz, at, seconds: 0.24, level: 0.05 });
    }
  },
  /** Cells fall into the gaps. */
  fall({ out, theme }) {
    for (const at of [0, 1, 2, 3]) {
      bodies[theme.body](out, at, { at: 0.14 + 0.05 * at, level: 0.5 });
    }
  },
  /** A symbol grows over its reel. */
  expand(stand, step) {
    const hertz = noteOf(stand.theme, 0);
    playTone(stand.out, { hertz, toHertz: hertz * 4, seconds: 0.5, level: 0.1, wave: 'triangle' });
    run(stand, [2 + step, 4 + step, 6 + step], { every: 0.12, seconds: 1, level: 0.12 });
  },
  /** A coin lands and stays. */
  coin({ out }, step) {
    const hertz = 1318.5 * 2 ** (Math.min(step, 14) / 12);
    const at = step * 0.07;
    playTone(out, { hertz, at, seconds: 0.5, level: 0.12 });
    playTone(out, { hertz: hertz * 1.5, at: at + 0.05, seconds: 0.7, level: 0.1 });
    playTone(out, { hertz: hertz * 2.76, at, seconds: 0.18, level: 0.05 });
    playTone(out, { hertz: 120, toHertz: 70, at, seconds: 0.12, level: 0.3 });
  },
  /** A multiplier is gathered. */
  orb(stand, step) {
    const hertz = noteOf(stand.theme, 2);
    playTone(stand.out, {
      hertz,
      toHertz: hertz * 2,
      seconds: 0.4,
      level: 0.09,
      attackSeconds: 0.2,
    });
    stand.sing(6 + step, { at: 0.3, seconds: 1.4, level: 0.18 });
  },
  /** The room grows quiet and respins begin. */
  hold({ out, theme }) {
    playBell(out, { hertz: noteOf(theme, 0) / 4, seconds: 2.6, level: 0.4 });
    playBreath(out, { seconds: 0.9, level: 0.14, hertz: 1600, toHertz: 240, q: 1.4 });
  },
  big(stand) {
    run(stand, [0, 2, 4, 5, 7, 9], { every: 0.11, seconds: 0.9, level: 0.16 });
    const hertz = noteOf(stand.theme, 0) / 4;
    playTone(stand.out, { hertz, seconds: 1.6, level: 0.3, attackSeconds: 0.02 });
  },
  mega(stand) {
    const steps = Array.from({ length: 14 }, (_, at) => ((at * 2) % 9) + (at > 8 ? 2 : 0));
    run(stand, steps, { every: 0.12, seconds: 1, level: 0.15 });
    playBell(stand.out, { hertz: noteOf(stand.theme, 0) / 4, seconds: 3.4, level: 0.3 });
  },
  gong(stand) {
    const { out, theme, sing } = stand;
    playBell(out, { hertz: noteOf(theme, 0) / 3, seconds: 3.2, level: 0.42 });
    const hiss = { hertz: 2600, toHertz: 900, q: 0.6, attackSeconds: 0.05 };
    playBreath(out, { ...hiss, seconds: 1.6, level: 0.06 });
    for (const [at, step] of [5, 7, 8, 10].entries()) {
      sing(step, { at: 0.4 + at * 0.14, seconds: 1.2, level: 0.1 });
    }
  },
  end({ sing }) {
    sing(5, { seconds: 1.2, level: 0.16 });
    sing(3, { at: 0.16, seconds: 1.6, level: 0.14 });
  },
} as const satisfies Record<string, Effect>;

export type EffectName = keyof typeof effectOf;

/** Plays an effect, or nothing while sound is off. `step` raises its pitch along the scale. */
export type PlayEffect = (name: EffectName, step?: number) => void;

export function createEffects(theme: SoundTheme): PlayEffect {
  return (name, step = 0) => {
    const mixer = openMixer();
    if (mixer === undefined) return;
    const out = mixer.effects;
    const sing: Stand['sing'] = (at, sung) =>
      playLead(theme.lead, out, { ...sung, hertz: noteOf(theme, at) });
    effectOf[name]({ out, theme, sing }, step);
  };
}
