// Every segment that staff keep, by name.
import type { promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { readSegments } from '../../offers/store/segments.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';
import { segmentShown } from '../segment-shown.ts';

export const findSegments =
  ({ database }: WithOffers): Action<typeof promotions.findSegments> =>
  async () => ({ list: (await readSegments(database.kysely)).map(segmentShown) });
