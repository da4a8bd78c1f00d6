// Prize groups: who owns which, and who may set it.
import { getMemberGroup } from './actions/get-member-group.ts';
import { listTeamGroups } from './actions/list-team-groups.ts';
import { setMemberGroup } from './actions/set-member-group.ts';
import { setTeamGroup } from './actions/set-team-group.ts';
import type { GroupsPorts } from './ports.ts';
import { lineGroups, type GroupStep } from './rules/line-groups.ts';
import { readGroups } from './store/groups.ts';

export function createGroups(ports: GroupsPorts) {
  const { database, agents, groupDefault } = ports;
  /** From the player up to the root; a demo player stands alone. */
  const lineOf = async (playerId: string): Promise<readonly GroupStep[]> => {
    const steps = await agents.lineOf(playerId);
    const line = steps.length === 0 ? [playerId] : steps.map(({ id }) => id);
    const given = await readGroups(database.kysely, line);
    return lineGroups({ line, given, groupDefault: groupDefault() });
  };
  return {
    actions: {
      listTeamGroups: listTeamGroups(ports),
      setTeamGroup: setTeamGroup(ports),
      getMemberGroup: getMemberGroup(ports),
      setMemberGroup: setMemberGroup(ports),
    },
    lineOf,
    groupOf: async (playerId: string): Promise<number> =>
      (await lineOf(playerId))[0]?.group ?? groupDefault(),
  };
}

export type Groups = ReturnType<typeof createGroups>;
