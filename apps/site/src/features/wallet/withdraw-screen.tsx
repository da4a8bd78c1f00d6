// Withdrawals: the available amount, the account, and every step until the player's receipt.
import { Card, Skeleton } from '@baize/ui';
import { useHasPaymentPassword } from '../../app/payment-password.ts';
import { LoadFailure } from '../../app/records/load-failure.tsx';
import { PaymentPasswordForm } from '../../app/records/payment-password-form.tsx';
import { Screen } from '../../app/records/screen.tsx';
import { useText } from '../../app/texts/texts.ts';
import { BalanceFact } from './balance-fact.tsx';
import { BankCardForm } from './bank-card-form.tsx';
import { OpenWithdrawals } from './open-withdrawals.tsx';
import { usePreview } from './payments.ts';
import { WithdrawForm } from './withdraw-form.tsx';
import { WithdrawPreview } from './withdraw-preview.tsx';
import { WithdrawalList } from './withdrawal-list.tsx';
import { useBankCards, useWithdrawSettings, type WithdrawSettings } from './withdrawals.ts';
import wallet from './wallet.module.css';
import styles from './withdraw.module.css';

/** Missing requirements come first: a payment password, then an account to send to. */
function Ask({ settings }: { settings: WithdrawSettings }) {
  const t = useText();
  const password = useHasPaymentPassword();
  const cards = useBankCards();
  const error = password.error ?? cards.error;
  if (password.data === undefined || cards.data === undefined) {
    const retry = () => void Promise.all([password.refetch(), cards.refetch()]);
    return error === null ? (
      <Card>
        <Skeleton shape="block" className={wallet['form-box']} />
      </Card>
    ) : (
      <LoadFailure error={error} onRetry={retry} />
    );
  }
  if (!password.data) {
    return (
      <Card title={t('identity.payment-password-title')}>
        <PaymentPasswordForm />
      </Card>
    );
  }
  if (cards.data.length === 0) {
    return (
      <Card title={t('wallet.card-add-title')}>
        <p className={styles['lead-in']}>{t('wallet.no-bank-cards')}</p>
        <BankCardForm banks={settings.banks} onAdded={() => undefined} />
      </Card>
    );
  }
  return (
    <Card title={t('wallet.withdraw-title')}>
      <WithdrawForm settings={settings} cards={cards.data} />
    </Card>
  );
}

function WhatNext({ settings: { receiptMinutes: minutes } }: { settings: WithdrawSettings }) {
  const t = useText();
  const steps = [
    [t('wallet.step-requested'), t('wallet.next-requested')],
    [t('wallet.step-approved'), t('wallet.next-approved')],
    [t('wallet.step-sent'), t('wallet.next-sent')],
    [t('wallet.step-received'), t('wallet.next-received', { minutes })],
  ] as const;
  return (
    <Card title={t('wallet.what-next')}>
      <ol className={styles['next']}>
        {steps.map(([name, text]) => (
          <li key={name}>
            <b>{name}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Start() {
  const { data: settings, error, refetch } = useWithdrawSettings();
  const preview = usePreview({});
  if (settings === undefined) {
    return error === null ? (
      <Skeleton shape="block" className={wallet['form-box']} />
    ) : (
      <LoadFailure error={error} onRetry={() => void refetch()} />
    );
  }
  return (
    <>
      {preview.data === undefined ? (
        <Skeleton shape="block" className={wallet['form-box']} />
      ) : (
        <WithdrawPreview preview={preview.data} />
      )}
      <div className={styles['sides']}>
        <Ask settings={settings} />
        <WhatNext settings={settings} />
      </div>
    </>
  );
}

export function WithdrawScreen() {
  const t = useText();
  return (
    <Screen title={t('wallet.withdraw')} fact={<BalanceFact />}>
      <OpenWithdrawals />
      <Start />
      <WithdrawalList />
    </Screen>
  );
}
