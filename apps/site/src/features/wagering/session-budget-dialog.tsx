// Before the first stake of a session: how much the player is ready to lose, and how long they want
// to play. Nothing is proposed; closed without an answer, it is asked again on the next page.
import { type SyntheticEvent, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { typedUnits, unwrap } from '@baize/client';
import { printUnits } from '@baize/money';
import { Button, Dialog, Field, MoneyInput, TextInput } from '@baize/ui';
import { client } from '../../app/client.ts';
import { closeDialog } from '../../app/dialogs.ts';
import { failureText } from '../../app/failure-text.ts';
import { useMoneyText } from '../../app/money-text.ts';
import { AlertLine } from '../../app/records/alert-line.tsx';
import { useText } from '../../app/texts/texts.ts';
import styles from './limits.module.css';

const minutesMax = 1440;

function useBudget() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (budget: { loss: string; minutes: number }) =>
      unwrap(await client.wagering.setSessionBudget(budget)),
    onSuccess: async () => {
      closeDialog();
      await queries.invalidateQueries({ queryKey: ['session-strip'] });
      await queries.invalidateQueries({ queryKey: ['limits'] });
    },
  });
}

export function SessionBudgetDialog() {
  const t = useText();
  const { symbol } = useMoneyText();
  const [money, setMoney] = useState('');
  const [time, setTime] = useState('');
  const budget = useBudget();
  const loss = typedUnits(money);
  const minutes = /^\d{1,4}$/u.test(time) ? Number(time) : 0;
  const isWhole = loss !== undefined && loss > 0n && minutes > 0 && minutes <= minutesMax;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isWhole) budget.mutate({ loss: printUnits(loss, 2), minutes });
  };
  return (
    <Dialog
      open
      size="small"
      title={t('wagering.budget-title')}
      closeLabel={t('shell.close')}
      closesOnOutside={false}
      onClose={closeDialog}
    >
      <form className={styles['form']} noValidate onSubmit={submit}>
        <p className={styles['lead']}>{t('wagering.budget-lead')}</p>
        <Field label={t('wagering.budget-loss')}>
          {(control) => (
            <MoneyInput {...control} value={money} onChange={setMoney} symbol={symbol} />
          )}
        </Field>
        <Field label={t('wagering.limit-minutes')}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              value={time}
              onChange={(event) => setTime(event.target.value.trim())}
            />
          )}
        </Field>
        <AlertLine text={budget.isError ? failureText(t, budget.error) : ''} />
        <Button
          kind="primary"
          size="large"
          type="submit"
          full
          loading={budget.isPending}
          disabled={!isWhole}
        >
          {t('wagering.budget-set')}
        </Button>
      </form>
    </Dialog>
  );
}
