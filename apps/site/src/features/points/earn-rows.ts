// The ways to earn points with what each asks for one point.
import { useMoneyText } from '../../app/money-text.ts';
import { useText } from '../../app/texts/texts.ts';
import { categoryOf, type Config } from './points.ts';

export interface EarnRow {
  readonly key: string;
  readonly name: string;
  readonly rate: string;
}

export function useCategoryName(): (category: string) => string {
  const t = useText();
  return (category) => {
    const known = categoryOf(category);
    return known === undefined ? category : t(`catalogue.category-${known}`);
  };
}

export function useEarnRows({ earn, deposit }: Config): readonly EarnRow[] {
  const t = useText();
  const money = useMoneyText();
  const nameOf = useCategoryName();
  const rate = (amount: string) => t('points.earn-one', { amount: money(amount) });
  const played = earn.map(({ category, stake }) => ({
    key: category,
    name: nameOf(category),
    rate: rate(stake),
  }));
  if (deposit === null) return played;
  return [...played, { key: 'deposit', name: t('points.earn-deposit'), rate: rate(deposit) }];
}
