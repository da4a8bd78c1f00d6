// The speed at which a round is played back. The pace changes what is shown between events, never
// an event; the server's minimum time between two spins holds at every pace.

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
  /** A reel turns into one symbol. */
  readonly expandMs: number;
  /** Won cells go, and the rest falls into their place. */
  readonly clearMs: number;
  readonly fallMs: number;
  /** How long the win of one fall is shown before the next. */
  readonly tumbleWinMs: number;
  /** One respin of a held feature, from the draw to the landing. */
  readonly respinMs: number;
}

export const normalPace: Pace = {
  spinMs: 780,
  staggerMs: 230,
  landMs: 460,
  anticipationMs: 1500,
  breathMs: 160,
  winHoldMs: 1300,
  sceneMs: 3000,
  expandMs: 640,
  clearMs: 340,
  fallMs: 460,
  tumbleWinMs: 760,
  respinMs: 980,
};

export const turboPace: Pace = {
  spinMs: 320,
  staggerMs: 70,
  landMs: 320,
  anticipationMs: 700,
  breathMs: 80,
  winHoldMs: 800,
  sceneMs: 2200,
  expandMs: 380,
  clearMs: 200,
  fallMs: 300,
  tumbleWinMs: 420,
  respinMs: 560,
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
  expandMs: 420,
  clearMs: 260,
  fallMs: 320,
  tumbleWinMs: 820,
  respinMs: 760,
};

export function paceOf(choice: { turbo: boolean; reduced: boolean }): Pace {
  if (choice.reduced) return calmPace;
  return choice.turbo ? turboPace : normalPace;
}
