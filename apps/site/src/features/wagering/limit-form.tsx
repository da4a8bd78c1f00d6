// Changes one limit: the effect of the change is shown before it is sent.
import { type SyntheticEvent, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { formatDateTime } from '@baize/i18n';
import { Button, Field, MoneyInput, showToast, TextInput } from '@baize/ui';
import { client } from '../../app/client.ts';
import { timeNow } from '../../app/clock.ts';
import { failureText } from '../../app/failure-text.ts';
import { useMoneyText } from '../../app/money-text.ts';
import { AlertLine } from '../../app/records/alert-line.tsx';
import { useText } from '../../app/texts/texts.ts';
import { effectOf, type PresentLimit } from './limit-effect.ts';
import { type Kind, type Span, useValueText } from './limit-value.ts';
import styles from './limits.module.css';

interface LimitFormProps {
  kind: Kind;
  span: Span;
  present: PresentLimit;
  onDone: () => void;
}

const dayMs = 86_400_000;

function useSetLimit({ kind, span, present, onDone }: LimitFormProps) {
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
          : t(present.confirmed ? 'limits.saved-waits' : 'wagering.limit-waits', {
              when: formatDateTime(pendingFrom, { tag }),
            });
      showToast({ text, kind: 'good' });
      onDone();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['limits'] }),
  });
}

type SetLimit = ReturnType<typeof useSetLimit>;

function useEffectText({ kind, present }: LimitFormProps, next: string): string {
  const t = useText();
  const { tag } = useMoneyText();
  const write = useValueText();
  const [opened] = useState(timeNow);
  const effect = effectOf(present, next, kind === 'session');
  if (next === '') return '';
  if (effect === undefined) {
    return t(kind === 'session' ? 'wagering.limit-minutes-invalid' : 'wagering.limit-invalid');
  }
  const when = formatDateTime(opened + dayMs, { tag });
  const facts = { when, value: write(kind, present.value ?? '0') };
  const isConfirmed = present.confirmed && effect === 'looser';
  return isConfirmed ? t('limits.effect-looser', facts) : t(`wagering.effect-${effect}`, facts);
}

/** Removes a limit; the effect is shown beside the button. */
function Removal({
  kind,
  present,
  set,
}: Pick<LimitFormProps, 'kind' | 'present'> & { set: SetLimit }) {
  const t = useText();
  const { tag } = useMoneyText();
  const write = useValueText();
  const [opened] = useState(timeNow);
  const when = formatDateTime(opened + dayMs, { tag });
  return (
    <div className={styles['removal']}>
      <span>
        {t(present.confirmed ? 'limits.effect-remove' : 'wagering.effect-remove', {
          when,
          value: write(kind, present.value ?? '0'),
        })}
      </span>
      <Button size="small" disabled={set.isPending} onClick={() => set.mutate(null)}>
        {t('wagering.remove-limit')}
      </Button>
    </div>
  );
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
          disabled={effect === undefined || effect === 'same'}
        >
          {t('wagering.set-limit')}
        </Button>
        <Button size="small" kind="ghost" onClick={onDone}>
          {t('shell.cancel')}
        </Button>
      </div>
      {present.value === null ? null : <Removal kind={kind} present={present} set={set} />}
    </form>
  );
}
