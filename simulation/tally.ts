// Counts how often each thing happened in the simulated world. A run in which something never
// happened has proved nothing about it, so it does not pass.

/** Things that a full run must have seen at least once. */
export const happenings = [
  'player joined',
  'player signed in again',
  'deposit opened',
  'deposit paid',
  'deposit paid late',
  'deposit paid in another amount',
  'deposit refused by the provider',
  'news told twice',
  'news forged',
  'provider gave no answer',
  'round settled',
  'round won',
  'round lost',
  'dice rolled',
  'hand begun',
  'hand stepped',
  'hand cashed out',
  'hand lost',
  'hand left open',
  'hand ended by the house',
  'crash in the middle of a hand',
  'spin refused',
  'seed rotated',
  'revealed round drawn again',
  'limit set',
  'break taken',
  'reality check passed',
  'play on a break refused',
  'bank card added',
  'withdrawal held',
  'withdrawal refused by the rules',
  'withdrawal approved',
  'withdrawal refused by the operator',
  'withdrawal sent to the provider',
  'payout paid',
  'payout failed',
  'receipt confirmed',
  'receipt disputed',
  'receipt forced by time',
  'answer lost',
  'request lost',
  'request sent twice at once',
  'request repeated later',
  'server crashed',
  'order placed',
  'chase placed',
  'order in the last second',
  'order after the close refused',
  'order refused',
  'order cancelled',
  'orders looked at',
  'slip won',
  'slip lost',
  'slip returned',
  'slip settled again',
  'chase stopped by a win',
  'rebate paid',
  'rebate paid up the line',
  'issue drawn',
  'issue cancelled',
  'result entered by two',
  'result corrected',
  'beacon late',
  'beacon withheld',
  'draw by two processes at once',
  'crash between close and draw',
  'crash between draw and settlement',
  'crash in the middle of a settlement',
  'bet at a price by group',
  'price capped by its return',
  'issue refunded late',
  'stake in a flight',
  'stake after the close refused',
  'cash-out by hand',
  'cash-out by itself',
  'cash-out too late',
  'flight lost',
  'flight landed',
  'flight cancelled by staff',
  'flight given up',
  'flight by two processes at once',
  'crash in a flight',
  'crash between the end and the settlement of a flight',
  'crash in the settlement of a flight',
] as const;

export type Happening = (typeof happenings)[number];

export interface Tally<H extends string = Happening> {
  add(happening: H, times?: number): void;
  readonly counts: ReadonlyMap<H, number>;
  /** Things that have not happened. */
  missing(): H[];
}

export const createTally = (): Tally => tallyOf(happenings);

export function tallyOf<H extends string>(all: readonly H[]): Tally<H> {
  const counts = new Map<H, number>(all.map((happening) => [happening, 0]));
  return {
    counts,
    add: (happening, times = 1) => counts.set(happening, (counts.get(happening) ?? 0) + times),
    missing: () => all.filter((happening) => counts.get(happening) === 0),
  };
}
