// Shows the wins of a spin one after the other: first all together, then each by itself, twice
// round, and then at rest. Pure: it tells what is lit after so many milliseconds.
import type { Cell } from '@baize/engines';
import type { Landing } from '../desk/slot-round.ts';

export interface WinLight {
  readonly cells: readonly Cell[];
  /** The lines to draw, counted from 0. */
  readonly lines: readonly number[];
  /** The payout of this win, multiplied; undefined while all are shown together. */
  readonly credits: number | undefined;
}

const allMs = 1300;
const eachMs = 1150;
const roundsMax = 2;

/** The lights of wins in order: all together, then one by one. */
export function winLights({ wins, scatter, multiplier }: Landing): readonly WinLight[] {
  const single: WinLight[] = wins.map(({ cells, line, credits }) => ({
    cells,
    lines: line === undefined ? [] : [line],
    credits: credits * multiplier,
  }));
  if (scatter !== undefined && scatter.credits > 0) {
    single.push({ cells: scatter.cells, lines: [], credits: scatter.credits * multiplier });
  }
  if (single.length <= 1) return single;
  const cells = single.flatMap((light) => light.cells);
  return [{ cells, lines: single.flatMap(({ lines }) => lines), credits: undefined }, ...single];
}

/** Which of the lights is on; after the last round the first stays on. */
export function lightAt(lights: number, passedMs: number): number {
  if (lights <= 1 || passedMs < allMs) return 0;
  const roundMs = allMs + (lights - 1) * eachMs;
  if (passedMs >= roundMs * roundsMax) return 0;
  const inRound = passedMs % roundMs;
  return inRound < allMs ? 0 : 1 + Math.floor((inRound - allMs) / eachMs);
}
