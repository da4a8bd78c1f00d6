// The state of a bill in a word with its icon; a dispute is told beside it.
import { Badge, Status, type StatusKind } from '@baize/ui';
import { useText } from '../../../app/texts/texts.ts';
import type { Bill, BillState } from './bills.ts';
import styles from './bills.module.css';

const looks: Readonly<Record<BillState, StatusKind>> = {
  unpaid: 'waiting',
  paid: 'good',
  'not-eligible': 'neutral',
  overdue: 'bad',
  forced: 'good',
  'paid-by-house': 'good',
  refused: 'bad',
};

export function StateOfBill({ bill }: { bill: Pick<Bill, 'state' | 'isDisputed'> }) {
  const t = useText();
  return (
    <span className={styles['state']}>
      <Status kind={looks[bill.state]}>{t(`bills.state-${bill.state}`)}</Status>
      {bill.isDisputed ? <Badge tone="live">{t('bills.disputed')}</Badge> : null}
    </span>
  );
}
