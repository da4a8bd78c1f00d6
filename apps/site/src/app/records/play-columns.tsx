// The columns of every report of play: rounds, stakes, payouts and the result, as columns where
// there is room and as a short line of a card on a phone.
import type { GameCategory } from '@baize/contract';
import type { Translator } from '@baize/i18n';
import type { Column } from '@baize/ui';
import { useMoneyText } from '../money-text.ts';
import { useText } from '../texts/texts.ts';
import { Amount } from './amount.tsx';

export interface PlaySums {
  readonly rounds: number;
  readonly stake: number;
  readonly payout: number;
  readonly netProfit: number;
}

const amounts = [
  ['stake', 'reports.stake', 'plain'],
  ['payout', 'reports.payout', 'plain'],
  ['netProfit', 'reports.net', 'change'],
] as const;

export function usePlayColumns(): readonly Column<PlaySums>[] {
  const t = useText();
  return [
    { key: 'rounds', head: t('reports.rounds'), align: 'money', cell: ({ rounds }) => rounds },
    ...amounts.map(([field, text, look]): Column<PlaySums> => ({
      key: field,
      head: t(text),
      align: 'money',
      cell: (row) => <Amount value={row[field]} look={look} />,
    })),
  ];
}

/** The stakes and what they paid, in a line. */
export function useFromTo() {
  const money = useMoneyText();
  return ({ stake, payout }: PlaySums) => `${money(stake)} → ${money(payout)}`;
}

/** The shelf of a game; what stands on none any more is of other games. */
export const categoryName = (t: Translator, type: string): string =>
  type === 'OTHER' ? t('reports.other') : t(`catalogue.category-${type as GameCategory}`);
