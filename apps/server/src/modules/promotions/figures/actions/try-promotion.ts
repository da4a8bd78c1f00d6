// Tries a draft on the last whole days, members some at a time: every slice waits for the database,
// so nobody else waits for the trial. It ends at its most members, or when its time is over.
import { refuse, type promotions } from '@baize/contract';
import { dayAt, printUnits, startOfDay } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import { refusalOfSpec } from '../../offers/rules/check-written.ts';
import type { Spec } from '../../offers/rules/spec.ts';
import { readMember, takesPart } from '../../rewards/due.ts';
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
        const { rewards, cost } = await tried(ports, spec, member, periods);
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

const nothing: Tried = { rewards: 0, cost: 0n };

/** Whose facts would reach nothing at the highest level is not looked up. */
async function tried(
  ports: WithOffers,
  spec: Spec,
  past: PastMember,
  periods: ReturnType<typeof periodsIn>,
): Promise<Tried> {
  const asksOfMember =
    spec.trigger === 'registered' ||
    spec.tiers.some(({ conditions }) => conditions.some(({ fact }) => memberFacts.has(fact)));
  const unknown = { ...past, level: 0, registeredAt: 0 };
  if (!asksOfMember && tryMember(spec, unknown, periods).rewards === 0) return nothing;
  const standing = await readMember(ports, ports.database.kysely, past.playerId);
  if (standing === undefined || !isFor(spec, standing)) return nothing;
  const { level, member } = standing;
  return tryMember(spec, { ...past, level, registeredAt: member.registeredAt }, periods);
}

const memberFacts: ReadonlySet<string> = new Set(['level', 'account-days']);

type Standing = NonNullable<Awaited<ReturnType<typeof readMember>>>;

/** As if whoever has to join had joined. */
const isFor = (spec: Spec, standing: Standing): boolean =>
  takesPart({ id: '', written: { spec: { ...spec, joins: false } } }, standing);
