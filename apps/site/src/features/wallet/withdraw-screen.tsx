// Money out: first what must be there (a payment password, an account), then the request; above all
// of it whatever was paid and waits for the player's word.
import { useState } from 'react';
import { Card, Skeleton } from '@baize/ui';
import { LoadFailure } from '../../app/records/load-failure.tsx';
import { Screen } from '../../app/records/screen.tsx';
import { useText } from '../../app/texts/texts.ts';
import { BankCardForm } from './bank-card-form.tsx';
import { BalanceFact } from './balance-fact.tsx';
import {
  useBankCards,
  useHasPaymentPassword,
  useUnanswered,
  useWithdrawSettings,
} from './money-out.ts';
import { PaymentPasswordForm } from './payment-password-form.tsx';
import { ReceiptCard } from './receipt-card.tsx';
import { WithdrawForm } from './withdraw-form.tsx';
import { WithdrawalList } from './withdrawal-list.tsx';
import styles from './wallet.module.css';

function Request() {
  const settings = useWithdrawSettings();
  const cards = useBankCards();
  const password = useHasPaymentPassword();
  const [adds, setAdds] = useState(false);
  const error = settings.error ?? cards.error ?? password.error;
  const again = () => {
    void settings.refetch();
    void cards.refetch();
    void password.refetch();
  };
  if (error !== null) return <LoadFailure error={error} onRetry={again} />;
  if (!settings.data || !cards.data || password.data === undefined) {
    return (
      <Card className={styles['narrow']}>
        <Skeleton shape="block" className={styles['form-box']} />
      </Card>
    );
  }
  if (!password.data) return <PaymentPasswordForm />;
  const { bankCards } = cards.data;
  if (adds || bankCards.length === 0) {
    return <BankCardForm banks={settings.data.banks} onAdded={() => setAdds(false)} />;
  }
  return (
    <WithdrawForm settings={settings.data} cards={bankCards} onAddCard={() => setAdds(true)} />
  );
}

export function WithdrawScreen() {
  const t = useText();
  const { data: unanswered = [] } = useUnanswered();
  return (
    <Screen title={t('wallet.withdraw')} fact={<BalanceFact />}>
      {unanswered.map((withdrawal) => (
        <ReceiptCard key={withdrawal.refId} withdrawal={withdrawal} />
      ))}
      <Request />
      <WithdrawalList />
    </Screen>
  );
}
