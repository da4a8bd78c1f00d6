// The queue: a dense row for each withdrawal with what decides at a glance, and a box to take many
// together.
import { Badge, Checkbox, classNames, EmptyState, Skeleton, TriangleAlertIcon } from '@baize/ui';
import { useShow } from '../../../app/show.ts';
import { useText } from '../../../app/texts.ts';
import type { DeskCase } from '../names.ts';
import { useWaited } from '../use-waited.ts';
import styles from './desk.module.css';

export interface QueueProps {
  cases: readonly DeskCase[] | undefined;
  chosen: string | undefined;
  ticked: ReadonlySet<string>;
  onChoose: (id: string) => void;
  onTick: (id: string) => void;
}

export function Queue({ cases, chosen, ticked, onChoose, onTick }: QueueProps) {
  const t = useText();
  if (!cases) return <Skeleton shape="block" />;
  if (cases.length === 0) return <EmptyState>{t('operator.no-withdrawals')}</EmptyState>;
  return (
    <ul className={styles['queue']} aria-label={t('cashier.queue')}>
      {cases.map((one) => (
        <li
          key={one.id}
          className={classNames(styles['row'], one.id === chosen && styles['chosen'])}
        >
          <Checkbox
            aria-label={t('cashier.tick', { name: one.username })}
            checked={ticked.has(one.id)}
            onChange={() => onTick(one.id)}
          />
          <button
            type="button"
            className={styles['open']}
            aria-current={one.id === chosen || undefined}
            onClick={() => onChoose(one.id)}
          >
            <Row one={one} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Row({ one }: { one: DeskCase }) {
  const t = useText();
  const { money } = useShow();
  const waited = useWaited();
  const { marks, hold, claimedBy, signed, needsTwo } = one;
  return (
    <>
      <span className={styles['line']}>
        <strong>{one.username}</strong>
        <span className={styles['amount']}>{money(one.amount, one.currency)}</span>
      </span>
      <span className={styles['line']}>
        <small>
          {one.bankName} {one.cardNumber} · {waited(one.requestedAt)}
        </small>
        <span className={styles['badges']}>
          {one.first ? <Badge tone="brass">{t('console.vip.first')}</Badge> : null}
          {needsTwo ? <Badge tone="felt">{t('cashier.signed-of', { signed })}</Badge> : null}
          {marks.length > 0 ? (
            <Badge tone="live" icon={<TriangleAlertIcon />}>
              {t('cashier.marks-count', { count: marks.length })}
            </Badge>
          ) : null}
        </span>
      </span>
      {hold || claimedBy ? (
        <small className={styles['held']}>
          {[hold, claimedBy && t('cashier.claimed-by', { name: claimedBy })]
            .filter((text) => text !== '')
            .join(' · ')}
        </small>
      ) : null}
    </>
  );
}
