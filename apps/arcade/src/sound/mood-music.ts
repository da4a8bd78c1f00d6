// The music behind the games: single notes falling into a quiet drone, never the same twice and
// never in the way. A mood is a scale, a drone, a pace and a voice.
import { openMixer, type Mixer } from './mixer.ts';
import { playBell, playBreath, playTone } from './voices.ts';

type Voice = (mixer: Mixer, hertz: number, at: number) => void;

interface Mood {
  readonly notes: readonly number[];
  readonly drone: readonly number[];
  readonly beatMs: number;
  /** How often a beat stays silent. */
  readonly rest: number;
  readonly voice: Voice;
  /** What blows through it now and then, by the middle of its sound. */
  readonly breath?: { readonly hertz: number; readonly toHertz: number; readonly level: number };
}

const bell: Voice = ({ music }, hertz, at) =>
  playBell(music, { hertz, at, seconds: 2.6, level: 0.11 });
const pluck: Voice = ({ music }, hertz, at) =>
  playTone(music, { hertz, at, seconds: 1.1, level: 0.13, wave: 'triangle' });
const drum: Voice = ({ music }, hertz, at) =>
  playTone(music, { hertz: hertz / 2, toHertz: hertz / 4, at, seconds: 0.5, level: 0.3 });
const glass: Voice = ({ music }, hertz, at) =>
  playTone(music, { hertz: hertz * 2, at, seconds: 2.2, level: 0.07, attackSeconds: 0.05 });

const moods = {
  pond: {
    notes: [293.66, 369.99, 440, 493.88, 587.33, 739.99, 880],
    drone: [73.42, 110],
    beatMs: 1150,
    rest: 0.38,
    voice: bell,
  },
  rain: {
    notes: [261.63, 311.13, 349.23, 392, 466.16, 523.25, 622.25],
    drone: [65.41, 98],
    beatMs: 760,
    rest: 0.46,
    voice: pluck,
    breath: { hertz: 2400, toHertz: 1400, level: 0.05 },
  },
  temple: {
    notes: [220, 246.94, 293.66, 329.63, 369.99, 440, 493.88],
    drone: [55, 82.41],
    beatMs: 1400,
    rest: 0.34,
    voice: bell,
  },
  night: {
    notes: [246.94, 293.66, 329.63, 392, 440, 493.88, 587.33],
    drone: [61.74, 92.5],
    beatMs: 980,
    rest: 0.4,
    voice: pluck,
  },
  storm: {
    notes: [146.83, 174.61, 196, 220, 261.63, 293.66],
    drone: [36.71, 55],
    beatMs: 620,
    rest: 0.3,
    voice: drum,
    breath: { hertz: 300, toHertz: 900, level: 0.09 },
  },
  reef: {
    notes: [329.63, 369.99, 415.3, 493.88, 554.37, 659.26],
    drone: [82.41, 123.47],
    beatMs: 1250,
    rest: 0.42,
    voice: glass,
    breath: { hertz: 500, toHertz: 260, level: 0.06 },
  },
  cavern: {
    notes: [196, 220, 261.63, 293.66, 329.63, 392],
    drone: [49, 73.42],
    beatMs: 880,
    rest: 0.44,
    voice: pluck,
  },
  embers: {
    notes: [174.61, 207.65, 233.08, 261.63, 311.13, 349.23],
    drone: [43.65, 65.41],
    beatMs: 1020,
    rest: 0.4,
    voice: bell,
    breath: { hertz: 700, toHertz: 1500, level: 0.05 },
  },
} as const satisfies Record<string, Mood>;

export type MusicMood = keyof typeof moods;

const droneSeconds = 9;
const beatsToDrone = 6;

/** Plays until stopped; stays silent while sound is off or the page is hidden. */
export function startMusic(name: MusicMood): () => void {
  const mood: Mood = moods[name];
  let beats = 0;
  let last = Math.floor(mood.notes.length / 2);
  const beat = () => {
    const mixer = openMixer();
    if (mixer === undefined) return;
    if (beats % beatsToDrone === 0) playGround(mixer, mood);
    beats += 1;
    if (Math.random() < mood.rest) return;
    const step = Math.round(Math.random() * 4 - 2);
    last = Math.min(mood.notes.length - 1, Math.max(0, last + step));
    mood.voice(mixer, mood.notes[last] ?? 220, Math.random() * 0.18);
  };
  const timer = setInterval(beat, mood.beatMs);
  return () => clearInterval(timer);
}

function playGround({ music }: Mixer, { drone, breath }: Mood): void {
  for (const hertz of drone) {
    playTone(music, { hertz, seconds: droneSeconds, level: 0.13, attackSeconds: 3 });
  }
  if (breath !== undefined) playBreath(music, { ...breath, seconds: 4, attackSeconds: 2, q: 0.7 });
}
