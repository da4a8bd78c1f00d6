// Moments whose transactions a count still has to pass. Once the oldest transaction under way began
// after a moment, everything that began before it is counted, and the windows that were over by
// then can be closed.
import { openAt } from './window.ts';

export interface Moment {
  /** In milliseconds since 1970. */
  readonly at: number;
  /** What began to write before the moment stands before this. */
  readonly next: bigint;
}

export function awaitedMoments() {
  let moments: readonly Moment[] = [];
  let reached = 0;
  return {
    /** One moment for each window is enough: the first comes through soonest. */
    isNew(at: number): boolean {
      const last = moments.at(-1);
      return openAt(at) > Math.max(reached, last ? openAt(last.at) : 0);
    },
    add(moment: Moment): void {
      moments = [...moments, moment];
    },
    /** The first window that stays open once everything before this place is counted. */
    countedBefore(oldest: bigint): number {
      const passed = moments.filter(({ next }) => next <= oldest);
      reached = Math.max(reached, ...passed.map(({ at }) => openAt(at)));
      moments = moments.filter(({ next }) => next > oldest);
      return reached;
    },
    reached: () => reached,
  };
}
