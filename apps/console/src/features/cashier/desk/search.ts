// The filters of the queue as the address of the page has them: a link leads to the same list.
import { accountKinds, caseViews, riskMarks, vipEmblems, withdrawalSteps } from '@baize/contract';
import type { InputOf, cashier } from '@baize/contract';

type Asked = Pick<
  InputOf<typeof cashier.listCases>,
  'state' | 'amountFrom' | 'amountTo' | 'level' | 'kind' | 'hold' | 'mark' | 'username' | 'only'
>;
export type Search = { readonly [name in keyof Asked]?: Asked[name] | undefined };

export const deskStates = withdrawalSteps;

const amount = /^\d{1,15}(?:\.\d{1,4})?$/u;
const oneOf = <W extends string>(words: readonly W[], asked: string | null): W | undefined =>
  words.find((word) => word === asked);

const given = (text: string | null): string | undefined => (text ? text : undefined);

export function searchOf(asked: URLSearchParams): Search {
  const amountOf = (name: string) => {
    const text = asked.get(name) ?? '';
    return amount.test(text) ? text : undefined;
  };
  return {
    state: oneOf(deskStates, asked.get('state')) ?? 'pending',
    amountFrom: amountOf('amountFrom'),
    amountTo: amountOf('amountTo'),
    level: oneOf(vipEmblems, asked.get('level')),
    kind: oneOf(accountKinds, asked.get('kind')),
    mark: oneOf(riskMarks, asked.get('mark')),
    only: oneOf(caseViews, asked.get('only')),
    hold: given(asked.get('hold')),
    username: given(asked.get('username')),
  };
}

/** Only what is narrowed by. */
export function wanted(search: Search): Asked {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value)) as Asked;
}
