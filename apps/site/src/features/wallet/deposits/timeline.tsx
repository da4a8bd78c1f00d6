// The steps of a deposit under one another, each with its time; those to come are named too.
import { formatDateTime } from '@baize/i18n';
import { CheckIcon, CircleAlertIcon, ClockIcon, VisuallyHidden } from '@baize/ui';
import { useText } from '../../../app/texts/texts.ts';
import type { Deposit } from './deposit.ts';
import { type Mark, marksOf } from './steps.ts';
import styles from './tracker.module.css';

const icons = { done: CheckIcon, bad: CircleAlertIcon, late: ClockIcon, now: ClockIcon } as const;

function Confirmations({ deposit }: { deposit: Deposit }) {
  const { confirmations, confirmationsNeeded: needed } = deposit;
  if (needed === 0) return null;
  const share = Math.min(1, confirmations / needed);
  return (
    <span className={styles['counted']}>
      <span className={styles['bar']} aria-hidden="true">
        <span style={{ '--share': share }} />
      </span>
      <bdi>
        {confirmations} / {needed}
      </bdi>
    </span>
  );
}

function Step({ mark, deposit }: { mark: Mark; deposit: Deposit }) {
  const t = useText();
  const { step, look, at } = mark;
  const Icon = look === 'coming' ? undefined : icons[look];
  return (
    <li data-look={look} aria-current={look === 'now' ? 'step' : undefined}>
      <span className={styles['dot']}>{Icon ? <Icon aria-hidden="true" /> : null}</span>
      <span className={styles['step']}>
        {t(`deposits.step-${step}`)}
        {look === 'done' ? <VisuallyHidden>, {t('wallet.step-done')}</VisuallyHidden> : null}
      </span>
      {at === undefined ? null : (
        <time dateTime={new Date(at).toISOString()}>{formatDateTime(at, { tag: t.tag })}</time>
      )}
      {step === 'confirming' && look !== 'done' ? <Confirmations deposit={deposit} /> : null}
    </li>
  );
}

export function Timeline({ deposit }: { deposit: Deposit }) {
  const t = useText();
  return (
    <ol className={styles['timeline']} aria-label={t('deposits.steps')}>
      {marksOf(deposit).map((mark, place) => (
        <Step key={`${place} ${mark.step}`} mark={mark} deposit={deposit} />
      ))}
    </ol>
  );
}
