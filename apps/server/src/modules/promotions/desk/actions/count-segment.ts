// Counts the members that a filter reaches. They are looked at some at a time; it ends at its most
// members, or when its time is over.
import type { promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { isInSegment, type SegmentFilter } from '../../offers/rules/segment.ts';
import { readHistories } from '../../offers/store/segments.ts';
import type { AudienceMember, PromotionsPorts } from '../../ports.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';

const membersMost = 1_000_000;
const membersAtOnce = 1_000;
const timeMs = 15_000;

export const countSegment =
  (ports: WithOffers): Action<typeof promotions.countSegment> =>
  async ({ input: filter, now }) => {
    const endsAt = performance.now() + timeMs;
    const sums = { members: 0, looked: 0 };
    let isWhole = false;
    let after = '';
    while (!isWhole && sums.looked < membersMost && performance.now() < endsAt) {
      const some = await ports.audience({ after, count: membersAtOnce });
      sums.members += await countIn(ports, filter, some, now);
      sums.looked += some.length;
      isWhole = some.length < membersAtOnce;
      after = some.at(-1)?.playerId ?? after;
    }
    return { ...sums, isWhole };
  };

const never = { seenDay: null, deposits: 0 };

async function countIn(
  { database, levelNumbersOf }: PromotionsPorts,
  filter: SegmentFilter,
  members: readonly AudienceMember[],
  now: number,
): Promise<number> {
  const ids = members.map(({ playerId }) => playerId);
  const [levels, histories] = await Promise.all([
    levelNumbersOf(ids),
    readHistories(database.kysely, ids),
  ]);
  return members.filter(({ playerId, ...member }) => {
    const level = levels.get(playerId) ?? 0;
    return isInSegment(filter, { ...member, level, ...(histories.get(playerId) ?? never) }, now);
  }).length;
}
