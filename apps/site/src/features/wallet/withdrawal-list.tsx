// The member's withdrawals, with the account and the state of each.
import { unitsOf } from '@baize/client';
import { useState } from 'react';
import {
  Button,
  Card,
  type Column,
  EmptyState,
  Money,
  Status,
  VisuallyHidden,
  WalletIcon,
} from '@baize/ui';
import { formatDateTime } from '@baize/i18n';
import { useMoneyText } from '../../app/money-text.ts';
import { RecordLine } from '../../app/records/record-card.tsx';
import { RecordList } from '../../app/records/record-list.tsx';
import { useText } from '../../app/texts/texts.ts';
import { WithdrawalDialog } from './withdrawal-dialog.tsx';
import { stateOf, useWithdrawals, type Withdrawal } from './withdrawals.ts';
import styles from './withdraw.module.css';

function State({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useText();
  const { text, look } = stateOf(withdrawal);
  const delay = withdrawal.payoutDelayed ? t('wallet.payout-delayed') : '';
  const notes = [withdrawal.remark, withdrawal.receiptRemark, delay].filter((note) => note !== '');
  return (
    <span className={styles['state']}>
      <Status kind={look}>{t(text)}</Status>
      {notes.map((note) => (
        <span key={note} className={styles['remark']}>
          {note}
        </span>
      ))}
    </span>
  );
}

function useColumns(open: (withdrawal: Withdrawal) => void): readonly Column<Withdrawal>[] {
  const t = useText();
  const { tag } = useMoneyText();
  return [
    {
      key: 'time',
      head: t('wallet.time'),
      cell: ({ withdrawDate }) => formatDateTime(withdrawDate, { tag }),
    },
    {
      key: 'account',
      head: t('wallet.account'),
      cell: ({ bankName: bank, cardNumber: number }) => t('wallet.card-ending', { bank, number }),
    },
    {
      key: 'amount',
      head: t('wallet.amount'),
      align: 'money',
      cell: ({ amount }) => <Money units={unitsOf(amount)} locale={tag} />,
    },
    { key: 'state', head: t('wallet.state'), cell: (one) => <State withdrawal={one} /> },
    {
      key: 'detail',
      head: <VisuallyHidden>{t('payments.detail-open')}</VisuallyHidden>,
      cell: (one) => <DetailButton withdrawal={one} onOpen={open} />,
    },
  ];
}

interface OpenProps {
  withdrawal: Withdrawal;
  onOpen: (withdrawal: Withdrawal) => void;
}

function DetailButton({ withdrawal, onOpen }: OpenProps) {
  const t = useText();
  return (
    <Button size="small" kind="ghost" onClick={() => onOpen(withdrawal)}>
      {t('payments.detail-open')}
    </Button>
  );
}

function WithdrawalCard({ withdrawal, onOpen }: OpenProps) {
  const t = useText();
  const { symbol, tag } = useMoneyText();
  const { amount, withdrawDate, bankName: bank, cardNumber: number } = withdrawal;
  return (
    <>
      <RecordLine
        look="lead"
        start={<Money units={unitsOf(amount)} symbol={symbol} locale={tag} />}
        end={<State withdrawal={withdrawal} />}
      />
      <RecordLine
        look="quiet"
        start={formatDateTime(withdrawDate, { tag })}
        end={t('wallet.card-ending', { bank, number })}
      />
      <DetailButton withdrawal={withdrawal} onOpen={onOpen} />
    </>
  );
}

export function WithdrawalList() {
  const t = useText();
  const [page, setPage] = useState(1);
  const query = useWithdrawals(page);
  const [opened, setOpened] = useState<Withdrawal>();
  const columns = useColumns(setOpened);
  return (
    <Card title={t('wallet.last-withdrawals')}>
      <RecordList
        caption={t('wallet.last-withdrawals')}
        query={query}
        rows={query.data?.list}
        rowKey={({ refId }) => refId}
        columns={columns}
        card={(withdrawal) => <WithdrawalCard withdrawal={withdrawal} onOpen={setOpened} />}
        empty={<EmptyState icon={<WalletIcon />}>{t('wallet.no-withdrawals')}</EmptyState>}
        page={page}
        pages={query.data?.totalPage ?? 1}
        onPage={setPage}
        loadingRows={3}
      />
      {opened === undefined ? null : (
        <WithdrawalDialog withdrawal={opened} onClose={() => setOpened(undefined)} />
      )}
    </Card>
  );
}
