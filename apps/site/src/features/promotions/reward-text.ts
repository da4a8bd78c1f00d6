// Rewards and conditions in words.
import { useMoneyText } from '../../app/money-text.ts';
import { useText } from '../../app/texts/texts.ts';
import type { Card, Condition, Reward } from './promotions.ts';

/** A number of things as the contract writes it: an amount without decimals. */
const countOf = (amount: string): number => Math.floor(Number(amount));

export function useRewardText() {
  const t = useText();
  const money = useMoneyText();
  return (reward: Reward, share = 0): string => {
    const { kind, amount, ticket, stake } = reward;
    if (share > 0 && Number(amount) === 0)
      return t(`promotions.share-${kind === 'bonus' ? 'bonus' : 'cash'}`, {
        percent: (share / 100).toLocaleString(t.tag),
      });
    switch (kind) {
      case 'cash':
        return t('promotions.reward-cash', { amount: money(amount) });
      case 'bonus':
        return t('promotions.reward-bonus', { amount: money(amount) });
      case 'free-bet':
        return t('promotions.reward-free-bet', { amount: money(amount) });
      case 'points':
        return t('promotions.reward-points', { count: countOf(amount) });
      case 'free-rounds':
        return t('promotions.reward-free-rounds', { count: countOf(amount), stake: money(stake) });
      case 'ticket':
        return t('promotions.reward-ticket', {
          count: countOf(amount),
          name: t(`promotions.ticket-${ticket === '' ? 'wheel' : ticket}`),
        });
    }
  };
}

/** The most that a promotion gives, in one line. */
export function useGivesText() {
  const t = useText();
  const money = useMoneyText();
  const rewardText = useRewardText();
  return (gives: Card['gives']): string => {
    if (gives === null) return '';
    const { reward, share, most, isTop } = gives;
    const given = rewardText(reward, share);
    if (most !== null) return `${given}, ${t('promotions.most', { amount: money(most) })}`;
    return isTop ? t('promotions.up-to', { reward: given }) : given;
  };
}

/** What a reward asks for before it is free, line by line. */
export function useTermsText() {
  const t = useText();
  const money = useMoneyText();
  const limitsOf = ({ stakeMax, releaseMax }: Reward['terms']) => [
    ...(stakeMax === null ? [] : [t('promotions.terms-stake', { amount: money(stakeMax) })]),
    ...(releaseMax === null ? [] : [t('promotions.terms-release', { amount: money(releaseMax) })]),
  ];
  const freeRoundsTerms = (terms: Reward['terms']) => [
    t('promotions.terms-free-days', { days: terms.days }),
    terms.times === 0
      ? t('promotions.terms-free-cash')
      : t('promotions.terms-free-bonus', { times: terms.times, days: terms.days }),
    ...limitsOf(terms),
    t('promotions.terms-free-counts'),
  ];
  const freeBetTerms = (terms: Reward['terms']) => [
    t('promotions.terms-bet-stake'),
    t('promotions.terms-bet-days', { days: terms.days }),
    terms.times === 0
      ? t('promotions.terms-bet-cash')
      : t('promotions.terms-bet-bonus', { times: terms.times, days: terms.days }),
    ...limitsOf(terms),
    t('promotions.terms-bet-counts'),
  ];
  return ({ kind, terms }: Reward): readonly string[] => {
    if (kind === 'free-rounds') return freeRoundsTerms(terms);
    if (kind === 'free-bet') return freeBetTerms(terms);
    if (kind !== 'cash' && kind !== 'bonus') return [];
    const { times, withDeposit, days, sticky } = terms;
    if (times === 0) return [t('promotions.terms-free')];
    return [
      t(withDeposit ? 'promotions.terms-times-deposit' : 'promotions.terms-times', { times }),
      ...(kind === 'bonus' ? [t('promotions.terms-days', { days })] : []),
      ...limitsOf(terms),
      ...(sticky ? [t('promotions.terms-sticky')] : []),
    ];
  };
}

const moneyFacts: ReadonlySet<string> = new Set([
  'turnover',
  'net-loss',
  'deposits',
  'deposit-amount',
]);

/** How a fact is tested unless staff choose otherwise: the texts of facts say it so. */
const usualTest = (fact: Condition['fact']): Condition['test'] => {
  if (fact === 'place') return 'at-most';
  return fact === 'deposit-number' || fact === 'round-ending' ? 'equals' : 'at-least';
};

export function useConditionText() {
  const t = useText();
  const money = useMoneyText();
  const shownOf = (fact: Condition['fact'], amount: string): string => {
    if (fact === 'multiple') return (Number(amount) / 100).toLocaleString(t.tag);
    return moneyFacts.has(fact) ? money(amount) : String(countOf(amount));
  };
  return ({ fact, test, value, reached, games }: Condition) => {
    const shown = shownOf(fact, value);
    const places = games.categories.map((category) => t(`catalogue.category-${category}`));
    const label =
      test === usualTest(fact)
        ? t(`promotions.fact-${fact}`, { value: shown })
        : t('promotions.limited', {
            name: t(`promotions.name-${fact}`),
            limit: t(`promotions.limit-${test}`, { value: shown }),
          });
    return {
      label,
      where: places.join(', '),
      of: t('promotions.reached', { reached: shownOf(fact, reached), value: shown }),
    };
  };
}
