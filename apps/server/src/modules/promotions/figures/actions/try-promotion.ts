// Tries a draft on the last whole days, members some at a time: every slice waits for the database,
// so nobody else waits for the trial. It ends at its most members, or when its time is over.
import { isRefusal, refuse, type promotions } from '@baize/contract';
import { dayAt, printUnits, startOfDay } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import { refusalOfSpec } from '../../offers/rules/check-written.ts';
import type { Aimed } from '../../offers/rules/audience.ts';
import type { Spec } from '../../offers/rules/spec.ts';
import { segmentOf } from '../../offers/segment-of.ts';
import { readMember, reasonNotFor } from '../../rewards/due.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';
import { readPast, type PastMember } from '../past.ts';
import { periodsIn, triedTriggers, tryMember, type Tried } from '../rules/trial.ts';

const membersMost = 50_000;
const membersAtOnce = 500;
const timeMs = 20_000;

export const tryPromotion =
  (ports: WithOffers): Action<typeof promotions.tryPromotion> =>
  async ({ input: { spec, days }, now }) => {
    const refused = refusalOfSpec(spec, now);
    if (refused) return refused;
    if (!triedTriggers.has(spec.trigger)) return refuse('promotion-trial-impossible');
    const segment = await segmentOf(ports.database.kysely, spec);
    if (isRefusal(segment)) return segment;
    const aimed = { written: { spec }, segment };
    const today = dayAt(now);
    const window = { from: startOfDay(today - days), until: startOfDay(today) };
    const periods = periodsIn(spec, window);
    const endsAt = performance.now() + timeMs;
    const sums = { members: 0, rewards: 0, cost: 0n, looked: 0 };
    let isWhole = false;
    let after = '';
    while (!isWhole && sums.looked < membersMost && performance.now() < endsAt) {
      const asked = { ...window, spec, periods, after, count: membersAtOnce };
      const past = await readPast(ports, asked);
      for (const member of past) {
        const { rewards, cost } = await tried(ports, aimed, member, periods);
        if (rewards > 0) sums.members += 1;
        sums.rewards += rewards;
        sums.cost += cost;
      }
      sums.looked += past.length;
      isWhole = past.length < membersAtOnce;
      after = past.at(-1)?.playerId ?? after;
    }
    return { ...sums, cost: printUnits(sums.cost), currency: ports.currency, isWhole };
  };

interface Tryable extends Aimed {
  readonly written: { readonly spec: Spec };
}

const nothing: Tried = { rewards: 0, cost: 0n };

/** Whose facts would reach nothing at the highest level is not looked up. */
async function tried(
  ports: WithOffers,
  aimed: Tryable,
  past: PastMember,
  periods: ReturnType<typeof periodsIn>,
): Promise<Tried> {
  const { spec } = aimed.written;
  const asksOfMember =
    spec.trigger === 'registered' ||
    spec.tiers.some(({ conditions }) => conditions.some(({ fact }) => memberFacts.has(fact)));
  const unknown = { ...past, level: 0, registeredAt: 0 };
  if (!asksOfMember && tryMember(spec, unknown, periods).rewards === 0) return nothing;
  const standing = await readMember(ports, ports.database.kysely, past.playerId);
  if (standing === undefined || reasonNotFor(aimed, standing) !== undefined) return nothing;
  const { level, member } = standing;
  return tryMember(spec, { ...past, level, registeredAt: member.registeredAt }, periods);
}

const memberFacts: ReadonlySet<string> = new Set(['level', 'account-days']);
