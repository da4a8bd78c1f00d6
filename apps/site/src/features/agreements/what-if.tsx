// Past periods under the terms that are typed: what each would have paid the agent, before the
// contract is offered.
import { useMutation } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { formatNumber } from '@baize/i18n';
import { Button, HistoryIcon } from '@baize/ui';
import { client } from '../../app/client.ts';
import { failureText } from '../../app/failure-text.ts';
import { useMoneyText } from '../../app/money-text.ts';
import { AlertLine } from '../../app/records/alert-line.tsx';
import { Note } from '../../app/records/note.tsx';
import { useText } from '../../app/texts/texts.ts';
import type { Terms } from './agreements.ts';
import { periodOf } from './kinds.ts';
import type { Choice } from './offer-choice.tsx';
import { spanText, useTermsText } from './terms-text.ts';
import box from './agreements.module.css';
import styles from './what-if.module.css';

interface WhatIfProps {
  choice: Choice;
  /** Undefined while they are not complete. */
  terms: Terms | undefined;
}

const monthsTried = 3;
const periodsShown = 12;

function useTrial({ agent, kind, period }: Choice) {
  return useMutation({
    mutationFn: async (terms: Terms) => {
      const of = kind === 'dividend' ? { period } : {};
      const asked = { customerName: agent, kind, terms, months: monthsTried, ...of };
      return unwrap(await client.agreements.tryTerms(asked));
    },
  });
}

type Trial = NonNullable<ReturnType<typeof useTrial>['data']>;

function Periods({ trial, choice }: { trial: Trial; choice: Choice }) {
  const t = useText();
  const money = useMoneyText();
  const words = useTermsText();
  const period = periodOf(choice.kind, choice.period);
  if (trial.list.length === 0) return <Note>{t('contracts.try-none')}</Note>;
  const latest = trial.list.slice(-periodsShown).toReversed();
  return (
    <>
      <p className={styles['sum']}>
        {t('contracts.try-sum', { count: trial.list.length })} <b>{money(trial.pay)}</b>
      </p>
      <ol className={styles['periods']} aria-label={t('contracts.try-title')}>
        {latest.map((one) => (
          <li key={one.from}>
            <span>{spanText({ ...one, period })}</span>
            <b>{money(one.pay)}</b>
            <small>
              {t('contracts.try-line', {
                turnover: money(one.turnover),
                active: formatNumber(one.active, t.tag),
                rate: words.rate(one.rate),
              })}
            </small>
          </li>
        ))}
      </ol>
    </>
  );
}

export function WhatIf({ choice, terms }: WhatIfProps) {
  const t = useText();
  const trial = useTrial(choice);
  const isReady = terms !== undefined && choice.agent !== '';
  return (
    <section className={box['box']} aria-label={t('contracts.try-title')}>
      <h3>{t('contracts.try-title')}</h3>
      <Note>{t('contracts.try-past')}</Note>
      <Button
        icon={<HistoryIcon />}
        disabled={!isReady}
        loading={trial.isPending}
        onClick={() => terms && trial.mutate(terms)}
      >
        {t('contracts.try')}
      </Button>
      <AlertLine text={trial.isError ? failureText(t, trial.error) : ''} />
      {trial.data ? <Periods trial={trial.data} choice={choice} /> : null}
    </section>
  );
}
