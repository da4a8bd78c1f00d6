// The fee of an amount and what would arrive, before it is asked for; and the reason for which it
// would be refused now.
import { unitsOf } from '@baize/client';
import { Checkbox, Money, TriangleAlertIcon } from '@baize/ui';
import { useMoneyText } from '../../app/money-text.ts';
import { useText } from '../../app/texts/texts.ts';
import type { Preview } from './payments.ts';
import styles from './preview.module.css';

export interface FeeSummaryProps {
  amount: number;
  preview: Preview;
  /** Only where turnover is missing and can be paid for. */
  accepted: boolean;
  onAccepted: (accepted: boolean) => void;
}

/** The player pays for withdrawing early, and must say that they know. */
export const paysForTurnover = ({ turnover, fee }: Preview): boolean =>
  turnover.left > 0 && fee.turnoverPermille > 0;

export function FeeSummary({ amount, preview, accepted, onAccepted }: FeeSummaryProps) {
  const t = useText();
  const show = useMoneyText();
  const { fee, obstacle } = preview;
  const lines = [
    [t('payments.you-withdraw'), amount],
    [t('payments.fee'), fee.amount],
    [t('payments.you-receive'), fee.netAmount],
  ] as const;
  return (
    <div className={styles['summary']} aria-live="polite">
      <dl>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Money units={unitsOf(value)} symbol={show.symbol} locale={show.tag} />
            </dd>
          </div>
        ))}
      </dl>
      {paysForTurnover(preview) ? (
        <Checkbox checked={accepted} onChange={({ target }) => onAccepted(target.checked)}>
          {t('payments.accept-fee', { fee: show(unitsOf(fee.amount)) })}
        </Checkbox>
      ) : null}
      {obstacle === '' ? null : (
        <p className={styles['obstacle']}>
          <TriangleAlertIcon aria-hidden="true" />
          <span>{t(`payments.obstacle-${obstacle}`)}</span>
        </p>
      )}
    </div>
  );
}
