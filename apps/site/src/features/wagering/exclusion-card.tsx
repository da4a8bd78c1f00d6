// Self-exclusion: a choice, a question and a confirmation of identity. It cannot be withdrawn.
import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { exclusionMonths } from '@baize/contract';
import { formatDateTime } from '@baize/i18n';
import { Button, Card, Checkbox, Dialog, Field, Select, showToast } from '@baize/ui';
import { client } from '../../app/client.ts';
import { failureText } from '../../app/failure-text.ts';
import { useMoneyText } from '../../app/money-text.ts';
import { AlertLine } from '../../app/records/alert-line.tsx';
import { useText } from '../../app/texts/texts.ts';
import styles from './limits.module.css';

type Months = (typeof exclusionMonths)[number] | null;

function monthsFromNow(months: number): number {
  const date = new Date();
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.getTime();
}

function Confirm({ months, onClose }: { months: Months; onClose: () => void }) {
  const t = useText();
  const { tag } = useMoneyText();
  const queries = useQueryClient();
  const [agreed, setAgreed] = useState(false);
  const begin = useMutation({
    mutationFn: async () => unwrap(await client.wagering.excludeSelf({ months })),
    onSuccess: () => {
      showToast({ text: t('wagering.exclusion-begun'), kind: 'good' });
      onClose();
    },
    onSettled: () =>
      Promise.all(
        // Advertising disappears from the pages of an excluded player.
        [['limits'], ['announcements']].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
  });
  const text =
    months === null
      ? t('wagering.exclusion-confirm-ever')
      : t('wagering.exclusion-confirm-until', {
          when: formatDateTime(monthsFromNow(months), { tag }),
        });
  return (
    <Dialog
      open
      size="small"
      title={t('wagering.exclusion-confirm-title')}
      closeLabel={t('shell.close')}
      onClose={onClose}
      footer={
        <Button
          kind="danger"
          disabled={!agreed}
          loading={begin.isPending}
          onClick={() => begin.mutate()}
        >
          {t('wagering.exclusion-start')}
        </Button>
      }
    >
      <p>{text}</p>
      <Checkbox checked={agreed} onChange={({ target }) => setAgreed(target.checked)}>
        {t('wagering.exclusion-agree')}
      </Checkbox>
      <AlertLine text={begin.isError ? failureText(t, begin.error) : ''} />
    </Dialog>
  );
}

export function ExclusionCard() {
  const t = useText();
  const [months, setMonths] = useState<Months>(exclusionMonths[0]);
  const [asks, setAsks] = useState(false);
  return (
    <Card title={t('wagering.exclusion-title')}>
      <p className={styles['about']}>{t('wagering.exclusion-text')}</p>
      <p className={styles['about']}>{t('wagering.exclusion-other')}</p>
      <div className={styles['choice']}>
        <Field label={t('wagering.exclusion-how-long')}>
          {(control) => (
            <Select
              {...control}
              options={[
                ...exclusionMonths.map((one) => ({
                  value: String(one),
                  label: t(`wagering.exclusion-${one}`),
                })),
                { value: '', label: t('wagering.exclusion-ever') },
              ]}
              value={months === null ? '' : String(months)}
              onChange={({ target }) =>
                setMonths(exclusionMonths.find((one) => String(one) === target.value) ?? null)
              }
            />
          )}
        </Field>
        <Button kind="danger" onClick={() => setAsks(true)}>
          {t('wagering.exclusion-ask')}
        </Button>
      </div>
      {asks ? <Confirm months={months} onClose={() => setAsks(false)} /> : null}
    </Card>
  );
}

export function ExcludedCard({ until }: { until: number | null }) {
  const t = useText();
  const { tag } = useMoneyText();
  return (
    <Card title={t('wagering.exclusion-on')}>
      <p>
        {until === null
          ? t('wagering.exclusion-for-good')
          : t('wagering.exclusion-until', { when: formatDateTime(until, { tag }) })}
      </p>
    </Card>
  );
}
