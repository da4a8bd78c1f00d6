// Reads where a friend and their inviter come from, and compares them.
import type { FriendLink } from '@baize/contract';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import type { Friend, MemberTraces } from '../../identity/index.ts';
import type { PromotionsPorts } from '../ports.ts';
import { friendLinksOf, type Origin } from './rules/friend-links.ts';

const originOf = ({ deviceId, address, documentKey, fullName, places }: MemberTraces): Origin => ({
  deviceId,
  documentKey,
  fullName,
  addresses: [address, ...places.map((place) => place.address)],
});

export async function linksOf(
  { traces, wallet }: Pick<PromotionsPorts, 'traces' | 'wallet'>,
  on: Queryable | Tx,
  { playerId, inviterId }: Friend,
): Promise<readonly FriendLink[]> {
  const [one, other, haveOneAccount] = await Promise.all([
    traces.of(on, inviterId),
    traces.of(on, playerId),
    wallet.haveOneAccount(on, [inviterId, playerId]),
  ]);
  return one && other ? friendLinksOf(originOf(one), originOf(other), { haveOneAccount }) : [];
}
