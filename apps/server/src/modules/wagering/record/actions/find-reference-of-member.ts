// A member's rounds behind a reference of the account record, for staff.
import { refuse, type wagering } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WageringPorts } from '../../ports.ts';
import type { BetPorts } from '../bet-filter.ts';
import { printReferenced } from '../print-referenced.ts';

type Ports = BetPorts & Pick<WageringPorts, 'playerExists'>;

export const findReferenceOfMember =
  (ports: Ports): Action<typeof wagering.findReferenceOfMember> =>
  async ({ input: { id: playerId, reference }, now, locale }) => {
    if (!(await ports.playerExists(playerId))) return refuse('member-not-found');
    const list = await printReferenced(ports, { playerId, reference, now, locale });
    return list.length === 0 ? refuse('round-unknown') : { list };
  };
