// A promotion as members read it.
import type { OutputOf, promotions, PromotionState } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Offer } from './rules/offer.ts';
import { titleOf, wordsIn } from './rules/offer.ts';
import type { TierJudged } from './rules/tiers.ts';
import { unitsOf, type Reward, type Spec } from './rules/spec.ts';

export type Card = OutputOf<typeof promotions.listPromotions>['list'][number];

export function cardOf(
  offer: Offer,
  locale: string,
  { state, claimIds }: { readonly state: PromotionState | null; readonly claimIds: string[] },
): Card {
  const { category, picture, startsAt, endsAt, place, spec, texts } = offer.written;
  return {
    promotionId: offer.id,
    title: titleOf(offer, locale),
    summary: wordsIn(texts.summaries, locale),
    category,
    picture,
    startsAt,
    endsAt,
    place,
    trigger: spec.trigger,
    gives: givesOf(spec),
    state,
    claimIds,
  };
}

/** The reward of the highest step; of a race, its first place; of a draw, its dearest prize. */
function givesOf({ trigger, tiers, draw }: Spec): Card['gives'] {
  const prizes = draw?.segments.flatMap(({ rewards }) => rewards) ?? [];
  const highest = trigger === 'race' ? tiers.at(0) : tiers.at(-1);
  const offered = draw === undefined ? (highest?.rewards ?? []) : prizes.toSorted(byWorth);
  const [first] = offered;
  if (first === undefined) return null;
  const { kind, amount, terms, ticket, gameCode, stake, share } = first;
  return {
    reward: { kind, amount, terms, ticket, gameCode, stake },
    share: share?.hundredths ?? 0,
    most: share?.max ?? null,
    isTop: tiers.length + prizes.length > 1,
  };
}

const worths: Readonly<Partial<Record<Reward['kind'], number>>> = { cash: 2, bonus: 1 };
const worthOf = ({ kind }: Reward): number => worths[kind] ?? 0;

/** Money before other things, the greater before the lesser. */
const byWorth = (a: Reward, b: Reward): number =>
  worthOf(b) - worthOf(a) || (unitsOf(b.amount) > unitsOf(a.amount) ? 1 : -1);

export function stepsOf(spec: Spec, tiers: readonly TierJudged[], had: ReadonlySet<number>) {
  return tiers.map(({ tier, conditions, rewards, holds }) => ({
    conditions: conditions.map(({ condition, reached, holds: isMet }) => {
      const { fact, test, value, games } = condition;
      return { fact, test, value, reached: printUnits(reached), holds: isMet, games };
    }),
    rewards: [...rewards],
    shares: spec.tiers[tier]?.rewards.map(({ share }) => share?.hundredths ?? 0) ?? [],
    holds,
    had: had.has(tier),
  }));
}
