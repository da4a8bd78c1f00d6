// The last deposits with the state of each.
import { unitsOf } from '@baize/client';
import { useState } from 'react';
import { Card, type Column, EmptyState, Money, Status, WalletIcon } from '@baize/ui';
import { formatDateTime } from '@baize/i18n';
import { useMoneyText } from '../../app/money-text.ts';
import { RecordLine } from '../../app/records/record-card.tsx';
import { RecordList } from '../../app/records/record-list.tsx';
import { useText } from '../../app/texts/texts.ts';
import { type Deposit, depositLook, depositState, useDeposits } from './deposits.ts';
import styles from './wallet.module.css';

function State({ deposit }: { deposit: Deposit }) {
  const t = useText();
  const state = depositState(deposit);
  return <Status kind={depositLook[state]}>{t(`wallet.deposit-${state}`)}</Status>;
}

function useColumns(): readonly Column<Deposit>[] {
  const t = useText();
  const { tag } = useMoneyText();
  return [
    {
      key: 'time',
      head: t('wallet.time'),
      cell: ({ depositDate }) => formatDateTime(depositDate, { tag }),
    },
    {
      key: 'reference',
      head: t('wallet.reference'),
      cell: ({ refId }) => <code className={styles['reference']}>{refId}</code>,
    },
    {
      key: 'asked',
      head: t('wallet.asked-for'),
      align: 'money',
      cell: ({ requestedAmount }) => <Money units={unitsOf(requestedAmount)} locale={tag} />,
    },
    {
      key: 'credited',
      head: t('wallet.credited'),
      align: 'money',
      cell: ({ amount }) => (
        <Money units={unitsOf(amount)} locale={tag} tone={amount > 0 ? 'win' : 'mute'} />
      ),
    },
    { key: 'state', head: t('wallet.state'), cell: (deposit) => <State deposit={deposit} /> },
  ];
}

function DepositCard({ deposit }: { deposit: Deposit }) {
  const { symbol, tag } = useMoneyText();
  return (
    <>
      <RecordLine
        look="lead"
        start={<Money units={unitsOf(deposit.requestedAmount)} symbol={symbol} locale={tag} />}
        end={<State deposit={deposit} />}
      />
      <RecordLine
        look="quiet"
        start={formatDateTime(deposit.depositDate, { tag })}
        end={<code className={styles['reference']}>{deposit.refId}</code>}
      />
    </>
  );
}

export function DepositList() {
  const t = useText();
  const [page, setPage] = useState(1);
  const query = useDeposits(page);
  const columns = useColumns();
  return (
    <Card title={t('wallet.last-deposits')}>
      <RecordList
        caption={t('wallet.last-deposits')}
        query={query}
        rows={query.data?.list}
        rowKey={({ transId }) => transId}
        columns={columns}
        card={(deposit) => <DepositCard deposit={deposit} />}
        empty={<EmptyState icon={<WalletIcon />}>{t('wallet.no-deposits')}</EmptyState>}
        page={page}
        pages={query.data?.totalPage ?? 1}
        onPage={setPage}
        loadingRows={3}
      />
    </Card>
  );
}
