// An agent makes a link by which members, or agents below them, register into the team.
import { instantOf, isRefusal, refuse, type agents } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { AgentsPorts } from '../ports.ts';

const control = /\p{C}/u;

export const createInvitation =
  ({ team, newTerms }: AgentsPorts): Action<typeof agents.createInvitation> =>
  async ({ caller, input, now }) => {
    const name = input.name?.trim().normalize('NFC');
    if (name === '' || control.test(name ?? ''))
      return refuse('field-format', { facts: { field: 'name' } });
    const endsAt = instantOf(input.endDate, 'end');
    const isOver = endsAt === undefined ? Boolean(input.endDate) : endsAt <= now;
    if (isOver) return refuse('field-format', { facts: { field: 'endDate' } });
    const { playerId: agentId, username: agentName } = caller;
    const { configs = [] } = input;
    const terms = configs.length === 0 ? undefined : newTerms({ agentId, agentName, configs, now });
    if (isRefusal(terms)) return terms;
    const link = { agentId, name, type: input.type, endsAt };
    return team.invite(link, now, terms && { judge: terms.judge, write: terms.keep });
  };
