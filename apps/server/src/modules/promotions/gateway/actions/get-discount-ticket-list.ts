// Rewards of the vouchers that the member used, in the family's form.
import type { promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { readClaimsById } from '../../rewards/store/claims.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';
import { readUsedBy } from '../../vouchers/store/vouchers.ts';
import { wireClaims } from '../wire-claims.ts';

const most = 100;

export const getDiscountTicketList =
  (ports: WithOffers): Action<typeof promotions.getDiscountTicketList> =>
  async ({ caller: { playerId }, locale }) => {
    const on = ports.database.kysely;
    const used = await readUsedBy(on, playerId, most);
    const claims = await readClaimsById(
      on,
      used.map(({ claimId }) => claimId),
    );
    return wireClaims(ports, claims, locale);
  };
