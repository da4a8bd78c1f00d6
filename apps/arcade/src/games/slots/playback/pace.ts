// How fast a round is played back. The pace changes what is shown between events, never an event;
// the server's least time between two spins holds at every pace.

export interface Pace {
  /** From the first movement to the order to stop the first reel. */
  readonly spinMs: number;
  readonly staggerMs: number;
  /** From the order to stop to standing still. */
  readonly landMs: number;
  readonly anticipationMs: number;
  /** Between the last reel and the win. */
  readonly breathMs: number;
  /** How long a win of a free spin is shown before the next one starts. */
  readonly winHoldMs: number;
  readonly sceneMs: number;
}

export const normalPace: Pace = {
  spinMs: 780,
  staggerMs: 230,
  landMs: 460,
  anticipationMs: 1500,
  breathMs: 160,
  winHoldMs: 1300,
  sceneMs: 3000,
};

export const turboPace: Pace = {
  spinMs: 320,
  staggerMs: 70,
  landMs: 320,
  anticipationMs: 700,
  breathMs: 80,
  winHoldMs: 800,
  sceneMs: 2200,
};

/** Nothing travels: the symbols give way to the new ones where they stand. */
export const calmPace: Pace = {
  spinMs: 420,
  staggerMs: 90,
  landMs: 260,
  anticipationMs: 500,
  breathMs: 160,
  winHoldMs: 1400,
  sceneMs: 3000,
};

export function paceOf(choice: { turbo: boolean; reduced: boolean }): Pace {
  if (choice.reduced) return calmPace;
  return choice.turbo ? turboPace : normalPace;
}
