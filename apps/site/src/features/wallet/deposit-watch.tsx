// The state of the deposit after the payment page: watched until the money arrives or the provider
// refuses it. The live channel reports at once; polling is for when it is down.
import { unitsOf } from '@baize/client';
import { useEffect } from 'react';
import {
  Button,
  CircleAlertIcon,
  CircleCheckIcon,
  ClockIcon,
  CopyText,
  Skeleton,
  Stepper,
} from '@baize/ui';
import { refreshBalance } from '../../app/balance.ts';
import { useMoneyText } from '../../app/money-text.ts';
import { LoadFailure } from '../../app/records/load-failure.tsx';
import { useText } from '../../app/texts/texts.ts';
import { type Deposit, depositState, type DepositState, useDeposits } from './deposits.ts';
import styles from './wallet.module.css';
import watch from './deposit-watch.module.css';

const icons = { processing: ClockIcon, success: CircleCheckIcon, refused: CircleAlertIcon };
const stepOf: Readonly<Record<DepositState, number>> = { processing: 1, success: 3, refused: 1 };

function useWatchWords(deposit: Deposit): { title: string; text: string } {
  const t = useText();
  const show = useMoneyText();
  const state = depositState(deposit);
  const asked = show(unitsOf(deposit.requestedAmount));
  const arrived = show(unitsOf(deposit.amount));
  const isPart = state === 'success' && asked !== arrived;
  return {
    title: t(`wallet.watch-${state}-title`, { amount: arrived }),
    text: isPart ? t('wallet.watch-partly', { asked, arrived }) : t(`wallet.watch-${state}`),
  };
}

function Steps({ state }: { state: DepositState }) {
  const t = useText();
  if (state === 'refused') return null;
  return (
    <Stepper
      label={t('wallet.deposit-steps')}
      doneLabel={t('wallet.step-done')}
      current={stepOf[state]}
      steps={[t('wallet.step-started'), t('wallet.step-paid'), t('wallet.step-credited')]}
    />
  );
}

function Watched({ deposit, onDone }: { deposit: Deposit; onDone: () => void }) {
  const t = useText();
  const state = depositState(deposit);
  const { title, text } = useWatchWords(deposit);
  const Icon = icons[state];
  useEffect(() => {
    if (state === 'success') void refreshBalance();
  }, [state]);
  return (
    <section className={watch['watch']} data-state={state} aria-label={title}>
      <Icon className={watch['sign']} aria-hidden="true" />
      <div className={watch['words']} role="status">
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      <Steps state={state} />
      <div className={styles['ends']}>
        <span className={styles['quiet']}>
          {t('wallet.reference')}
          <CopyText
            text={deposit.refId}
            copyLabel={t('shell.copy')}
            copiedLabel={t('shell.copied')}
          />
        </span>
        {state === 'processing' ? null : (
          <Button kind={state === 'success' ? 'primary' : 'secondary'} onClick={onDone}>
            {t(state === 'success' ? 'wallet.watch-done' : 'wallet.watch-again')}
          </Button>
        )}
      </div>
    </section>
  );
}

export function DepositWatch({ id, onDone }: { id: string; onDone: () => void }) {
  const t = useText();
  const { data, error, refetch } = useDeposits(1, id);
  if (data === undefined) {
    return error === null ? (
      <Skeleton shape="block" className={watch['watch-box']} />
    ) : (
      <LoadFailure error={error} onRetry={() => void refetch()} />
    );
  }
  const deposit = data.list.find(({ transId }) => transId === id);
  if (deposit !== undefined) return <Watched deposit={deposit} onDone={onDone} />;
  return (
    <section className={watch['watch']} data-state="missing">
      <CircleAlertIcon className={watch['sign']} aria-hidden="true" />
      <p className={watch['words']}>{t('wallet.watch-missing')}</p>
      <div className={styles['ends']}>
        <Button onClick={onDone}>{t('wallet.watch-again')}</Button>
      </div>
    </section>
  );
}
