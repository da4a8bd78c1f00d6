// How long the outcome of a round is shown before its result is told, and the moments in between
// that are heard. A calm screen shows the end of it at once.
import { outcomeOf, type InstantRound } from './instant-round.ts';

const calmMs = 200;
export const flipMs = 420;
export const rowMs = 130;
export const spinMs = 2800;

const timeOf: Readonly<Record<string, (round: InstantRound) => number>> = {
  dice: () => 620,
  coin: (round) => flipsShown(round).length * flipMs + 120,
  wheel: () => spinMs,
  plinko: (round) => ((outcomeOf(round).path?.length ?? 0) + 2) * rowMs,
  mines: () => 420,
  hilo: () => 520,
};

export function showMs(gameCode: string, round: InstantRound, calm: boolean): number {
  return calm ? calmMs : (timeOf[gameCode]?.(round) ?? calmMs);
}

/** The flips up to the first that failed: after it nothing is left to wait for. */
export function flipsShown(round: InstantRound): readonly string[] {
  const { flips = [], choice } = outcomeOf(round);
  const failed = flips.findIndex((flip) => flip !== choice?.['side']);
  return failed === -1 ? flips : flips.slice(0, failed + 1);
}

/** When something lands in between: a flip, a pin, a segment that passes. */
export function beatsOf(gameCode: string, round: InstantRound): readonly number[] {
  const every = (count: number, stepMs: number) =>
    Array.from({ length: count }, (_, at) => (at + 1) * stepMs);
  if (gameCode === 'coin') return every(flipsShown(round).length, flipMs);
  if (gameCode === 'plinko') return every(outcomeOf(round).path?.length ?? 0, rowMs);
  if (gameCode !== 'wheel') return [];
  return every(wheelBeats, 1).map((at) => spinMs * (1 - Math.sqrt(1 - at / (wheelBeats + 1))));
}

const wheelBeats = 18;
