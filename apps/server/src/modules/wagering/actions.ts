// Every call of wagering and the action that answers it.
import type { wagering } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';
import { downloadBets } from './record/actions/download-bets.ts';
import { confirmLimit } from './limits/actions/confirm-limit.ts';
import { excludeSelf } from './limits/actions/exclude-self.ts';
import { findReference } from './record/actions/find-reference.ts';
import { findReferenceOfMember } from './record/actions/find-reference-of-member.ts';
import { findRounds } from './record/actions/find-rounds.ts';
import { findRoundsByNumber } from './record/actions/find-rounds-by-number.ts';
import { getLimits } from './limits/actions/get-limits.ts';
import { getRound } from './record/actions/get-round.ts';
import { getSeed } from './rounds/actions/get-seed.ts';
import { getSessionStrip } from './record/actions/get-session-strip.ts';
import { listBets } from './record/actions/list-bets.ts';
import { passRealityCheck } from './limits/actions/pass-reality-check.ts';
import { rotateSeed } from './rounds/actions/rotate-seed.ts';
import { setLimit } from './limits/actions/set-limit.ts';
import { setSessionBudget } from './limits/actions/set-session-budget.ts';
import { setRealityCheck } from './limits/actions/set-reality-check.ts';
import { takeBreak } from './limits/actions/take-break.ts';
import type { WageringPorts } from './ports.ts';

export function createActions(ports: WageringPorts): Actions<typeof wagering> {
  return {
    listBets: listBets(ports),
    downloadBets: downloadBets(ports),
    findReference: findReference(ports),
    getRound: getRound(ports),
    getSeed: getSeed(ports),
    rotateSeed: rotateSeed(ports),
    getLimits: getLimits(ports),
    setLimit: setLimit(ports),
    confirmLimit: confirmLimit(ports),
    takeBreak: takeBreak(ports),
    excludeSelf: excludeSelf(ports),
    setRealityCheck: setRealityCheck(ports),
    setSessionBudget: setSessionBudget(ports),
    passRealityCheck: passRealityCheck(ports),
    getSessionStrip: getSessionStrip(ports),
    findRounds: findRounds(ports),
    findReferenceOfMember: findReferenceOfMember(ports),
    findRoundsByNumber: findRoundsByNumber(ports),
  };
}
