// Tries the draft on the last days: what it would have cost, and how many members it would have
// reached.
import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { readUnits, unwrap } from '@baize/client';
import type { OutputOf, promotions } from '@baize/contract';
import { printUnits } from '@baize/money';
import { Button, Card, HistoryIcon } from '@baize/ui';
import { client, failureText } from '../../../app/client.ts';
import { Figures } from '../../../app/figures.tsx';
import { useShow } from '../../../app/show.ts';
import { useMay } from '../../../app/staff.ts';
import { useText } from '../../../app/texts.ts';
import { ChoiceField } from '../../../app/choice-field.tsx';
import type { Spec } from '../staff-promotion.ts';
import { partOf } from './arithmetic.ts';
import styles from './maker.module.css';

const spans = ['7', '30', '62'] as const;

type Tried = OutputOf<typeof promotions.tryPromotion> & {
  readonly spec: Spec;
  readonly days: number;
};

export function Trial({ spec }: { spec: Spec }) {
  const t = useText();
  const mayTry = useMay('promotions.edit');
  const [span, setSpan] = useState<(typeof spans)[number]>('30');
  const days = Number(span);
  const attempt = useMutation({
    mutationFn: async (): Promise<Tried> => ({
      ...unwrap(await client.promotions.tryPromotion({ spec, days })),
      spec,
      days,
    }),
  });
  if (!mayTry) return null;
  const { data, error, isPending } = attempt;
  return (
    <Card title={t('console.promotions.trial')} icon={<HistoryIcon aria-hidden="true" />}>
      <div className={styles['trial']}>
        <p className={styles['mute']}>{t('console.promotions.trial-hint')}</p>
        <ChoiceField
          label={t('console.promotions.trial-span')}
          values={spans}
          value={span}
          nameOf={(one) => t('console.promotions.trial-days', { days: Number(one) })}
          onValue={setSpan}
        />
        <div>
          <Button loading={isPending} onClick={() => attempt.mutate()}>
            {t('console.promotions.trial-do')}
          </Button>
        </div>
        <div role="status">
          {data !== undefined && !isPending ? (
            <Result tried={data} isCurrent={data.spec === spec} />
          ) : null}
        </div>
        <p role="alert" className={styles['said']}>
          {error ? failureText(t, error) : ''}
        </p>
      </div>
    </Card>
  );
}

function Result({ tried, isCurrent }: { tried: Tried; isCurrent: boolean }) {
  const t = useText();
  const { money } = useShow();
  const { members, rewards, cost, currency, looked, isWhole, days } = tried;
  const each = members === 0 ? 0n : partOf(readUnits(cost) ?? 0n, members);
  return (
    <div className={styles['told']}>
      <p>
        {t('console.promotions.trial-told', { days, cost: money(cost, currency), count: members })}
      </p>
      <Figures
        facts={[
          [t('console.promotions.trial-rewards'), rewards.toLocaleString(t.tag)],
          [t('console.promotions.trial-each'), money(printUnits(each, 2), currency)],
          [t('console.promotions.trial-looked'), looked.toLocaleString(t.tag)],
        ]}
      />
      {isWhole ? null : <p className={styles['mute']}>{t('console.promotions.trial-part')}</p>}
      {isCurrent ? null : <p className={styles['mute']}>{t('console.promotions.trial-old')}</p>}
    </div>
  );
}
