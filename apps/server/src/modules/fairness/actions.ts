// Every call of fairness and the action that answers it.
import type { fairness } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';
import { checkCode } from './actions/check-code.ts';
import { getCodeChecks } from './actions/get-code-checks.ts';
import { getGameRules } from './actions/get-game-rules.ts';
import { listReturns } from './actions/list-returns.ts';
import { switchGame } from './actions/switch-game.ts';
import type { FairnessPorts } from './ports.ts';
import type { CodeWatch } from './watch-code.ts';

export function createActions(ports: FairnessPorts, code: CodeWatch): Actions<typeof fairness> {
  return {
    getGameRules: getGameRules(),
    listReturns: listReturns(ports),
    switchGame: switchGame(ports),
    getCodeChecks: getCodeChecks(ports, code),
    checkCode: checkCode(code),
  };
}
