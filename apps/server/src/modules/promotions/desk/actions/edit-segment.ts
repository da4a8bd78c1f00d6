// Changes a segment that nobody else changed meanwhile; promotions for it are read anew.
import { isRefusal, refuse, type promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { isFilterPossible } from '../../offers/rules/check-contradictions.ts';
import { lockSegment, writeSegment } from '../../offers/store/segments.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';
import { segmentShown } from '../segment-shown.ts';

export const editSegment =
  (ports: WithOffers): Action<typeof promotions.editSegment> =>
  async ({ caller: staff, input: { id, version, name, ...filter } }) => {
    if (!isFilterPossible(filter)) return refuse('segment-filter-wrong');
    const done = await ports.database.transaction(async (tx) => {
      const before = await lockSegment(tx, id);
      if (before === undefined) return refuse('segment-not-found');
      if (before.version !== version) return refuse('segment-changed');
      const segment = { id, version: version + 1, name, filter };
      if (!(await writeSegment(tx, segment))) return refuse('segment-name-taken');
      const note = { staff, action: 'edit-segment', subject: id };
      const { name: earlier, filter: asked } = before;
      await ports.audit(tx, {
        ...note,
        before: { name: earlier, ...asked },
        after: { name, ...filter },
      });
      return segment;
    });
    if (isRefusal(done)) return done;
    await ports.offers.changed();
    return segmentShown(done);
  };
