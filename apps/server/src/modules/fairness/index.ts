// Fairness: what every game gives back against what it promises, counted from settled rounds beside
// play, told to staff when it drifts; and whether the code that decides money and chance is the one
// on record: where it is not, our own games stop.
import type { fairness } from '@baize/contract';
import { everyMinute, type ModuleDoor, none } from '../../platform/module/index.ts';
import { createActions } from './actions.ts';
import type { FairnessPorts } from './ports.ts';
import { forgetChecks } from './store/code-checks.ts';
import { readMark } from './store/returns.ts';
import { createCodeWatch } from './watch-code.ts';
import { watchReturns } from './watch-returns.ts';

export {
  differingParts,
  hashCriticalCode,
  readReleases,
  releasesFile,
  repository,
  sourcesAt,
  type Release,
} from './critical-code.ts';
export { findDecidingCode } from './deciding-code.ts';
export type { CodeGuard, FairnessPorts } from './ports.ts';
export { processName } from './watch-code.ts';

const checksKeptMs = 400 * 24 * 3_600_000;

export function createFairness(ports: FairnessPorts) {
  const code = createCodeWatch(ports);
  return {
    actions: createActions(ports, code),
    /** Timed work: counts what was settled, judges it, alerts and switches off. */
    watchReturns: () => watchReturns(ports),
    /** The place in the order of rounds up to which returns are counted. */
    countedUntil: () => readMark(ports.database.kysely),
    /** Why nothing of ours may be played now: the code is not the one on record. */
    refusalOfCode: () => code.refusal(),
    code,
    start: () => code.start(),
    stop: () => code.stop(),
    jobs: [{ name: 'fairness-watch-returns', cron: everyMinute, run: () => watchReturns(ports) }],
    forgetOld: (now: number) => forgetChecks(ports.database.kysely, now - checksKeptMs),
    copyOf: none,
    closing: none,
  } satisfies ModuleDoor<typeof fairness>;
}

export type Fairness = ReturnType<typeof createFairness>;
