// Changes one limit: what the change will do is said before it is sent.
import { type SyntheticEvent, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { formatDateTime } from '@baize/i18n';
import { Button, Field, MoneyInput, showToast, TextInput } from '@baize/ui';
import { client } from '../../app/client.ts';
import { failureText } from '../../app/failure-text.ts';
import { useMoneyText } from '../../app/money-text.ts';
import { AlertLine } from '../../app/records/alert-line.tsx';
import { useText } from '../../app/texts/texts.ts';
import { effectOf } from './limit-effect.ts';
import type { Kind, Span } from './limit-list.tsx';
import styles from './limits.module.css';

interface LimitFormProps {
  kind: Kind;
  span: Span;
  present: string | null;
  onDone: () => void;
}

const dayMs = 86_400_000;

function useSetLimit({ kind, span, onDone }: LimitFormProps) {
  const t = useText();
  const queries = useQueryClient();
  const { tag } = useMoneyText();
  return useMutation({
    mutationFn: async (value: string | null) =>
      unwrap(await client.wagering.setLimit({ kind, span, value })).limit,
    onSuccess: ({ pendingFrom }) => {
      const text =
        pendingFrom === null
          ? t('wagering.limit-saved')
          : t('wagering.limit-waits', { when: formatDateTime(pendingFrom, { tag }) });
      showToast({ text, kind: 'good' });
      onDone();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['limits'] }),
  });
}

function useEffectText({ kind, present }: LimitFormProps, next: string): string {
  const t = useText();
  const show = useMoneyText();
  const [opened] = useState(() => Date.now());
  const effect = effectOf(present, next, kind === 'session');
  if (next === '') return '';
  if (effect === undefined) {
    return t(kind === 'session' ? 'wagering.limit-minutes-invalid' : 'wagering.limit-invalid');
  }
  const when = formatDateTime(opened + dayMs, { tag: show.tag });
  const value =
    kind === 'session' ? t('wagering.minutes', { minutes: Number(present) }) : show(present ?? '0');
  return t(`wagering.effect-${effect}`, { when, value });
}

export function LimitForm(props: LimitFormProps) {
  const t = useText();
  const { kind, present, onDone } = props;
  const { symbol } = useMoneyText();
  const [text, setText] = useState('');
  const set = useSetLimit(props);
  const effect = effectOf(present, text, kind === 'session');
  const effectText = useEffectText(props, text);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (effect !== undefined) set.mutate(text.replace(/\.$/u, ''));
  };
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <Field
        label={t(kind === 'session' ? 'wagering.limit-minutes' : 'wagering.limit-amount')}
        hint={effectText}
      >
        {(control) =>
          kind === 'session' ? (
            <TextInput
              {...control}
              inputMode="numeric"
              value={text}
              onChange={(event) => setText(event.target.value.trim())}
            />
          ) : (
            <MoneyInput {...control} value={text} onChange={setText} symbol={symbol} />
          )
        }
      </Field>
      <AlertLine text={set.isError ? failureText(t, set.error) : ''} />
      <div className={styles['buttons']}>
        <Button
          kind="primary"
          size="small"
          type="submit"
          loading={set.isPending}
          disabled={effect === undefined}
        >
          {t('wagering.set-limit')}
        </Button>
        {present === null ? null : (
          <Button
            size="small"
            kind="danger"
            disabled={set.isPending}
            onClick={() => set.mutate(null)}
          >
            {t('wagering.remove-limit')}
          </Button>
        )}
        <Button size="small" kind="ghost" onClick={onDone}>
          {t('shell.cancel')}
        </Button>
      </div>
    </form>
  );
}
