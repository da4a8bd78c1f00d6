// The members below an agent of the team, page by page, with the way that leads there.
import { unitsToNumber } from '@baize/money';
import { instantOf, isRefusal, type agents } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { branchOf } from '../branch.ts';
import type { AgentsPorts } from '../ports.ts';
import { readDownlines, type Downline } from '../store/members.ts';
import { sizeOf, sizesOf } from '../team-size.ts';
import { nameOf, personOf } from '../wire.ts';

const sizeUnlessAsked = 20;
const kinds: Readonly<Record<string, 'member' | 'agent'>> = { '0': 'member', '1': 'agent' };

export const listDownlines =
  (ports: AgentsPorts): Action<typeof agents.listDownlines> =>
  async ({ caller, input, now }) => {
    const branch = await branchOf(ports, caller, input.agentId);
    if (isRefusal(branch)) return branch;
    const { pageNo = 0, pageSize = sizeUnlessAsked } = input;
    const { currency } = caller;
    const { agentId, way } = branch;
    const on = ports.database.kysely;
    const large = await ports.largeTeams({ agentIds: [agentId], currency, now });
    const [team, found] = await Promise.all([
      sizeOf(ports, { agentId, currency, now }),
      readDownlines(on, {
        agentId,
        currency,
        depth: input.downlineType === 'A' ? 'all' : 'direct',
        large: large.get(agentId),
        name: nameOf(input.customerName),
        kind: kinds[input.userType ?? ''],
        from: instantOf(input.startRegDate, 'start'),
        to: instantOf(input.endRegDate, 'end'),
        limit: pageSize,
        offset: pageNo * pageSize,
      }),
    ]);
    const ids = found.list.map(({ id }) => id);
    const [teamOf, rebates] = await Promise.all([
      sizesOf(ports, ids, { currency, now }),
      ports.lotteryRebatesOf(ids),
    ]);
    return {
      teamSize: team.size,
      teamBalance: unitsToNumber(team.balance),
      path: way.map(personOf),
      pageInfo: { currentPage: pageNo, pageSize, totalRecords: found.total },
      list: found.list.map((member) => ({
        ...lineOf(member, caller.playerId),
        teamSize: teamOf(member.id).size,
        sscRebate: rebates.get(member.id) ?? 0,
      })),
    };
  };

const lineOf = (member: Downline, agentId: string) => ({
  ...personOf(member),
  type: member.type,
  accountBalance: unitsToNumber(member.balance),
  registerDate: { time: member.registeredAt.getTime() },
  lastLogin: member.seenAt ? { time: member.seenAt.getTime() } : null,
  activeFlag: member.state === 'active' ? 1 : 0,
  super: member.uplineName,
  recommenderId: member.uplineId,
  mayRenew: member.waitsFor === agentId && member.uplineId === agentId,
});
