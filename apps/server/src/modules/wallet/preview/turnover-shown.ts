// The turnover before cash can leave, as the preview shows it: each requirement with the bets that
// counted for it. Those of bonuses hold the bonus alone and are not among them.
import type { AnswerOf, Refusal, wallet } from '@baize/contract';
import type { Units } from '@baize/money';
import { wireNumber } from '../books/rules/amount.ts';
import type { Requirement } from '../requirements/store/reader.ts';

type Turnover = Exclude<AnswerOf<typeof wallet.preWithdrawTransaction>, Refusal>['turnover'];

export function turnoverShown(requirements: readonly Requirement[]): Turnover {
  const items = requirements.flatMap((one) => itemOf(one) ?? []);
  const ofCash = requirements.filter(({ kind }) => kind !== 'bonus');
  const sum = (of: (one: Requirement) => Units) => ofCash.reduce((all, one) => all + of(one), 0n);
  const required = sum((one) => one.required);
  const counted = sum(({ done }) => done);
  return {
    required: wireNumber(required),
    counted: wireNumber(counted),
    left: wireNumber(required - counted),
    items,
  };
}

function itemOf({ kind, openedAt, required, done, sums }: Requirement) {
  if (kind === 'bonus') return undefined;
  return {
    source: kind,
    openedAt,
    required: wireNumber(required),
    counted: wireNumber(done),
    bets: sums.map(({ category, bets, stake, counted, weight: percent }) => ({
      category,
      bets,
      stake: wireNumber(stake),
      counted: wireNumber(counted),
      percent,
    })),
  };
}
