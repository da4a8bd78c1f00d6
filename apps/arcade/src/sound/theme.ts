// The sound of a game: the scale of all its sounds, its lead voice, the material of its reels and
// its background.
export type LeadName = 'bell' | 'pluck' | 'glass' | 'drum' | 'marimba';
export type BodyName = 'wood' | 'stone' | 'metal' | 'water';
export type AmbienceName = 'drops' | 'rain' | 'wind' | 'night' | 'storm' | 'sea' | 'cave' | 'fire';

export interface SoundTheme {
  /** Eleven notes upwards, in hertz. */
  readonly scale: readonly number[];
  readonly drone: readonly number[];
  readonly lead: LeadName;
  readonly body: BodyName;
  readonly ambience: AmbienceName;
  readonly beatMs: number;
  /** How many beats of a hundred stay silent. */
  readonly restShare: number;
}

const noteCount = 11;

/** A scale from its root by its steps in semitones, climbing through the octaves. */
export function scaleOf(rootHertz: number, steps: readonly number[]): readonly number[] {
  return Array.from({ length: noteCount }, (_, at) => {
    const octave = Math.floor(at / steps.length);
    const semitones = (steps[at % steps.length] ?? 0) + 12 * octave;
    return rootHertz * 2 ** (semitones / 12);
  });
}

/** A note of the scale; steps beyond its ends stay on the last. */
export function noteOf({ scale }: SoundTheme, step: number): number {
  return scale[Math.min(Math.max(0, step), scale.length - 1)] ?? 440;
}
