// Profit and loss by category of games: rounds, turnover, payouts and the players' result.
import { type Column, Table } from '@baize/ui';
import { Amount } from '../../../app/records/amount.tsx';
import { categoryName } from '../../../app/records/play-columns.tsx';
import { useText } from '../../../app/texts/texts.ts';
import type { Category } from './facts.ts';

const amounts = [
  ['stake', 'reports.stake'],
  ['validBet', 'income.figure-validBet'],
  ['payout', 'reports.payout'],
] as const;

export function Categories({ list }: { list: readonly Category[] | undefined }) {
  const t = useText();
  const columns: readonly Column<Category>[] = [
    {
      key: 'category',
      head: t('reports.category'),
      cell: ({ gameType }) => categoryName(t, gameType === '' ? 'OTHER' : gameType),
    },
    {
      key: 'result',
      head: t('agents.players-result'),
      align: 'money',
      cell: ({ netProfit }) => <Amount value={netProfit} look="change" />,
    },
    ...amounts.map(([key, text]): Column<Category> => ({
      key,
      head: t(text),
      align: 'money',
      cell: (row) => <Amount value={row[key]} />,
    })),
    { key: 'rounds', head: t('reports.rounds'), align: 'money', cell: ({ rounds }) => rounds },
  ];
  return (
    <Table
      caption={t('income.by-category')}
      columns={columns}
      rows={list ?? []}
      rowKey={({ gameType }) => gameType}
      loading={list === undefined}
      loadingRows={3}
      empty={t('agents.nothing')}
    />
  );
}
