// The player's rounds behind a reference of their account record.
import { refuse, type wagering } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { BetPorts } from '../bet-filter.ts';
import { printReferenced } from '../print-referenced.ts';

export const findReference =
  (ports: BetPorts): Action<typeof wagering.findReference> =>
  async ({ caller: { playerId }, input: { reference }, now, locale }) => {
    const list = await printReferenced(ports, { playerId, reference, now, locale });
    return list.length === 0 ? refuse('round-unknown') : { list };
  };
