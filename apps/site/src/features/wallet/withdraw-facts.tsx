// The conditions of a withdrawal, shown before an amount is entered: the limits and the remaining
// turnover.
import { unitsOf } from '@baize/client';
import { Money } from '@baize/ui';
import { useMoneyText } from '../../app/money-text.ts';
import { useText } from '../../app/texts/texts.ts';
import type { WithdrawSettings } from './withdrawals.ts';
import styles from './withdraw.module.css';

export function WithdrawFacts({ settings }: { settings: WithdrawSettings }) {
  const t = useText();
  const { symbol, tag } = useMoneyText();
  const { minimumAmount, maximumAmount, turnoverRequired } = settings;
  const money = (amount: number) => <Money units={unitsOf(amount)} symbol={symbol} locale={tag} />;
  return (
    <dl className={styles['facts']}>
      <div>
        <dt>{t('wallet.least')}</dt>
        <dd>{money(minimumAmount)}</dd>
      </div>
      <div>
        <dt>{t('wallet.most')}</dt>
        <dd>{money(maximumAmount)}</dd>
      </div>
      <div>
        <dt>{t('wallet.turnover-label')}</dt>
        {turnoverRequired > 0 ? (
          <dd>{money(turnoverRequired)}</dd>
        ) : (
          <dd className={styles['met']}>{t('wallet.turnover-met')}</dd>
        )}
      </div>
    </dl>
  );
}

/** Why nothing can leave yet; nothing once the way is free. */
export function TurnoverNotice({ settings: { turnoverRequired } }: { settings: WithdrawSettings }) {
  const t = useText();
  const show = useMoneyText();
  if (turnoverRequired <= 0) return null;
  const amount = show(unitsOf(turnoverRequired));
  return <p className={styles['notice']}>{t('wallet.turnover-why', { amount })}</p>;
}
