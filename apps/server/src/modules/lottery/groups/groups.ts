// Prize groups: who owns which, and who may set it.
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import { createReadBatch } from '../../../platform/read-batch/index.ts';
import { getMemberGroup } from './actions/get-member-group.ts';
import { listTeamGroups } from './actions/list-team-groups.ts';
import { setMemberGroup } from './actions/set-member-group.ts';
import { setTeamGroup } from './actions/set-team-group.ts';
import type { GroupsPorts } from './ports.ts';
import { lineGroups, rebatePercent, type GroupStep } from './rules/line-groups.ts';
import {
  loweredGroup,
  refusalOfNewGroup,
  setGroupIn,
  type NewGroup,
  type SetAsked,
} from './set-group.ts';
import { readGroups } from './store/groups.ts';

export function createGroups(ports: GroupsPorts) {
  const { database, agents, groupDefault } = ports;
  const lines = createReadBatch<string, readonly GroupStep[]>(async (playerIds) => {
    const above = await agents.linesOf(playerIds);
    const ids = playerIds.map((id) => above.get(id)?.map((step) => step.id) ?? [id]);
    const given = await readGroups(database.kysely, [...new Set(ids.flat())]);
    const groups = ids.map((line) => lineGroups({ line, given, groupDefault: groupDefault() }));
    return new Map(playerIds.map((id, at) => [id, groups[at] ?? []]));
  });
  /** From the player up to the root; a demo player stands alone. */
  const lineOf = async (playerId: string) => (await lines(playerId)) ?? [];
  const groupOf = async (playerId: string): Promise<number> =>
    (await lineOf(playerId))[0]?.group ?? groupDefault();
  return {
    actions: {
      listTeamGroups: listTeamGroups(ports),
      setTeamGroup: setTeamGroup(ports),
      getMemberGroup: getMemberGroup(ports),
      setMemberGroup: setMemberGroup(ports),
    },
    lineOf,
    groupOf,
    /** For modules above. */
    door: {
      groupOf,
      /** What comes back of a stake at the lowest group, in percent. */
      rebatesOf: async (playerIds: readonly string[]): Promise<ReadonlyMap<string, number>> => {
        const { groupLeast } = ports.rules();
        const found = playerIds.map(
          async (id) => [id, rebatePercent(await groupOf(id), groupLeast)] as const,
        );
        return new Map(await Promise.all(found));
      },
      /** Sets a group in the caller's transaction, within the rules of the line. */
      setGroupIn: (tx: Tx, asked: SetAsked) => setGroupIn(ports, tx, asked),
      /** What a new direct member of an agent may be given. */
      refusalOfNewGroup: (asked: NewGroup, on: Queryable | Tx = database.kysely) =>
        refusalOfNewGroup(ports, asked, on),
      loweredGroup: (asked: NewGroup, on: Queryable | Tx = database.kysely) =>
        loweredGroup(ports, asked, on),
    },
  };
}

export type Groups = ReturnType<typeof createGroups>;
