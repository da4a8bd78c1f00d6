// The words of both sides about a disputed bill.
import { Status, type StatusKind } from '@baize/ui';
import type { BillDisputeState } from '@baize/contract';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import type { BillInFull } from './staff-agreement.ts';
import styles from './agreements.module.css';

const kinds: Readonly<Record<BillDisputeState, StatusKind>> = {
  open: 'waiting',
  upheld: 'good',
  dismissed: 'bad',
};

export function StateOfDispute({ state }: { state: BillDisputeState }) {
  const t = useText();
  return <Status kind={kinds[state]}>{t(`console.agreements.dispute-${state}`)}</Status>;
}

export function DisputeTold({ dispute }: { dispute: NonNullable<BillInFull['dispute']> }) {
  const t = useText();
  const { moment } = useShow();
  const { state, reason, openedAt, answer, answeredAt, answeredBy } = dispute;
  const by = answeredBy === '' ? '' : t(`console.agreements.side-${answeredBy}`);
  return (
    <div className={styles['stack']}>
      <blockquote className={styles['said']}>
        <span className={styles['marks']}>
          <b>{t('console.agreements.dispute-reason')}</b>
          <span className={styles['mute']}>{moment(openedAt)}</span>
          <StateOfDispute state={state} />
        </span>
        <p>{reason}</p>
      </blockquote>
      {answeredAt === null ? null : (
        <blockquote className={styles['said']}>
          <b>{t('console.agreements.dispute-answered', { by, date: moment(answeredAt) })}</b>
          <p>{answer}</p>
        </blockquote>
      )}
    </div>
  );
}
