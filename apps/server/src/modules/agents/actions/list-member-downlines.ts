// Lists the direct downline of a member, for staff: the tree opens one step at a time.
import { printUnits } from '@baize/money';
import { refuse, type agents } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { AgentsPorts } from '../ports.ts';
import { readStanding } from '../store/agents.ts';
import { readDownlines } from '../store/members.ts';
import { sizesOf } from '../team-size.ts';
import { pageOf, standingOf } from '../wire.ts';

export const listMemberDownlines =
  (ports: AgentsPorts): Action<typeof agents.listMemberDownlines> =>
  async ({ input, now }) => {
    const { currency } = ports;
    const on = ports.database.kysely;
    const { id: agentId } = input;
    if (!(await readStanding(on, agentId))) return refuse('member-not-found');
    const { list, total } = await readDownlines(on, {
      agentId,
      currency,
      depth: 'direct',
      name: '',
      kind: undefined,
      from: undefined,
      to: undefined,
      ...pageOf(input),
    });
    const ids = list.map((member) => member.id);
    const teamOf = await sizesOf(ports, ids, { currency, now });
    return {
      list: list.map((member) => ({
        ...standingOf(member),
        teamSize: teamOf(member.id).size,
        balance: printUnits(member.balance, 2),
      })),
      total,
    };
  };
