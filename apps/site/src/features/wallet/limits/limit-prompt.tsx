// The question for a deposit limit before the first deposit: any amount, for a day, a week or a
// month. No amount is proposed.
import { type SyntheticEvent, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { typedUnits, unwrap } from '@baize/client';
import { printUnits } from '@baize/money';
import { Button, Field, MoneyInput, Select, showToast } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { failureText } from '../../../app/failure-text.ts';
import { useMoneyText } from '../../../app/money-text.ts';
import { AlertLine } from '../../../app/records/alert-line.tsx';
import { useText } from '../../../app/texts/texts.ts';
import styles from './limits.module.css';

type Span = 'day' | 'week' | 'month';

interface LimitPromptProps {
  prompt: 'dismissible' | 'required';
  onDone: () => void;
}

function useAnswer(onDone: () => void) {
  const queries = useQueryClient();
  const done = async () => {
    await queries.invalidateQueries({ queryKey: ['limits'] });
    onDone();
  };
  const set = useMutation({
    mutationFn: async (limit: { span: Span; value: string }) =>
      unwrap(await client.wagering.setLimit({ kind: 'deposit', ...limit })),
    onSuccess: done,
  });
  const decline = useMutation({
    mutationFn: async (answer: 'none' | 'later') =>
      unwrap(await client.wallet.answerLimitPrompt({ answer })),
    onSuccess: done,
  });
  return { set, decline };
}

function SpanChoice({ span, onSpan }: { span: Span; onSpan: (span: Span) => void }) {
  const t = useText();
  const options = (['day', 'week', 'month'] as const).map((value) => ({
    value,
    label: t(`limits.span-${value}`),
  }));
  return (
    <Field label={t('limits.prompt-span')}>
      {(control) => (
        <Select
          {...control}
          value={span}
          options={options}
          onChange={({ target }) => onSpan(target.value as Span)}
        />
      )}
    </Field>
  );
}

export function LimitPrompt({ prompt, onDone }: LimitPromptProps) {
  const t = useText();
  const { symbol } = useMoneyText();
  const [text, setText] = useState('');
  const [span, setSpan] = useState<Span>('month');
  const { set, decline } = useAnswer(onDone);
  const units = typedUnits(text);
  const isAmount = units !== undefined && units > 0n;
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isAmount) return;
    await set.mutateAsync({ span, value: printUnits(units, 2) });
    showToast({ kind: 'good', text: t('limits.prompt-set-done') });
  };
  const error = set.error ?? decline.error;
  return (
    <form className={styles['prompt']} noValidate onSubmit={(event) => void submit(event)}>
      <h3>{t('limits.prompt-title')}</h3>
      <p>{t('limits.prompt-text')}</p>
      <Field label={t('limits.prompt-amount')}>
        {(control) => <MoneyInput {...control} value={text} onChange={setText} symbol={symbol} />}
      </Field>
      <SpanChoice span={span} onSpan={setSpan} />
      <AlertLine text={error === null ? '' : failureText(t, error)} />
      <Button
        kind="primary"
        size="large"
        type="submit"
        full
        loading={set.isPending}
        disabled={!isAmount}
      >
        {t('limits.prompt-set')}
      </Button>
      <div className={styles['answers']}>
        <Button loading={decline.isPending} onClick={() => decline.mutate('none')}>
          {t('limits.prompt-none')}
        </Button>
        {prompt === 'dismissible' ? (
          <Button kind="ghost" disabled={decline.isPending} onClick={() => decline.mutate('later')}>
            {t('limits.prompt-later')}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
