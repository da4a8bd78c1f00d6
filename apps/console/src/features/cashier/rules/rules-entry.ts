// The rules as they are edited: moved, added, removed; ids stay, so that what a rule decided stays
// its own.
import type { InputOf, cashier } from '@baize/contract';

export type RuleText = InputOf<typeof cashier.saveAutomation>['rules'][number];
export type Condition = RuleText['conditions'][number];

const moneyFacts: readonly string[] = ['amount', 'asked-in-day-amount', 'net-win'];
export const isMoneyFact = (fact: string): boolean => moneyFacts.includes(fact);

export const newRule = (id: string): RuleText => ({
  id,
  name: '',
  isOn: true,
  conditions: [{ fact: 'amount', test: 'at-most', value: '1000' }],
  verdict: 'hold',
  reason: '',
});

export const newCondition = (): Condition => ({ fact: 'marks', test: 'at-most', value: '0' });

/** Moved up or down by one place, if there is one. */
export function moved<T>(list: readonly T[], at: number, by: 1 | -1): readonly T[] {
  const [one, other] = [list[at], list[at + by]];
  if (one === undefined || other === undefined) return list;
  return replaced(replaced(list, at, other), at + by, one);
}

export const replaced = <T>(list: readonly T[], at: number, next: T): readonly T[] =>
  list.map((item, place) => (place === at ? next : item));

export const without = <T>(list: readonly T[], at: number): readonly T[] =>
  list.filter((_, place) => place !== at);

const decimal = /^-?\d{1,15}(?:\.\d{1,4})?$/u;

/** Whether it can be sent: every rule has a name, every value is one. */
export const isWhole = (rules: readonly RuleText[]): boolean =>
  rules.every(
    ({ name, conditions }) =>
      name.trim() !== '' && conditions.every(({ value }) => decimal.test(value)),
  );
