// Friends whom a member invited, and the member who invited them, for staff.
import { refuse, type promotions } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';
import { friendsAtOnce, nextOf } from '../friend-page.ts';
import { readFriendClaims } from '../store/friend-claims.ts';

export const findFriends =
  (ports: WithOffers): Action<typeof promotions.findFriends> =>
  async ({ input: { id, before = Infinity }, now }) => {
    const on = ports.database.kysely;
    if ((await ports.member(id)) === undefined) return refuse('member-not-found');
    const search = { inviterId: id, before: Math.min(before, now + 1), count: friendsAtOnce };
    const [friends, [invited], total] = await Promise.all([
      ports.friends.of(search),
      ports.friends.invited(on, [id]),
      ports.friends.count(id),
    ]);
    const ids = friends.map(({ playerId }) => playerId);
    const inviterId = invited?.inviterId;
    const [names, claims] = await Promise.all([
      ports.usernames(inviterId === undefined ? ids : [...ids, inviterId]),
      readFriendClaims(on, id, ids),
    ]);
    const nameOf = (playerId: string) => names.get(playerId) ?? '';
    const list = friends.map(({ playerId, registeredAt }) => {
      const own = claims.filter(({ friendId }) => friendId === playerId);
      const had = own.filter(({ state }) => state === 'claimed');
      return {
        playerId,
        username: nameOf(playerId),
        registeredAt,
        cost: printUnits(had.reduce((all, { cost }) => all + cost, 0n)),
        rewards: had.length,
        pending: own.filter(({ state }) => state === 'pending').length,
      };
    });
    return {
      inviter:
        inviterId === undefined ? null : { playerId: inviterId, username: nameOf(inviterId) },
      total,
      currency: ports.currency,
      list,
      next: nextOf(friends),
    };
  };
