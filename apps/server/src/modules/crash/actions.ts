// Every call of crash games and the action that answers it.
import type { crash } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';
import { cancelCrashFlight } from './actions/cancel-crash-flight.ts';
import { confirmCrashCancellation } from './actions/confirm-crash-cancellation.ts';
import { withdrawCrashCancellation } from './actions/withdraw-crash-cancellation.ts';
import { cashOut } from './actions/cash-out.ts';
import { getCrash } from './actions/get-crash.ts';
import { getCrashFlight } from './actions/get-crash-flight.ts';
import { getCrashNow } from './actions/get-crash-now.ts';
import { getCrashProof } from './actions/get-crash-proof.ts';
import { listCrashFlights } from './actions/list-crash-flights.ts';
import { listCrashRounds } from './actions/list-crash-rounds.ts';
import { listCrashSlips } from './actions/list-crash-slips.ts';
import { listCrashStakes } from './actions/list-crash-stakes.ts';
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
    listCrashFlights: listCrashFlights(parts),
    getCrashFlight: getCrashFlight(parts),
    listCrashStakes: listCrashStakes(parts),
    cancelCrashFlight: cancelCrashFlight(parts),
    confirmCrashCancellation: confirmCrashCancellation(parts),
    withdrawCrashCancellation: withdrawCrashCancellation(parts),
  };
}
