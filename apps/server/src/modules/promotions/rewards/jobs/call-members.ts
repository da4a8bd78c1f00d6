// Each minute: makes due what the calendar sets off, once a day for birthdays and once a period for
// ranks, some members at a time. It goes on after a crash where it stopped; two processes never
// walk the same members at once.
import { dayText } from '@baize/money';
import { everyMinute } from '../../../../platform/module/index.ts';
import type { OfferKeeper } from '../../offers/keep-offers.ts';
import { birthdaysOn } from '../../offers/rules/birthdays.ts';
import { isRunning, type Offer } from '../../offers/rules/offer.ts';
import { periodAt } from '../../offers/rules/period.ts';
import type { PromotionsPorts } from '../../ports.ts';
import { hearCause } from '../due.ts';
import { moveRun, takeRun } from '../store/period-runs.ts';

const membersAtOnce = 100;
const turnsMax = 500;

interface Calling {
  /** Names the walk among those of the promotion. */
  readonly key: string;
  /** Names the cause, where the promotion is had each time that it comes. */
  readonly causeId: string;
  readonly members: (after: string, count: number) => Promise<readonly string[]>;
}

/** Undefined: the calendar does not set it off. */
function callingOf(ports: PromotionsPorts, { written }: Offer, now: number): Calling | undefined {
  const { trigger, period } = written.spec;
  if (trigger === 'birthday') {
    const days = birthdaysOn(now);
    return {
      key: `b${dayText(now)}`,
      causeId: `b${dayText(now).slice(0, 4)}`,
      members: (after, count) => ports.birthdays({ days, after, count }),
    };
  }
  if (trigger !== 'rank-salary') return undefined;
  const { key } = periodAt(period, now);
  const members = (after: string, count: number) => ports.membersWithLevel({ after, count });
  return { key, causeId: key, members };
}

/** Some members of a promotion that the calendar sets off; false: none is left. */
function callSome(ports: PromotionsPorts, offer: Offer, { key, ...calling }: Calling, now: number) {
  return ports.database.transaction(async (tx) => {
    const after = await takeRun(tx, offer.id, key);
    if (after === undefined) return false;
    const playerIds = await calling.members(after, membersAtOnce);
    const { causeId } = calling;
    for (const playerId of playerIds)
      await hearCause(ports, tx, { offers: [offer], playerId, cause: {}, causeId, now });
    const isDone = playerIds.length < membersAtOnce;
    await moveRun(tx, offer.id, key, { after: playerIds.at(-1) ?? after, isDone });
    return !isDone;
  });
}

export const callMembers = (ports: PromotionsPorts, offers: OfferKeeper) => ({
  name: 'promotions-call-members',
  cron: everyMinute,
  run: async () => {
    const now = ports.clock.now();
    for (const offer of offers.all().filter((one) => isRunning(one, now))) {
      const calling = callingOf(ports, offer, now);
      if (calling === undefined) continue;
      for (let turn = 0; turn < turnsMax; turn += 1) {
        if (!(await callSome(ports, offer, calling, now))) break;
      }
    }
  },
});
