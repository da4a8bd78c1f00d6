// Sets a prize group, for an agent and for staff: judged by the groups around it while no other
// changes, and kept with who set it.
import { isRefusal, refuse, type Refusal } from '@baize/contract';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import type { GroupsPorts } from './ports.ts';
import { rangeOf, refusalOfGroup, type Around, type SetGroupRefusal } from './rules/group-range.ts';
import { lineGroups } from './rules/line-groups.ts';
import { lockGroups, readGroups, writeGroup, type GroupChange } from './store/groups.ts';

export interface Place extends Around {
  readonly id: string;
  readonly username: string;
  readonly group: number;
  readonly isDefault: boolean;
  readonly upline: {
    readonly id: string;
    readonly username: string;
    readonly group: number;
  } | null;
}

/** A member with the groups around; undefined: there is no such member. */
export async function placeOf(
  ports: GroupsPorts,
  memberId: string,
  on: Queryable | Tx,
): Promise<Place | undefined> {
  const { agents, groupDefault } = ports;
  const own = await ownGroup(ports, memberId, on);
  if (!own) return undefined;
  const direct = await agents.directIdsOf(memberId, on);
  const below = await readGroups(on, direct);
  const byDefault = below.size < direct.length ? Math.min(groupDefault(), own.group) : 0;
  return { ...own, below: Math.max(byDefault, 0, ...below.values()) };
}

/** The same without the team below, which may be large. */
async function ownGroup(
  { agents, groupDefault }: GroupsPorts,
  memberId: string,
  on: Queryable | Tx,
): Promise<Omit<Place, 'below'> | undefined> {
  const line = await agents.lineOf(memberId, on);
  const [member, parent] = line;
  if (member?.id !== memberId) return undefined;
  const given = await readGroups(
    on,
    line.map(({ id }) => id),
  );
  const steps = lineGroups({
    line: line.map(({ id }) => id),
    given,
    groupDefault: groupDefault(),
  });
  const group = steps[0]?.group ?? groupDefault();
  const above = steps[1]?.group;
  return {
    id: member.id,
    username: member.username,
    group,
    isDefault: !given.has(memberId),
    parent: above,
    upline:
      parent && above !== undefined
        ? {
            ...parent,
            group: above,
          }
        : null,
  };
}

export interface SetAsked {
  readonly memberId: string;
  readonly group: number;
  readonly by: GroupChange['by'];
  readonly reason: string;
  readonly now: number;
  /** Only of somebody directly below. */
  readonly uplineId?: string;
  /** What else is written with the change. */
  readonly note?: (tx: Tx, change: { before: number; after: number }) => Promise<void>;
}

type SetRefused = SetGroupRefusal | Refusal<'member-not-found'>;

export const setGroup = (ports: GroupsPorts, asked: SetAsked): Promise<undefined | SetRefused> =>
  ports.database.transaction((tx) => setGroupIn(ports, tx, asked));

/** The same in the caller's transaction. */
export async function setGroupIn(
  ports: GroupsPorts,
  tx: Tx,
  { memberId, group, by, reason, now, uplineId, note }: SetAsked,
): Promise<undefined | SetRefused> {
  await lockGroups(tx);
  const place = await placeOf(ports, memberId, tx);
  if (!place || (uplineId !== undefined && place.upline?.id !== uplineId))
    return refuse('member-not-found');
  if (!place.isDefault && place.group === group) return undefined;
  const refusal = refusalOfGroup(ports.rules(), group, place);
  if (refusal && isRefusal(refusal)) return refusal;
  const change = { before: place.group, after: group };
  await writeGroup(tx, { ...change, playerId: memberId, at: now, by, reason });
  await note?.(tx, change);
  return undefined;
}

/** What a new direct member of an agent may be given; undefined: there is no such agent. */
async function newPlace(ports: GroupsPorts, agentId: string, on: Queryable | Tx) {
  const agent = await ownGroup(ports, agentId, on);
  return agent && { parent: agent.group, below: 0 };
}

export async function refusalOfNewGroup(
  ports: GroupsPorts,
  { agentId, group }: NewGroup,
  on: Queryable | Tx,
): Promise<SetGroupRefusal | undefined> {
  const place = await newPlace(ports, agentId, on);
  return place && refusalOfGroup(ports.rules(), group, place);
}

/** The group that a new direct member may have of one that was agreed to earlier; or none. */
export async function loweredGroup(
  ports: GroupsPorts,
  { agentId, group }: NewGroup,
  on: Queryable | Tx,
): Promise<number | undefined> {
  const place = await newPlace(ports, agentId, on);
  const range = place && rangeOf(ports.rules(), place);
  if (!range || range.most < range.least) return undefined;
  return Math.max(range.least, Math.min(range.most, group));
}

export interface NewGroup {
  readonly agentId: string;
  readonly group: number;
}
