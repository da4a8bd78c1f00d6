// Every call of crash games and the action that answers it.
import type { crash } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';
import { cashOut } from './actions/cash-out.ts';
import { getCrash } from './actions/get-crash.ts';
import { getCrashNow } from './actions/get-crash-now.ts';
import { getCrashProof } from './actions/get-crash-proof.ts';
import { listCrashRounds } from './actions/list-crash-rounds.ts';
import { listCrashSlips } from './actions/list-crash-slips.ts';
import { placeCrashSlip } from './actions/place-crash-slip.ts';
import type { CrashParts } from './parts.ts';

export function createActions(parts: CrashParts): Actions<typeof crash> {
  return {
    getCrash: getCrash(parts),
    getCrashNow: getCrashNow(parts),
    placeCrashSlip: placeCrashSlip(parts),
    cashOut: cashOut(parts),
    listCrashSlips: listCrashSlips(parts),
    listCrashRounds: listCrashRounds(parts),
    getCrashProof: getCrashProof(parts),
  };
}
