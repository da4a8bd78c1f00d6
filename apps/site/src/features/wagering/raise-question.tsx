// A higher deposit limit that waits for the player's second word, 24 hours after the first; or that
// will wait for it.
import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { formatDateTime } from '@baize/i18n';
import { Button, showToast } from '@baize/ui';
import { client } from '../../app/client.ts';
import { timeNow } from '../../app/clock.ts';
import { failureText } from '../../app/failure-text.ts';
import { useMoneyText } from '../../app/money-text.ts';
import { AlertLine } from '../../app/records/alert-line.tsx';
import { useText } from '../../app/texts/texts.ts';
import styles from './limits.module.css';

type Span = 'day' | 'week' | 'month';

interface RaiseQuestionProps {
  span: Span;
  value: string;
  /** Null: the limit would be removed. */
  pendingValue: string | null;
  pendingFrom: number;
}

function useAnswer({ span, value }: RaiseQuestionProps) {
  const t = useText();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (answer: 'raise' | 'keep') =>
      answer === 'raise'
        ? unwrap(await client.wagering.confirmLimit({ span }))
        : unwrap(await client.wagering.setLimit({ kind: 'deposit', span, value })),
    onSuccess: (_given, answer) =>
      showToast({
        kind: 'good',
        text: t(answer === 'raise' ? 'limits.confirm-done' : 'limits.review-kept'),
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['limits'] }),
  });
}

export function RaiseQuestion(props: RaiseQuestionProps) {
  const t = useText();
  const show = useMoneyText();
  const answer = useAnswer(props);
  const [now] = useState(timeNow);
  const { value, pendingValue, pendingFrom } = props;
  if (pendingFrom > now) {
    const when = formatDateTime(pendingFrom, { tag: show.tag });
    return (
      <span className={styles['quiet']}>
        {pendingValue === null
          ? t('limits.confirm-waits-none', { when })
          : t('limits.confirm-waits', { when, value: show(pendingValue) })}
      </span>
    );
  }
  return (
    <div className={styles['removal']}>
      <span>
        {pendingValue === null
          ? t('limits.confirm-ready-none')
          : t('limits.confirm-ready', { value: show(pendingValue) })}
      </span>
      <AlertLine text={answer.isError ? failureText(t, answer.error) : ''} />
      <div className={styles['buttons']}>
        <Button size="small" loading={answer.isPending} onClick={() => answer.mutate('raise')}>
          {t('limits.confirm-raise')}
        </Button>
        <Button
          size="small"
          kind="ghost"
          disabled={answer.isPending}
          onClick={() => answer.mutate('keep')}
        >
          {t('limits.confirm-drop', { value: show(value) })}
        </Button>
      </div>
    </div>
  );
}
