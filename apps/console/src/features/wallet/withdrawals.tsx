// Withdrawals by state, oldest first where somebody waits; a row opens the withdrawal to be judged.
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { unwrap } from '@baize/client';
import { Badge, SectionHead, Tabs, type Column } from '@baize/ui';
import { client } from '../../app/client.ts';
import { PagedList } from '../../app/paged-list.tsx';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import { WithdrawalDialog } from './withdrawal-dialog.tsx';
import { WithdrawalState, type Withdrawal } from './withdrawal-state.tsx';
import styles from './wallet.module.css';

const tabs = ['pending', 'approved', 'paying', 'paid', 'disputed', 'refused', 'all'] as const;
type TabName = (typeof tabs)[number];

function useColumns(open: (withdrawal: Withdrawal) => void): readonly Column<Withdrawal>[] {
  const t = useText();
  const { money, moment } = useShow();
  return [
    {
      key: 'member',
      head: t('operator.member'),
      cell: (row) => (
        <button type="button" data-row className={styles['open']} onClick={() => open(row)}>
          {row.username}
          {row.first ? <Badge tone="brass">{t('console.vip.first')}</Badge> : null}
        </button>
      ),
    },
    {
      key: 'asked',
      head: t('operator.asked-at'),
      cell: ({ requestedAt }) => moment(requestedAt),
      wideOnly: true,
    },
    {
      key: 'bank',
      head: t('operator.bank'),
      cell: ({ bankName, cardNumber }) => `${bankName} ${cardNumber}`,
      wideOnly: true,
    },
    {
      key: 'state',
      head: t('operator.state'),
      cell: (row) => <WithdrawalState withdrawal={row} />,
    },
    {
      key: 'amount',
      head: t('operator.amount'),
      cell: ({ amount, currency }) => money(amount, currency),
      align: 'money',
    },
  ];
}

function useTab(): [TabName, (tab: TabName) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('state');
  const tab = tabs.find((name) => name === asked) ?? 'pending';
  return [tab, (next) => setSearch({ state: next }, { replace: true })];
}

export function Withdrawals() {
  const t = useText();
  const [tab, choose] = useTab();
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<Withdrawal>();
  const columns = useColumns(setOpened);
  return (
    <>
      <SectionHead level={1} title={t('operator.withdrawals')} />
      <Tabs
        label={t('operator.state')}
        tabs={tabs.map((id) => ({ id, label: t(`operator.tab-${id}`) }))}
        selected={tab}
        onSelect={(next) => {
          choose(next);
          setPage(1);
        }}
      >
        <PagedList
          name={['withdrawals', tab]}
          caption={t('operator.withdrawals')}
          columns={columns}
          rowKey={({ id }) => id}
          empty={t('operator.no-withdrawals')}
          page={page}
          onPage={setPage}
          read={async (asked) => {
            const state = tab === 'all' ? {} : { state: tab };
            return unwrap(await client.wallet.listWithdrawalsToJudge({ ...asked, ...state }));
          }}
        />
      </Tabs>
      {opened ? (
        <WithdrawalDialog withdrawal={opened} onClose={() => setOpened(undefined)} />
      ) : null}
    </>
  );
}
