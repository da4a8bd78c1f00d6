// The board of a promotion for staff.
import type { promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';
import { staffBoard } from '../staff-board.ts';

export const openBoard =
  (ports: WithOffers): Action<typeof promotions.openBoard> =>
  ({ input: { id }, now }) =>
    staffBoard(ports, id, now);
