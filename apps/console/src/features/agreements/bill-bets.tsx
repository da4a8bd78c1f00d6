// A member's bets that were settled in the period of a bill, with what of each stake counted.
import { useState } from 'react';
import { unwrap } from '@baize/client';
import type { agreements, OutputOf } from '@baize/contract';
import type { Column } from '@baize/ui';
import { client } from '../../app/client.ts';
import { PagedList } from '../../app/paged-list.tsx';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import { agreementsKey } from './staff-agreement.ts';

type Row = OutputOf<typeof agreements.listBillBetsFile>['list'][number];

interface BillBetsProps {
  billId: string;
  member: { readonly id: string; readonly username: string };
  currency: string;
}

export function BillBets({ billId: id, member, currency }: BillBetsProps) {
  const t = useText();
  const { money, moment } = useShow();
  const [page, setPage] = useState(1);
  const amount = (key: 'stake' | 'turnover' | 'payout', of: (row: Row) => string): Column<Row> => ({
    key,
    head: t(`console.agreements.${key}`),
    align: 'money',
    cell: (row) => money(of(row), currency),
  });
  const columns: readonly Column<Row>[] = [
    {
      key: 'settled',
      head: t('console.agreements.settled-at'),
      cell: ({ settledAt }) => moment(settledAt),
    },
    { key: 'game', head: t('console.agreements.game'), cell: ({ gameName }) => gameName },
    {
      key: 'round',
      head: t('console.agreements.round'),
      cell: ({ roundId }) => roundId,
      wideOnly: true,
    },
    amount('stake', (row) => row.stake),
    amount('turnover', (row) => row.turnover),
    amount('payout', (row) => row.payout),
  ];
  return (
    <PagedList
      name={[...agreementsKey, 'bill-bets', id, member.id]}
      caption={t('console.agreements.bets-of', { name: member.username })}
      columns={columns}
      rowKey={({ roundId }) => roundId}
      empty={t('console.agreements.bets-empty')}
      page={page}
      onPage={setPage}
      read={async (asked) => {
        const about = { ...asked, id, customerId: member.id };
        const found = unwrap(await client.agreements.listBillBetsFile(about));
        const { earlierTurnover } = found;
        if (Number(earlierTurnover) === 0) return found;
        const value = money(earlierTurnover, currency);
        return { ...found, note: t('console.agreements.bets-earlier', { value }) };
      }}
    />
  );
}
