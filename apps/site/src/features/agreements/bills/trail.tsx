// The way from a record into one of its bills, a member and their bets; each step leads back.
import { ArrowLeftIcon } from '@baize/ui';
import { useText } from '../../../app/texts/texts.ts';
import styles from './bills.module.css';

export interface TrailStep {
  readonly label: string;
  /** Absent: the step shown. */
  readonly onBack?: (() => void) | undefined;
}

export function Trail({ steps }: { steps: readonly TrailStep[] }) {
  const t = useText();
  return (
    <nav aria-label={t('bills.trail')}>
      <ol className={styles['trail']}>
        {steps.map(({ label, onBack }, at) => (
          <li key={label}>
            {onBack ? (
              <button type="button" onClick={onBack}>
                {at === 0 ? <ArrowLeftIcon aria-hidden="true" /> : null}
                {label}
              </button>
            ) : (
              <span aria-current="location">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
