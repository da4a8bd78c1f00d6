// Keeps a filter over members under a name that no other segment has.
import { refuse, type promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { digestOf } from '../../../../platform/secrets/index.ts';
import { isFilterPossible } from '../../offers/rules/check-contradictions.ts';
import { addSegment, readSegment } from '../../offers/store/segments.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';
import { segmentShown } from '../segment-shown.ts';

export const createSegment =
  (ports: WithOffers): Action<typeof promotions.createSegment> =>
  async ({ caller: staff, input: { name, ...filter }, intent }) => {
    if (!isFilterPossible(filter)) return refuse('segment-filter-wrong');
    const id = `s${digestOf(`segment ${staff.staffId} ${intent}`).slice(0, 23)}`;
    await ports.database.transaction(async (tx) => {
      if (!(await addSegment(tx, { id, version: 1, name, filter }))) return;
      const note = { staff, action: 'create-segment', subject: id };
      await ports.audit(tx, { ...note, before: null, after: { name, ...filter } });
    });
    // The same intent gives the same segment; another has the name if it is not there.
    const segment = await readSegment(ports.database.kysely, id);
    return segment ? segmentShown(segment) : refuse('segment-name-taken');
  };
