// The members whose play a bill was counted from, those with most turnover first; a member opens
// into single bets.
import { useState } from 'react';
import { Badge, type Column, EmptyState, UsersIcon } from '@baize/ui';
import { useMoneyText } from '../../../app/money-text.ts';
import { Amount } from '../../../app/records/amount.tsx';
import { OpenButton } from '../../../app/records/facts.tsx';
import { RecordLine } from '../../../app/records/record-card.tsx';
import { RecordList } from '../../../app/records/record-list.tsx';
import { useText } from '../../../app/texts/texts.ts';
import { type BillMember, useBillMembers } from './bills.ts';
import styles from './bills.module.css';

interface BillMembersProps {
  billId: string;
  onOpen: (member: BillMember['member']) => void;
}

const sums = ['turnover', 'payout', 'netLoss', 'deposit'] as const;

function Name({ row, onOpen }: { row: BillMember; onOpen: BillMembersProps['onOpen'] }) {
  const t = useText();
  const { member, isActive } = row;
  return (
    <span className={styles['state']}>
      <OpenButton
        text={member.username}
        label={t('bills.open-member', { name: member.username })}
        onClick={() => onOpen(member)}
      />
      {isActive ? <Badge tone="felt">{t('bills.member-active')}</Badge> : null}
    </span>
  );
}

function useColumns(onOpen: BillMembersProps['onOpen']): readonly Column<BillMember>[] {
  const t = useText();
  return [
    { key: 'name', head: t('bills.member'), cell: (row) => <Name row={row} onOpen={onOpen} /> },
    ...sums.map((key): Column<BillMember> => ({
      key,
      head: t(`bills.member-${key}`),
      align: 'money',
      cell: (row) => <Amount value={row[key]} />,
    })),
  ];
}

export function BillMembers({ billId, onOpen }: BillMembersProps) {
  const t = useText();
  const money = useMoneyText();
  const [pageNo, setPage] = useState(1);
  const query = useBillMembers({ id: billId, pageNo });
  const columns = useColumns(onOpen);
  return (
    <section className={styles['panel']} aria-label={t('bills.members')}>
      <h3>{t('bills.members')}</h3>
      {query.data?.isKept === false ? <p>{t('bills.members-gone')}</p> : null}
      <RecordList
        caption={t('bills.members')}
        query={query}
        rows={query.data?.list}
        rowKey={({ member }) => member.id}
        columns={columns}
        card={(row) => (
          <>
            <RecordLine
              look="lead"
              start={<Name row={row} onOpen={onOpen} />}
              end={<Amount value={row.turnover} />}
            />
            <RecordLine
              look="quiet"
              start={`${t('bills.member-payout')} ${money(row.payout)}`}
              end={`${t('bills.member-netLoss')} ${money(row.netLoss)}`}
            />
          </>
        )}
        empty={
          query.data?.isKept === false ? null : (
            <EmptyState icon={<UsersIcon />}>{t('bills.no-members')}</EmptyState>
          )
        }
        page={pageNo}
        pages={Math.max(1, query.data?.totalPage ?? 1)}
        onPage={setPage}
      />
    </section>
  );
}
