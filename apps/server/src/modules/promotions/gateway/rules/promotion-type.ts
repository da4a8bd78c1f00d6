// The family's name for a kind of promotion, told from its trigger and its conditions.
import type { PromotionType } from '@baize/contract';
import { unitsOf, type Spec } from '../../offers/rules/spec.ts';

const deposits: readonly PromotionType[] = [
  'FIRST_DEPOSIT',
  'SECOND_DEPOSIT',
  'THIRD_DEPOSIT',
  'FOURTH_DEPOSIT',
  'FIFTH_DEPOSIT',
];

const plain: Readonly<Partial<Record<Spec['trigger'], PromotionType>>> = {
  registered: 'NEW_REGISTER',
  'signed-in': 'LOGIN',
  'level-reached': 'UPGRADE_BONUS',
  'rank-salary': 'RANK_SALARY',
  birthday: 'BIRTHDAY',
  code: 'PROMOCODE',
  'lucky-round': 'LUCKY_BET',
  race: 'RANK_BOARD',
  invitation: 'REFERRAL',
  application: 'SIGNUP',
  manual: 'MANUAL',
};

export function promotionTypeOf(spec: Spec): PromotionType {
  const named = plain[spec.trigger];
  if (named) return named;
  const conditions = spec.tiers.flatMap((tier) => tier.conditions);
  const reads = (fact: string) =>
    conditions.some((one) => one.fact === fact) ||
    spec.tiers.some(({ rewards }) => rewards.some(({ share }) => share?.of === fact));
  if (spec.trigger === 'deposit') {
    const number = conditions.find(
      ({ fact, test }) => fact === 'deposit-number' && test === 'equals',
    );
    return deposits[Number(unitsOf(number?.value ?? '0') / 10_000n) - 1] ?? 'DEPOSIT';
  }
  if (spec.everyTier) return 'MISSION';
  if (reads('net-loss')) return 'SAVIOR';
  if (reads('deposit-count')) return 'DEPOSIT_COUNT';
  return reads('deposits') ? 'DEPOSIT_BET_BONUS' : 'TURNOVER';
}
