// A page of the queue of one state, narrowed.
import type { cashier } from '@baize/contract';
import { parseUnits } from '@baize/money';
import type { Action, Call } from '../../../../platform/call/index.ts';
import type { CashierPorts } from '../../ports.ts';
import { printPlace, readPlace } from '../rules/cursor.ts';
import { shownCases } from '../shown-cases.ts';
import { readQueue } from '../store/cases.ts';

type Endpoint = typeof cashier.listCases;
const pageSizeUnlessAsked = 50;

export const listCases =
  (ports: CashierPorts): Action<Endpoint> =>
  async (call) => {
    const { username, state = 'pending', pageSize = pageSizeUnlessAsked } = call.input;
    const playerId = username ? await ports.playerIdOf(username) : undefined;
    if (username && playerId === undefined) return { list: [], next: '' };
    const search = { ...narrowedBy(call), state, playerId, pageSize };
    const cases = await readQueue(ports.database.kysely, search);
    const last = cases.length === pageSize ? cases.at(-1) : undefined;
    return { list: [...(await shownCases(ports, cases))], next: last ? printPlace(last) : '' };
  };

function narrowedBy({ caller, input, now }: Call<Endpoint>) {
  const { level, kind, hold, mark, only, after = '' } = input;
  return {
    level,
    kind,
    hold,
    mark,
    after: readPlace(after),
    amountFrom: unitsOf(input.amountFrom),
    amountTo: unitsOf(input.amountTo),
    isHeld: only === 'held',
    claimedBy: only === 'mine' ? caller.staffId : undefined,
    freeAt: only === 'free' ? now : undefined,
  };
}

const unitsOf = (text: string | undefined) =>
  text === undefined ? undefined : parseUnits(text, { decimalsMax: 4 });
