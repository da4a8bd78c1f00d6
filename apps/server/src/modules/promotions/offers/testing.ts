// Members around promotions in tests: their accounts, levels, birthdays and devices, and who of
// staff opened an account.
import type { Friend, MemberTraces } from '../../identity/index.ts';
import type { PromotedMember, PromotionsPorts } from '../ports.ts';

/** Everybody is a member of the Philippines, but for names that begin with `no`. */
export function createPeople() {
  const members = new Map<string, Partial<PromotedMember>>();
  const [opened, closed] = [new Set<string>(), new Set<string>()];
  /** Staff who may be the same person as the caller. */
  const related = new Set<string>();
  const levels = new Map<string, number>();
  /** The device of a member's registration. */
  const devices = new Map<string, string>();
  const traces = new Map<string, Partial<MemberTraces>>();
  const friends: Friend[] = [];
  /** As `02-28`. */
  const birthdays = new Map<string, string>();
  const memberOf = (playerId: string) => memberNamed(playerId, members.get(playerId));
  const ports = {
    levelNumberOf: async (playerId) => levels.get(playerId) ?? 0,
    levelNumbersOf: async () => levels,
    membersWithLevel: async ({ after, count }) => some([...levels.keys()], after, count),
    birthdays: async ({ days, after, count }) => {
      const born = [...birthdays].filter(([, day]) => days.includes(day));
      return some(
        born.map(([playerId]) => playerId),
        after,
        count,
      );
    },
    member: async (playerId) => memberOf(playerId),
    audience: async ({ after, count }) =>
      some([...members.keys()], after, count).map((playerId) => {
        const { country = '', registeredAt = 0 } = memberOf(playerId) ?? {};
        return { playerId, country, registeredAt };
      }),
    traces: tracesBy(devices, traces),
    friends: friendsIn(friends),
    siteOrigins: () => ['https://play.example'],
    isOpen: async (_tx, playerId) => !closed.has(playerId),
    usernames: async (ids) => new Map(ids.map((id) => [id, id])),
    playerIdOf: async (username) => (username.startsWith('no') ? undefined : username),
    hasOpened: async (_tx, { memberId }) => opened.has(memberId),
    mayBeOne: async (_tx, { other }) => related.has(other),
  } satisfies Partial<PromotionsPorts>;
  return { members, opened, closed, related, levels, devices, traces, friends, birthdays, ports };
}

/** Friends as identity keeps them. */
const friendsIn = (friends: readonly Friend[]): PromotionsPorts['friends'] => ({
  of: async ({ inviterId, before, count }) =>
    friends
      .filter((one) => one.inviterId === inviterId && one.registeredAt < before)
      .toSorted((a, b) => b.registeredAt - a.registeredAt)
      .slice(0, count),
  count: async (playerId) => friends.filter(({ inviterId }) => inviterId === playerId).length,
  invited: async (_on, ids) => friends.filter(({ playerId }) => ids.includes(playerId)),
  codeOf: async (playerId) => `CODE-${playerId.toUpperCase()}`,
});

function tracesBy(
  devices: ReadonlyMap<string, string>,
  traces: ReadonlyMap<string, Partial<MemberTraces>>,
): PromotionsPorts['traces'] {
  const unknown = { address: '', documentKey: null, fullName: '', registeredAt: 0, places: [] };
  return {
    of: async (_on, playerId) => ({
      deviceId: devices.get(playerId) ?? '',
      ...unknown,
      ...traces.get(playerId),
    }),
    links: async (_on, playerId, { deviceId }) => ({
      sameDevice: [...devices]
        .filter(([other, device]) => other !== playerId && device === deviceId)
        .map(([other]) => other),
      sameAddress: [],
      sameDocument: [],
    }),
  };
}

const some = (playerIds: readonly string[], after: string, count: number) =>
  playerIds
    .filter((id) => id > after)
    .toSorted()
    .slice(0, count);

const memberNamed = (
  playerId: string,
  more: Partial<PromotedMember> = {},
): PromotedMember | undefined =>
  playerId.startsWith('no')
    ? undefined
    : {
        username: playerId,
        type: 0,
        currency: 'PHP',
        country: 'PH',
        hasMobile: true,
        registeredAt: Date.parse('2026-11-01T00:00:00Z'),
        ...more,
      };
