// The control of one policy value, drawn from its kind: a switch, a choice, a number, an amount, a
// list or a text. A hidden text is never shown, only replaced.
import { type SyntheticEvent, useState } from 'react';
import { policies, type PolicyFact, type PolicyName } from '@baize/contract';
import type { TextKey } from '@baize/i18n';
import { Button, Select, Switch, TextInput } from '@baize/ui';
import { useText } from '../../app/texts.ts';
import styles from './settings.module.css';

export interface PolicyControlProps {
  policy: { name: string; kind: string; value: unknown };
  disabled: boolean;
  onSet: (value: unknown) => void;
}

function textOf(value: unknown): string {
  return Array.isArray(value) ? value.join(', ') : String(value);
}

function valueOf(kind: string, text: string): unknown {
  if (kind === 'whole') return text.trim() === '' ? Number.NaN : Number(text);
  if (kind === 'text') return text;
  if (kind !== 'list') return text.trim();
  return text
    .split(',')
    .map((part) => part.trim().toUpperCase())
    .filter(Boolean);
}

export function PolicyControl({ policy, disabled, onSet }: PolicyControlProps) {
  const t = useText();
  const { name, kind, value } = policy;
  const fact: PolicyFact = policies[name as PolicyName];
  const isHidden = fact.kind === 'text' && fact.hidden === true;
  const shown = isHidden ? '' : textOf(value);
  const [text, setText] = useState(shown);
  const label = t(`settings.policy-${name as PolicyName}`);
  if (kind === 'switch') {
    const on = value === true;
    return (
      <Switch aria-label={label} checked={on} disabled={disabled} onChange={() => onSet(!on)}>
        {t(on ? 'settings.on' : 'settings.off')}
      </Switch>
    );
  }
  if (fact.kind === 'choice') {
    return (
      <Select
        aria-label={label}
        value={String(value)}
        disabled={disabled}
        onChange={(event) => onSet(event.target.value)}
        options={fact.options.map((option) => ({
          value: option,
          label: t(`settings.choice-${name}-${option}` as TextKey),
        }))}
      />
    );
  }
  const hint = kind === 'list' ? t('operator.list-hint') : undefined;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSet(valueOf(kind, text));
  };
  return (
    <form className={styles['control']} onSubmit={submit}>
      <TextInput
        aria-label={label}
        inputMode={kind === 'list' || kind === 'text' ? 'text' : 'decimal'}
        placeholder={isHidden ? textOf(value) : hint}
        value={text}
        disabled={disabled}
        onChange={(event) => setText(event.target.value)}
      />
      <Button size="small" type="submit" disabled={disabled || text === shown}>
        {t('operator.save')}
      </Button>
    </form>
  );
}
