// The member's own code for clients of the family; none for who restrains play or may not invite.
import type { promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { readMember } from '../../rewards/due.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';

export const getReferralDetails =
  (ports: WithOffers): Action<typeof promotions.getReferralDetails> =>
  async ({ caller: { playerId } }) => {
    const standing = await readMember(ports, ports.database.kysely, playerId);
    if (standing === undefined)
      return { referralCode: '', totalInvitations: 0, promotionDomains: [] };
    const { friends } = ports;
    const [referralCode, totalInvitations] = await Promise.all([
      friends.codeOf(playerId),
      friends.count(playerId),
    ]);
    return { referralCode, totalInvitations, promotionDomains: [...ports.siteOrigins()] };
  };
