// A bill that explains itself: its sum and payments, how it was counted, and the members whose play
// it was counted from. A member opens into single bets.
import { Skeleton } from '@baize/ui';
import { LoadFailure } from '../../../app/records/load-failure.tsx';
import { Screen } from '../../../app/records/screen.tsx';
import { useText } from '../../../app/texts/texts.ts';
import { spanText } from '../terms-text.ts';
import { BillCounting } from './bill-counting.tsx';
import { BillHead } from './bill-head.tsx';
import { type BillSide, useBill } from './bills.ts';
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
  const { data, error, refetch } = useBill(id);
  const name = data ? spanText(data) : t('bills.bill');
  return (
    <Screen title={t('bills.bill')}>
      <Trail steps={[{ label: title, onBack }, { label: name }]} />
      {data === undefined && error !== null ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : null}
      {data === undefined && error === null ? (
        <Skeleton shape="block" className={styles['box']} />
      ) : null}
      {data ? (
        <div className={styles['bill']}>
          <BillHead bill={data} side={side} />
          <BillCounting bill={data} />
        </div>
      ) : null}
    </Screen>
  );
}
