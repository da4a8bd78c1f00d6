// The payer pays a bill from the own balance: all that is owed, or a part of it.
import { type SyntheticEvent, useState } from 'react';
import { typedUnits, unitsOf } from '@baize/client';
import { printUnits } from '@baize/money';
import { Button, Field, MoneyInput, showToast } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { failureText } from '../../../app/failure-text.ts';
import { useMoneyText } from '../../../app/money-text.ts';
import { useText } from '../../../app/texts/texts.ts';
import { type BillInFull, useBillStep } from './bills.ts';
import styles from './bills.module.css';

export function PayBill({ bill }: { bill: BillInFull }) {
  const t = useText();
  const money = useMoneyText();
  const owed = unitsOf(bill.owed);
  const all = printUnits(owed, 2);
  const [typed, setTyped] = useState<string>();
  const text = typed ?? all;
  const units = typedUnits(text);
  const pay = useBillStep(
    (amount: string) => client.agreements.payBill({ id: bill.id, amount }),
    () => {
      showToast({ kind: 'good', text: t('bills.paid-now', { value: money(units ?? 0n) }) });
      setTyped(undefined);
    },
  );
  const isPayable = units !== undefined && units > 0n && units <= owed;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isPayable && !pay.isPending) pay.mutate(printUnits(units, 2));
  };
  const wrong = isPayable ? undefined : t('bills.pay-most', { value: money(owed) });
  return (
    <section className={styles['panel']} aria-label={t('bills.pay-title')}>
      <h3>{t('bills.pay-title')}</h3>
      <form className={styles['form']} noValidate onSubmit={submit}>
        <Field
          label={t('bills.pay-amount')}
          hint={t('bills.pay-hint')}
          error={pay.isError ? failureText(t, pay.error) : wrong}
        >
          {(control) => (
            <MoneyInput
              {...control}
              symbol={money.symbol}
              value={text}
              onChange={setTyped}
              quickLabel={t('bills.pay-amount')}
              quickAmounts={[
                { value: all, label: t('bills.pay-all') },
                { value: printUnits(owed / 2n, 2), label: t('bills.pay-half') },
              ]}
            />
          )}
        </Field>
        <Button kind="primary" type="submit" disabled={!isPayable} loading={pay.isPending}>
          {t('bills.pay-now')}
        </Button>
      </form>
    </section>
  );
}
