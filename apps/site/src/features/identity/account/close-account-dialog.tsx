// Closing an account: the consequences, the payout and its destination, and the password as
// confirmation.
import { type SyntheticEvent, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap, unitsOf } from '@baize/client';
import type { identity, OutputOf } from '@baize/contract';
import { Button, Dialog, Field, Select, showToast, Skeleton, TextArea } from '@baize/ui';
import { goTo } from '../../../app/address.tsx';
import { client } from '../../../app/client.ts';
import { closeDialog } from '../../../app/dialogs.ts';
import { sendOnce } from '../../../app/kept-intent.ts';
import { useMoneyText } from '../../../app/money-text.ts';
import { AlertLine } from '../../../app/records/alert-line.tsx';
import { endSession } from '../../../app/session/sign-in.ts';
import { useText } from '../../../app/texts/texts.ts';
import { SecretField } from '../password/secret-field.tsx';
import { PaymentField } from './payment-field.tsx';
import { useSending } from './use-sending.ts';
import styles from './account.module.css';

type Closure = OutputOf<typeof identity.getClosure>;

const nothing = { password: '', reason: '', bankCardId: '', paymentPassword: '' };
type Typed = typeof nothing;

function useClosure() {
  return useQuery({
    queryKey: ['member', 'closure'],
    queryFn: async () => unwrap(await client.identity.getClosure()),
    gcTime: 0,
  });
}

function useAccounts() {
  return useQuery({
    queryKey: ['money', 'bank-cards'],
    queryFn: async () => unwrap(await client.wallet.listBankCards()).bankCards,
  });
}

interface PayoutProps {
  closure: Closure;
  typed: Typed;
  onType: (part: Partial<Typed>) => void;
}

/** Where the rest of the balance goes. */
function Payout({ closure, typed, onType }: PayoutProps) {
  const t = useText();
  const show = useMoneyText();
  const { data: accounts = [] } = useAccounts();
  const none = { value: '', label: t('security.choose-account'), disabled: true };
  const options = accounts.map(({ bankCardId, bankName, cardNumber }) => ({
    value: bankCardId,
    label: t('wallet.card-ending', { bank: bankName, number: cardNumber }),
  }));
  return (
    <>
      <p>{t('security.close-pays', { amount: show(closure.balance) })}</p>
      <Field label={t('wallet.send-to')} required>
        {(control) => (
          <Select
            {...control}
            options={[none, ...options]}
            value={typed.bankCardId}
            onChange={(event) => onType({ bankCardId: event.target.value })}
          />
        )}
      </Field>
      <PaymentField
        label={t('identity.payment-password')}
        isNew={false}
        value={typed.paymentPassword}
        onType={(paymentPassword) => onType({ paymentPassword })}
      />
    </>
  );
}

/** What the member gives up: bonus money, and dues that are not paid or not counted yet. */
function Losses({ closure: { bonus, owed, uncounted } }: { closure: Closure }) {
  const t = useText();
  const show = useMoneyText();
  const lost = [
    ...(unitsOf(bonus) > 0n ? [t('security.close-loses-bonus', { amount: show(bonus) })] : []),
    ...(unitsOf(owed) > 0n ? [t('security.close-owed', { amount: show(owed) })] : []),
    ...uncounted.map((what) => t(`security.close-uncounted-${what}`)),
  ];
  return lost.map((text) => (
    <p key={text} className={styles['loss']}>
      {text}
    </p>
  ));
}

function close({ password, reason, bankCardId, paymentPassword }: Typed, { bonus }: Closure) {
  const payout = bankCardId === '' ? {} : { bankCardId, paymentPassword };
  return sendOnce({ name: 'close-account', print: `${bankCardId} ${bonus}` }, (intent) =>
    client.identity.closeAccount({ password, reason, bonus, ...payout }, { intent }),
  );
}

function ClosingForm({ closure }: { closure: Closure }) {
  const t = useText();
  const [typed, setTyped] = useState(nothing);
  const { alert, sending, send } = useSending();
  const onType = (part: Partial<Typed>) => setTyped((now) => ({ ...now, ...part }));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void send(
      () => close(typed, closure),
      () => {
        goTo('/');
        endSession();
        // Word of the end may have come before the answer; it is no news here.
        closeDialog();
        showToast({ kind: 'good', text: t('security.account-closed') });
      },
    );
  };
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <p>{t('security.close-means')}</p>
      <Losses closure={closure} />
      {unitsOf(closure.balance) > 0n ? (
        <Payout closure={closure} typed={typed} onType={onType} />
      ) : null}
      <Field label={t('security.close-reason')}>
        {(control) => (
          <TextArea
            {...control}
            maxLength={300}
            value={typed.reason}
            onChange={(event) => onType({ reason: event.target.value })}
          />
        )}
      </Field>
      <SecretField
        label={t('identity.password')}
        kind="known"
        value={typed.password}
        onChange={(password) => onType({ password })}
      />
      <AlertLine text={alert} />
      <Button kind="danger" size="large" type="submit" full loading={sending}>
        {t('security.close-for-good')}
      </Button>
    </form>
  );
}

export function CloseAccountDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { data: closure } = useClosure();
  return (
    <Dialog
      open
      title={t('security.close-account')}
      closeLabel={t('shell.close')}
      closesOnOutside={false}
      onClose={onClose}
    >
      {closure === undefined ? (
        <Skeleton shape="block" className={styles['box']} />
      ) : (
        <ClosingForm closure={closure} />
      )}
    </Dialog>
  );
}
