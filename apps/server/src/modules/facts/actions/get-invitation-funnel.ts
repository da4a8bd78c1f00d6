// How many opened an agent's links, and how far those who registered by them came.
import { invitationStates, type facts } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { FactsPorts } from '../ports.ts';
import { periodOf } from '../rules/period.ts';
import { readCode, readFunnel } from '../store/funnel.ts';

const linksMax = 1_000;

export const getInvitationFunnel =
  ({ database, team }: FactsPorts): Action<typeof facts.getInvitationFunnel> =>
  async ({ caller: { playerId: agentId }, input, now }) => {
    const on = database.kysely;
    const search = { agentId, ...periodOf(input, now) };
    const [opened, came, code, links] = await Promise.all([
      team.openings(search),
      readFunnel(on, search),
      readCode(on, agentId),
      team.invitations({ agentId, state: undefined, now, limit: linksMax, offset: 0 }),
    ]);
    const far = new Map(came.map((one) => [one.id, one]));
    const own = { id: '', code, name: '', state: 'open' as const };
    const list = [own, ...links.list].map((link) => ({
      id: link.id,
      code: link.code,
      name: link.name,
      status: invitationStates[link.state],
      opened: opened.get(link.id) ?? 0,
      registered: far.get(link.id)?.registered ?? 0,
      deposited: far.get(link.id)?.deposited ?? 0,
      active: far.get(link.id)?.active ?? 0,
    }));
    const sumOf = (what: 'opened' | 'registered' | 'deposited' | 'active') =>
      list.reduce((sum, link) => sum + link[what], 0);
    return {
      list,
      total: {
        opened: sumOf('opened'),
        registered: sumOf('registered'),
        deposited: sumOf('deposited'),
        active: sumOf('active'),
      },
    };
  };
