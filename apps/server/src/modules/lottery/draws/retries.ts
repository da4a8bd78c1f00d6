// Work that is taken up again and again: what fails waits ever longer before it is tried again, so
// that it holds up nothing else. Kept in memory; a new process tries everything anew.
import type { Clock } from '../../../platform/clock/index.ts';

const firstPauseMs = 1000;
const pauseMsMost = 10 * 60_000;
/** Doubled so often, a pause is at its longest. */
const doublingsMost = 12;

interface Failed {
  readonly tries: number;
  readonly until: number;
}

export interface Retries {
  /** It failed, and its pause is not over. */
  waits(name: string): boolean;
  /** Runs the work; false where it fails or says so, and then it waits. */
  attempt(name: string, work: () => Promise<boolean>): Promise<boolean>;
  /** How much has failed and not succeeded since. */
  failing(): number;
}

export function createRetries(
  { now }: Pick<Clock, 'now'>,
  onFault: (error: unknown, name: string, tries: number) => void,
): Retries {
  const failed = new Map<string, Failed>();
  const fails = (name: string): number => {
    const tries = (failed.get(name)?.tries ?? 0) + 1;
    const pause = firstPauseMs * 2 ** Math.min(tries - 1, doublingsMost);
    failed.set(name, { tries, until: now() + Math.min(pause, pauseMsMost) });
    return tries;
  };
  return {
    waits: (name) => (failed.get(name)?.until ?? -Infinity) > now(),
    async attempt(name, work) {
      try {
        const done = await work();
        if (done) failed.delete(name);
        else fails(name);
        return done;
      } catch (error) {
        onFault(error, name, fails(name));
        return false;
      }
    },
    failing: () => failed.size,
  };
}
