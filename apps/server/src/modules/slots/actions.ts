// Every call of slots and the action that answers it.
import type { slots } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';
import { getSlot } from './actions/get-slot.ts';
import { listRounds } from './actions/list-rounds.ts';
import { spin } from './actions/spin.ts';
import type { SlotsPorts } from './ports.ts';

export function createActions(ports: SlotsPorts): Actions<typeof slots> {
  return {
    getSlot: getSlot(ports),
    spin: spin(ports),
    listRounds: listRounds(ports),
  };
}
