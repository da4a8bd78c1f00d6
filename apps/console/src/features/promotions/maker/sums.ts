// Conditions, rewards and the arithmetic of a promotion in words.
import { printUnits } from '@baize/money';
import { useShow } from '../../../app/show.ts';
import { useText } from '../../../app/texts.ts';
import { useGameName } from './game-name.ts';
import type { Condition, PrizeDraw, Reward, Spec, Tier } from '../staff-promotion.ts';
import { coverOf, exampleOf, type Example, type Gift } from './arithmetic.ts';

/** A number of things as the contract writes it: an amount without decimals. */
const countOf = (amount: string) => Math.floor(Number(amount));

const moneyFacts: ReadonlySet<Condition['fact']> = new Set([
  'turnover',
  'net-loss',
  'deposits',
  'deposit-amount',
]);

const reasons = {
  'deposit-amount': 'deposit',
  turnover: 'turnover',
  'net-loss': 'net-loss',
  deposits: 'deposits',
} as const;

type Sized = Pick<Reward, 'kind' | 'ticket' | 'gameCode' | 'stake'> & { readonly amount: string };

/** Rewards of a known amount in words. */
export function useRewardWords() {
  const t = useText();
  const { money } = useShow();
  const list = new Intl.ListFormat(t.tag, { type: 'conjunction' });
  const nameOf = useGameName();
  const wordsOf = ({ kind, amount, ticket, gameCode, stake }: Sized): string => {
    const count = countOf(amount);
    switch (kind) {
      case 'points':
        return t('console.promotions.sum-points', { count });
      case 'ticket': {
        const name = t(`console.promotions.ticket-${ticket || 'wheel'}`);
        return t('console.promotions.sum-ticket', { count, name });
      }
      case 'free-rounds': {
        const game = nameOf(gameCode);
        return t('console.promotions.sum-free-rounds', { count, game, amount: money(stake) });
      }
      case 'free-bet': {
        const game = nameOf(gameCode);
        return t('console.promotions.sum-free-bet', { game, amount: money(amount) });
      }
      case 'cash':
      case 'bonus':
        return t(`console.promotions.sum-${kind}`, { amount: money(amount) });
    }
  };
  return (rewards: readonly Sized[]) => list.format(rewards.map(wordsOf));
}

function useConditionWords() {
  const t = useText();
  const { money } = useShow();
  const shownOf = (fact: Condition['fact'], value: string): string => {
    if (fact === 'multiple') {
      const times = (Number(value) / 100).toLocaleString(t.tag);
      return t('console.promotions.value-times', { value: times });
    }
    return moneyFacts.has(fact) ? money(value) : String(countOf(value));
  };
  return ({ fact, test, value, games }: Condition): string => {
    const shown = shownOf(fact, value);
    const places = games.categories.map((one) => t(`catalogue.category-${one}`)).join(', ');
    const asked = t(`console.promotions.test-${test}`);
    const said = `${t(`console.promotions.fact-${fact}`)}: ${asked} ${shown}`;
    return places === '' ? said : `${said} (${places})`;
  };
}

/** What an example gives it for, and what a gift asks for. */
function useExampleWords() {
  const t = useText();
  const { money } = useShow();
  const print = (units: bigint) => money(printUnits(units, 2));
  const reasonOf = ({ base }: Example, at: number): string =>
    base === undefined
      ? t('console.promotions.gives-each', { number: at + 1 })
      : t(`console.promotions.gives-${reasons[base.of]}`, { amount: print(base.amount) });

  const afterFree = ({ kind, terms: { times, days } }: Gift['reward']): readonly string[] => {
    const name = kind === 'free-bet' ? 'free-bet' : 'free';
    return [
      times === 0
        ? t(`console.promotions.${name}-wins-cash`, { days })
        : t(`console.promotions.${name}-wins-bonus`, { times, days }),
      t(`console.promotions.${name}-counts`),
    ];
  };

  const afterGift = ({ reward, amount, toWager, cappedFrom }: Gift): readonly string[] => {
    const days = reward.kind === 'bonus' ? reward.terms.days : 0;
    return [
      ...(reward.kind === 'free-rounds' || reward.kind === 'free-bet' ? afterFree(reward) : []),
      ...(toWager > 0n ? [t('console.promotions.to-wager', { amount: print(toWager), days })] : []),
      ...(cappedFrom === undefined
        ? []
        : [
            t('console.promotions.capped-from', {
              amount: print(cappedFrom),
              most: money(reward.share?.max ?? printUnits(amount)),
            }),
          ]),
    ];
  };

  return { print, reasonOf, afterGift };
}

/** The odds of a prize draw, and what each of its prizes asks for. */
function useDrawTerms() {
  const t = useText();
  const rewardWords = useRewardWords();
  const { afterGift } = useExampleWords();
  return (spec: Spec, { segments }: PrizeDraw): readonly string[] => {
    const range = segments.reduce((sum, { weight }) => sum + weight, 0);
    const lines = segments.flatMap(({ weight, rewards }) => {
      const none = rewards.length === 0;
      const prize = none ? t('console.promotions.draw-none') : rewardWords(rewards);
      const odds = `${t('console.promotions.draw-odds', { weight, range })}: ${prize}`;
      return [odds, ...exampleOf(spec, { conditions: [], rewards }).gifts.flatMap(afterGift)];
    });
    return [...lines, t('console.promotions.draw-rule')];
  };
}

export function useSums() {
  const t = useText();
  const rewardWords = useRewardWords();
  const conditionOf = useConditionWords();
  const { print, reasonOf, afterGift } = useExampleWords();
  const drawTerms = useDrawTerms();

  /** A step with an example: what it gives, and what that asks for. */
  const tierSums = (spec: Spec, tier: Tier, at: number): readonly string[] => {
    const example = exampleOf(spec, tier);
    const sized = example.gifts.map(({ reward, amount }) => ({
      ...reward,
      amount: printUnits(amount),
    }));
    const given = t('console.promotions.gives', {
      reason: reasonOf(example, at),
      rewards: rewardWords(sized),
    });
    return [given, ...example.gifts.flatMap(afterGift)];
  };

  const coverSum = (spec: Spec): string | undefined => {
    const cover = coverOf(spec);
    if (cover.is === 'open') return t('console.promotions.budget-open');
    if (cover.is === 'free') return undefined;
    if (spec.trigger === 'race')
      return t('console.promotions.budget-pool', { count: cover.count, pool: print(cover.most) });
    return t('console.promotions.budget-covers', { count: cover.count, most: print(cover.most) });
  };

  /** Terms for members that say what the rules do. */
  const termsOf = (spec: Spec): readonly string[] =>
    spec.draw === undefined ? stepTerms(spec) : drawTerms(spec, spec.draw);

  const stepTerms = (spec: Spec): readonly string[] => [
    ...(spec.joins ? [t('console.promotions.joins')] : []),
    ...spec.tiers.flatMap((tier, at) => [
      ...tier.conditions.map(conditionOf),
      ...tierSums(spec, tier, at),
    ]),
    `${t('console.promotions.claim-days')}: ${spec.claimDays}.`,
  ];

  return { conditionOf, tierSums, coverSum, termsOf };
}
