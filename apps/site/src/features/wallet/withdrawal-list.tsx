// The last withdrawals with how far each has come.
import { useState } from 'react';
import { formatDateTime } from '@baize/i18n';
import { Card, type Column, EmptyState, Money, Status, WalletIcon } from '@baize/ui';
import { unitsOf, useMoneyText } from '../../app/money-text.ts';
import { RecordLine } from '../../app/records/record-card.tsx';
import { RecordList } from '../../app/records/record-list.tsx';
import { useText } from '../../app/texts/texts.ts';
import { useWithdrawals, type Withdrawal, withdrawalLook, withdrawalState } from './money-out.ts';

type Receipt = 'received' | 'forced-received' | 'disputed' | 'not-received';

function State({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useText();
  const state = withdrawalState(withdrawal);
  const receipt = withdrawal.receipt as Receipt;
  const look = receipt === 'disputed' ? 'bad' : withdrawalLook[state];
  return (
    <Status kind={look}>
      {t(state === 'paid' ? `wallet.receipt-${receipt}` : `wallet.withdrawal-${state}`)}
    </Status>
  );
}

function useColumns(): readonly Column<Withdrawal>[] {
  const t = useText();
  const { tag } = useMoneyText();
  return [
    {
      key: 'time',
      head: t('wallet.time'),
      cell: ({ withdrawDate }) => formatDateTime(withdrawDate, { tag }),
    },
    {
      key: 'to',
      head: t('wallet.send-to'),
      cell: ({ bankName: bank, cardNumber: number }) => t('wallet.card-ending', { bank, number }),
    },
    {
      key: 'amount',
      head: t('wallet.amount'),
      align: 'money',
      cell: ({ amount }) => <Money units={unitsOf(amount)} locale={tag} />,
    },
    { key: 'state', head: t('wallet.state'), cell: (one) => <State withdrawal={one} /> },
  ];
}

function WithdrawalCard({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useText();
  const { symbol, tag } = useMoneyText();
  const { bankName: bank, cardNumber: number, remark } = withdrawal;
  return (
    <>
      <RecordLine
        look="lead"
        start={<Money units={unitsOf(withdrawal.amount)} symbol={symbol} locale={tag} />}
        end={<State withdrawal={withdrawal} />}
      />
      <RecordLine
        look="quiet"
        start={formatDateTime(withdrawal.withdrawDate, { tag })}
        end={remark || t('wallet.card-ending', { bank, number })}
      />
    </>
  );
}

export function WithdrawalList() {
  const t = useText();
  const [page, setPage] = useState(1);
  const query = useWithdrawals(page);
  const columns = useColumns();
  return (
    <Card title={t('wallet.last-withdrawals')}>
      <RecordList
        caption={t('wallet.last-withdrawals')}
        query={query}
        rows={query.data?.list}
        rowKey={({ refId }) => refId}
        columns={columns}
        card={(withdrawal) => <WithdrawalCard withdrawal={withdrawal} />}
        empty={<EmptyState icon={<WalletIcon />}>{t('wallet.no-withdrawals')}</EmptyState>}
        page={page}
        pages={query.data?.totalPage ?? 1}
        onPage={setPage}
        loadingRows={3}
      />
    </Card>
  );
}
