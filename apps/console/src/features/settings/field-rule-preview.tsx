// A preview of a rule: whether it is safe to deliver, its message in every language, and which
// samples it accepts. The server judges, a moment after the last key.
import { useEffect, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { FieldRule, InputOf, OutputOf, settings } from '@baize/contract';
import { findLocale } from '@baize/i18n';
import { Field, Status, TextArea } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { useText } from '../../app/texts.ts';
import styles from './settings.module.css';

const pauseMs = 300;
const samplesMax = 20;

type Asked = InputOf<typeof settings.checkFieldRule>;

export interface RuleCheck {
  readonly data: OutputOf<typeof settings.checkFieldRule> | undefined;
  readonly error: unknown;
  /** The preview shown is of an earlier rule. */
  readonly isStale: boolean;
}

/** The text as it was when it last rested for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

export function useRuleCheck(rule: FieldRule, samples: string): RuleCheck {
  const lines = samples.split('\n').filter(Boolean).slice(0, samplesMax);
  const asked = JSON.stringify({ rule, samples: lines } satisfies Asked);
  const settled = useSettled(asked);
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['field-rule-check', settled],
    queryFn: async () => unwrap(await client.settings.checkFieldRule(JSON.parse(settled) as Asked)),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  const isStale = isPlaceholderData || settled !== asked;
  return { data: error ? undefined : data, error, isStale };
}

export interface FieldRulePreviewProps {
  check: RuleCheck;
  samples: string;
  onSamples: (samples: string) => void;
}

export function FieldRulePreview({ check, samples, onSamples }: FieldRulePreviewProps) {
  const t = useText();
  const { data, error } = check;
  return (
    <div className={styles['form']}>
      <div aria-live="polite">
        {error ? <p className={styles['bad']}>{failureText(t, error)}</p> : null}
        {data ? <Status kind="good">{t('settings.rule-ok')}</Status> : null}
      </div>
      <dl className={styles['messages']}>
        {Object.entries(data?.messages ?? {}).map(([tag, message]) => (
          <div key={tag}>
            <dt>{t('settings.message-in', { language: findLocale(tag)?.name ?? tag })}</dt>
            <dd lang={tag}>{message}</dd>
          </div>
        ))}
      </dl>
      <Field label={t('settings.samples')} hint={t('settings.samples-hint')}>
        {(control) => (
          <TextArea
            {...control}
            className={styles['code']}
            rows={5}
            spellCheck={false}
            value={samples}
            onChange={({ target }) => onSamples(target.value)}
          />
        )}
      </Field>
      <ul className={styles['samples']} aria-live="polite">
        {data?.answers.map(({ sample, fits }, index) => (
          <li key={`${index} ${sample}`}>
            <Status kind={fits ? 'good' : 'bad'}>
              {t(fits ? 'settings.sample-fits' : 'settings.sample-misfit')}
            </Status>
            <code>{sample}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}
