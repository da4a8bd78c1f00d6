// The prize groups of an agent's direct members, each with what it may be set to.
import type { lottery } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { GroupsPorts } from '../ports.ts';
import { rangeOf } from '../rules/group-range.ts';
import { placeOf } from '../set-group.ts';

export const listTeamGroups =
  (ports: GroupsPorts): Action<typeof lottery.listTeamGroups> =>
  async ({ caller: { playerId }, input: { pageNo = 1, pageSize = 20, username = '' } }) => {
    const on = ports.database.kysely;
    const [own, page] = await Promise.all([
      placeOf(ports, playerId, on),
      ports.agents.directMembers({
        agentId: playerId,
        name: username,
        limit: pageSize,
        offset: (pageNo - 1) * pageSize,
      }),
    ]);
    const places = await Promise.all(page.list.map(({ id }) => placeOf(ports, id, on)));
    const list = places.flatMap((place) => {
      if (!place) return [];
      const { id, username: name, group, isDefault } = place;
      return [{ id, username: name, group, isDefault, ...rangeOf(ports.rules(), place) }];
    });
    return { own: own?.group ?? ports.groupDefault(), list, total: page.total };
  };
