// Deposits that pay another member: the offers, and the member's own payments with what is to be
// done about each. Offered only while its switch is on.
import { useState } from 'react';
import { unitsOf } from '@baize/client';
import { Card, Skeleton } from '@baize/ui';
import { useToldChange } from '../../app/live/use-told-change.ts';
import { LoadFailure } from '../../app/records/load-failure.tsx';
import { useModule } from '../../app/status.ts';
import { useMoneyText } from '../../app/money-text.ts';
import { useText } from '../../app/texts/texts.ts';
import { C2cDepositCard } from './c2c-deposit-card.tsx';
import { C2cOffers } from './c2c-offers.tsx';
import { DisputeDialog } from './dispute-dialog.tsx';
import { isUnderWay, useC2cDeposits, type C2cDeposit } from './payments.ts';
import { useRefreshMoney } from './withdrawals.ts';
import styles from './c2c.module.css';

export function C2cDeposits() {
  const t = useText();
  const show = useMoneyText();
  const [disputed, setDisputed] = useState<C2cDeposit>();
  const isOn = useModule('C2CPAY3');
  const refresh = useRefreshMoney();
  const { data, error, refetch } = useC2cDeposits();
  useToldChange('match-moved', refresh);
  if (data === undefined) {
    if (error !== null) return <LoadFailure error={error} onRetry={() => void refetch()} />;
    return isOn ? <Skeleton shape="block" className={styles['box']} /> : null;
  }
  const open = data.filter(isUnderWay);
  const ended = data.filter((deposit) => !isUnderWay(deposit));
  if (!isOn && data.length === 0) return null;
  return (
    <Card title={t('payments.c2c-title')}>
      <div className={styles['c2c']}>
        <p>{t('payments.c2c-intro')}</p>
        {open.length === 0 ? null : (
          <ul className={styles['deposits']} aria-label={t('payments.c2c-open')}>
            {open.map((deposit) => (
              <C2cDepositCard key={deposit.depositId} deposit={deposit} onDispute={setDisputed} />
            ))}
          </ul>
        )}
        {isOn && !open.some(({ state }) => state === 'matched') ? <C2cOffers /> : null}
        {ended.length === 0 ? null : (
          <section className={styles['last']} aria-label={t('payments.c2c-last')}>
            <h3>{t('payments.c2c-last')}</h3>
            <ul className={styles['deposits']}>
              {ended.map((deposit) => (
                <C2cDepositCard key={deposit.depositId} deposit={deposit} onDispute={setDisputed} />
              ))}
            </ul>
          </section>
        )}
        {disputed === undefined ? null : (
          <DisputeDialog
            subject={disputed.depositId}
            amount={show(unitsOf(disputed.amount))}
            onClose={() => setDisputed(undefined)}
          />
        )}
      </div>
    </Card>
  );
}
