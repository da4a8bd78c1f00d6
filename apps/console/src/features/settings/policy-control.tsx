// The control of one policy value, drawn from its kind: a switch, a number, an amount or a list.
import { type SyntheticEvent, useState } from 'react';
import type { PolicyName } from '@baize/contract';
import { Button, Switch, TextInput } from '@baize/ui';
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
  if (kind !== 'list') return text.trim();
  return text
    .split(',')
    .map((part) => part.trim().toUpperCase())
    .filter(Boolean);
}

export function PolicyControl({ policy, disabled, onSet }: PolicyControlProps) {
  const t = useText();
  const { name, kind, value } = policy;
  const [text, setText] = useState(textOf(value));
  const label = t(`settings.policy-${name as PolicyName}`);
  if (kind === 'switch') {
    const on = value === true;
    return (
      <Switch aria-label={label} checked={on} disabled={disabled} onChange={() => onSet(!on)}>
        {t(on ? 'settings.on' : 'settings.off')}
      </Switch>
    );
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSet(valueOf(kind, text));
  };
  return (
    <form className={styles['control']} onSubmit={submit}>
      <TextInput
        aria-label={label}
        inputMode={kind === 'list' ? 'text' : 'decimal'}
        placeholder={kind === 'list' ? t('operator.list-hint') : undefined}
        value={text}
        disabled={disabled}
        onChange={(event) => setText(event.target.value)}
      />
      <Button size="small" type="submit" disabled={disabled || text === textOf(value)}>
        {t('operator.save')}
      </Button>
    </form>
  );
}
