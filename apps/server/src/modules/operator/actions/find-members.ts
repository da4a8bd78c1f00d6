// Finds members by a part of their username, with what each has.
import { printUnits } from '@baize/money';
import type { operator } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { MemberFacts } from '../member-door.ts';
import type { OperatorPorts } from '../ports.ts';

export function findMembers(ports: OperatorPorts): Action<typeof operator.findMembers> {
  return async ({ input }) => {
    const { username = '', pageNo = 1, pageSize = 20 } = input;
    const { list, total } = await ports.members.find({ username, pageNo, pageSize });
    return { list: await Promise.all(list.map((facts) => printMember(ports, facts))), total };
  };
}

/** A member as a row of the console. */
export async function printMember(ports: Pick<OperatorPorts, 'money'>, facts: MemberFacts) {
  const { id, username, type, state, registeredAt, lastLoginAt, currency } = facts;
  const { cash, held } = await ports.money.purses(id, currency);
  return {
    id,
    username,
    type,
    state,
    registeredAt,
    lastLoginAt,
    balance: printUnits(cash, 2),
    held: printUnits(held, 2),
    currency,
  };
}
