// Every call of jackpots and the action that answers it.
import type { jackpots } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';
import { changeJackpot } from './actions/change-jackpot.ts';
import { getJackpot } from './actions/get-jackpot.ts';
import { listJackpotWins } from './actions/list-jackpot-wins.ts';
import { listJackpots } from './actions/list-jackpots.ts';
import type { JackpotsPorts } from './ports.ts';

export function createActions(ports: JackpotsPorts): Actions<typeof jackpots> {
  return {
    getJackpot: getJackpot(ports),
    listJackpots: listJackpots(ports),
    listJackpotWins: listJackpotWins(ports),
    changeJackpot: changeJackpot(ports),
  };
}
