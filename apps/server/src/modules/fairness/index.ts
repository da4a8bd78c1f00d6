// Fairness: what every game gives back against what it promises, counted from settled rounds beside
// play, told to staff when it drifts; and whether the code that decides money and chance is the one
// on record: where it is not, our own games stop.
import type { fairness } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';
import { checkCode } from './actions/check-code.ts';
import { getCodeChecks } from './actions/get-code-checks.ts';
import { getGameRules } from './actions/get-game-rules.ts';
import { listReturns } from './actions/list-returns.ts';
import { switchGame } from './actions/switch-game.ts';
import type { FairnessPorts } from './ports.ts';
import { forgetChecks } from './store/code-checks.ts';
import { createCodeWatch } from './watch-code.ts';
import { watchReturns } from './watch-returns.ts';

export {
  criticalParts,
  differingParts,
  hashCriticalCode,
  readReleases,
  releasesFile,
  repository,
  type Release,
} from './critical-code.ts';
export type { CodeGuard, FairnessPorts } from './ports.ts';
export { processName } from './watch-code.ts';

const checksKeptMs = 400 * 24 * 3_600_000;

export function createFairness(ports: FairnessPorts) {
  const code = createCodeWatch(ports);
  const actions: Actions<typeof fairness> = {
    getGameRules: getGameRules(),
    listReturns: listReturns(ports),
    switchGame: switchGame(ports),
    getCodeChecks: getCodeChecks(ports, code),
    checkCode: checkCode(code),
  };
  return {
    actions,
    /** Timed work: counts what was settled, judges it, alerts and switches off. */
    watchReturns: () => watchReturns(ports),
    /** Why nothing of ours may be played now: the code is not the one on record. */
    refusalOfCode: () => code.refusal(),
    code,
    forgetOld: () => forgetChecks(ports.database.kysely, ports.clock.now() - checksKeptMs),
    start: () => code.start(),
    stop: () => code.stop(),
  };
}

export type Fairness = ReturnType<typeof createFairness>;
