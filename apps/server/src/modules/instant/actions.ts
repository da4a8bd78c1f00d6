// Every call of the small games and the action that answers it.
import type { instant } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';
import { cashOutInstant } from './actions/cash-out-instant.ts';
import { getInstant } from './actions/get-instant.ts';
import { listInstantRounds } from './actions/list-instant-rounds.ts';
import { playInstant } from './actions/play-instant.ts';
import { stepInstant } from './actions/step-instant.ts';
import type { InstantPorts } from './ports.ts';

export function createActions(ports: InstantPorts): Actions<typeof instant> {
  return {
    getInstant: getInstant(ports),
    playInstant: playInstant(ports),
    stepInstant: stepInstant(ports),
    cashOutInstant: cashOutInstant(ports),
    listInstantRounds: listInstantRounds(ports),
  };
}
