// A step of a friend in words: what the friend does, and what it gives.
import { useText } from '../../../app/texts/texts.ts';
import { useMoneyText } from '../../../app/money-text.ts';
import { useConditionText, useRewardText } from '../reward-text.ts';
import type { Condition } from '../promotions.ts';
import type { ProgrammeStep } from './invitation.ts';

const amounts = ['turnover', 'deposits'] as const;
const counts = [
  'rounds',
  'deposit-count',
  'sign-in-days',
  'sign-in-row',
  'level',
  'account-days',
] as const;

export function useStepText() {
  const t = useText();
  const money = useMoneyText();
  const conditionText = useConditionText();
  const rewardText = useRewardText();
  const friendText = (
    amount: (typeof amounts)[number] | undefined,
    count: (typeof counts)[number] | undefined,
    value: string,
  ): string | undefined => {
    if (amount !== undefined) return t(`invitations.fact-${amount}`, { value: money(value) });
    if (count === undefined) return undefined;
    return t(`invitations.fact-${count}`, { count: Math.floor(Number(value)) });
  };
  const askedOf = (condition: Condition): string => {
    const { fact, value } = condition;
    const { label, where } = conditionText(condition);
    const amount = amounts.find((one) => one === fact);
    const count = counts.find((one) => one === fact);
    const said = friendText(amount, count, value) ?? label;
    return where === '' ? said : `${said} · ${where}`;
  };
  return {
    asks: ({ conditions }: Pick<ProgrammeStep, 'conditions'>): readonly string[] =>
      conditions.length === 0 ? [t('invitations.when-registered')] : conditions.map(askedOf),
    gives: ({ rewards, shares }: Pick<ProgrammeStep, 'rewards' | 'shares'>): string =>
      new Intl.ListFormat(t.tag, { type: 'conjunction' }).format(
        rewards.map((reward, place) => rewardText(reward, shares[place] ?? 0)),
      ),
  };
}
