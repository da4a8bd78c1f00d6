// A bill that explains itself: its sum and payments, how it was counted, and the members whose play
// it was counted from. A member opens into single bets.
import { useState } from 'react';
import { unitsOf } from '@baize/client';
import { Skeleton } from '@baize/ui';
import { LoadFailure } from '../../../app/records/load-failure.tsx';
import { Screen } from '../../../app/records/screen.tsx';
import { useText } from '../../../app/texts/texts.ts';
import { spanText } from '../terms-text.ts';
import { BillBets } from './bill-bets.tsx';
import { BillCounting } from './bill-counting.tsx';
import { BillDispute } from './bill-dispute.tsx';
import { BillHead } from './bill-head.tsx';
import { BillMembers } from './bill-members.tsx';
import { type BillMember, type BillSide, useBill } from './bills.ts';
import { PayBill } from './pay-bill.tsx';
import { Trail } from './trail.tsx';
import styles from './bills.module.css';

interface BillViewProps {
  id: string;
  side: BillSide;
  /** The record it came from. */
  title: string;
  onBack: () => void;
}

export function BillView({ id, side, title, onBack }: BillViewProps) {
  const t = useText();
  const [member, setMember] = useState<BillMember['member']>();
  const { data, error, refetch } = useBill(id);
  const name = data ? spanText(data) : t('bills.bill');
  const steps = [
    { label: title, onBack },
    { label: name, onBack: member && (() => setMember(undefined)) },
    ...(member ? [{ label: member.username }] : []),
  ];
  return (
    <Screen title={t('bills.bill')}>
      <Trail steps={steps} />
      {data === undefined && error !== null ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : null}
      {data === undefined && error === null ? (
        <Skeleton shape="block" className={styles['box']} />
      ) : null}
      {member ? <BillBets billId={id} member={member} /> : null}
      {data && member === undefined ? (
        <div className={styles['bill']}>
          <BillHead bill={data} side={side} />
          {side === 'pay' && data.payer === 'upline' && unitsOf(data.owed) > 0n ? (
            <PayBill bill={data} />
          ) : null}
          <BillCounting bill={data} />
          <BillMembers billId={id} onOpen={setMember} />
          <BillDispute bill={data} side={side} />
        </div>
      ) : null}
    </Screen>
  );
}
