// The members of whom a bill was made, with their figures of the period; one opens into the bets.
import { useState } from 'react';
import { unwrap } from '@baize/client';
import type { agreements, OutputOf } from '@baize/contract';
import { Badge, Button, type Column } from '@baize/ui';
import { client } from '../../app/client.ts';
import { PagedList } from '../../app/paged-list.tsx';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import { BillBets } from './bill-bets.tsx';
import { agreementsKey } from './staff-agreement.ts';
import styles from './agreements.module.css';

type Row = OutputOf<typeof agreements.listBillMembersFile>['list'][number];

export function BillMembers({ billId: id, currency }: { billId: string; currency: string }) {
  const t = useText();
  const { money } = useShow();
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<Row['member']>();
  const amount = (
    key: 'turnover' | 'payout' | 'net-loss' | 'deposit',
    of: (row: Row) => string,
  ): Column<Row> => ({
    key,
    head: t(`console.agreements.${key}`),
    align: 'money',
    cell: (row) => money(of(row), currency),
  });
  const columns: readonly Column<Row>[] = [
    {
      key: 'member',
      head: t('console.agreements.member'),
      cell: ({ member, isActive }) => (
        <span className={styles['marks']}>
          <Button kind="ghost" onClick={() => setOpened(member)}>
            {member.username}
          </Button>
          {isActive ? <Badge tone="felt">{t('console.agreements.is-active')}</Badge> : null}
        </span>
      ),
    },
    amount('turnover', (row) => row.turnover),
    amount('payout', (row) => row.payout),
    amount('net-loss', (row) => row.netLoss),
    amount('deposit', (row) => row.deposit),
  ];
  return (
    <>
      <PagedList
        name={[...agreementsKey, 'bill-members', id]}
        caption={t('console.agreements.members')}
        columns={columns}
        rowKey={({ member }) => member.id}
        empty={t('console.agreements.members-empty')}
        page={page}
        onPage={setPage}
        read={async (asked) => {
          const found = unwrap(await client.agreements.listBillMembersFile({ ...asked, id }));
          return found.isKept ? found : { ...found, note: t('console.agreements.members-gone') };
        }}
      />
      {opened === undefined ? null : (
        <BillBets key={opened.id} billId={id} member={opened} currency={currency} />
      )}
    </>
  );
}
