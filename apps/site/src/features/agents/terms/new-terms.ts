// Terms that an agent gives a new member: rates of rebates by category, and the prize group of the
// lotteries. Whatever is not chosen is not sent.
import { useState } from 'react';
import type { RebateCategory } from '@baize/contract';
import { failureOf } from '../../../app/failure-text.ts';
import { queryClient } from '../../../app/query-client.ts';
import { choicesOf, useOwnRates } from '../../../app/rebate-rates.ts';
import { useModule } from '../../../app/status.ts';

interface Chosen {
  readonly rates: ReadonlyMap<RebateCategory, number>;
  /** Empty: the standard group. */
  readonly group: string;
}

const nothing: Chosen = { rates: new Map(), group: '' };

export type NewTerms = ReturnType<typeof useNewTerms>;

export function useNewTerms() {
  const [chosen, setChosen] = useState(nothing);
  const { data } = useOwnRates(useModule('AGENTPOLICY3'));
  const offered = data?.offered.filter((bounded) => choicesOf(bounded).length > 1) ?? [];
  const { rates, group } = chosen;
  const given = [...rates].filter(([, rate]) => rate > 0);
  return {
    offered,
    offeredGroup: data?.offeredGroup ?? undefined,
    own: data?.rates ?? [],
    group,
    rateOf: (category: RebateCategory) => rates.get(category) ?? 0,
    /** As the calls take them. */
    configs: [
      ...given.map(([category, rate]) => ({ type: category as string, rebateValue: rate / 100 })),
      ...(group === '' ? [] : [{ type: 'LOTT', prizeModeId: group }]),
    ],
    setRate: (category: RebateCategory, rate: number) =>
      setChosen({ ...chosen, rates: new Map(rates).set(category, rate) }),
    setGroup: (next: string) => setChosen({ ...chosen, group: next }),
    clear: () => setChosen(nothing),
    /** Places were taken, or the bounds have moved. */
    readAgain: () => queryClient.invalidateQueries({ queryKey: ['rebates', 'own'] }),
  };
}

/** The category of the field that a refusal is about; undefined: about none of these fields. */
export function placeOf({ offered, offeredGroup }: NewTerms, error: unknown): string | undefined {
  const failure = failureOf(error);
  const name = String(failure?.refused ?? '');
  if (name.startsWith('group-') && offeredGroup) return 'LOTT';
  const category = name.startsWith('rebate-') ? failure?.facts['category'] : undefined;
  return offered.find((bounded) => bounded.category === category)?.category;
}
