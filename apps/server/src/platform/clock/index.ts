// The one source of the present moment for server code. Tests hand in a clock that stands still
// until it is moved, so that a rule about midnight or a 15-minute limit can be proved.
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

export interface FakeClock extends Clock {
  advance(milliseconds: number): void;
  set(now: number): void;
}

export const systemClock: Clock = { now: () => Date.now() };

export interface WoundClock extends Clock {
  /** Shows a time so long ago from now on; 0: the machine's again. */
  wind(backMs: number): void;
}

/** The machine's clock, which can be wound back while a demo world is given its past. */
export function woundClock(machine: Clock = systemClock): WoundClock {
  let behindMs = 0;
  return {
    now: () => machine.now() - behindMs,
    wind: (backMs) => {
      behindMs = backMs;
    },
  };
}

export function fakeClock(start: string | number = '2026-11-21T04:00:00Z'): FakeClock {
  let now = new Date(start).getTime();
  if (Number.isNaN(now)) throw new Error(`Not a moment: ${start}`);
  return {
    now: () => now,
    advance: (milliseconds) => {
      now += milliseconds;
    },
    set: (moment) => {
      now = moment;
    },
  };
}
