// The control of one policy value, drawn from its kind: a switch, a choice, a number, an amount or
// a text. A hidden text is never shown, only replaced.
import { type SyntheticEvent, useState } from 'react';
import { policies, type PolicyFact, type PolicyName } from '@baize/contract';
import { Button, Select, Switch, TextInput } from '@baize/ui';
import { useText } from '../../app/texts.ts';
import { policyWords } from './policy-words.ts';
import styles from './settings.module.css';

export interface PolicyControlProps {
  policy: { name: string; kind: string; value: unknown };
  disabled: boolean;
  onSet: (value: unknown) => void;
}

function valueOf(kind: string, text: string): unknown {
  if (kind === 'whole') return text.trim() === '' ? Number.NaN : Number(text);
  return kind === 'text' ? text : text.trim();
}

function TextControl({ policy: { name, kind, value }, disabled, onSet }: PolicyControlProps) {
  const t = useText();
  const fact: PolicyFact = policies[name as PolicyName];
  const isHidden = fact.kind === 'text' && fact.hidden === true;
  const kept = isHidden ? '' : String(value);
  const [text, setText] = useState(kept);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSet(valueOf(kind, text));
  };
  const hint = isHidden && value !== '' ? t('settings.hidden-set') : t('settings.hidden-empty');
  return (
    <form className={styles['control']} onSubmit={submit}>
      <TextInput
        aria-label={t(`settings.policy-${name as PolicyName}`)}
        inputMode={kind === 'text' ? 'text' : 'decimal'}
        autoComplete="off"
        placeholder={kind === 'text' ? hint : undefined}
        value={text}
        disabled={disabled}
        onChange={(event) => setText(event.target.value)}
      />
      <Button size="small" type="submit" disabled={disabled || text === kept}>
        {t('operator.save')}
      </Button>
    </form>
  );
}

export function PolicyControl(props: PolicyControlProps) {
  const { policy, disabled, onSet } = props;
  const t = useText();
  const name = policy.name as PolicyName;
  const fact: PolicyFact = policies[name];
  const label = t(`settings.policy-${name}`);
  if (fact.kind === 'switch') {
    const on = policy.value === true;
    return (
      <Switch aria-label={label} checked={on} disabled={disabled} onChange={() => onSet(!on)}>
        {t(on ? 'settings.on' : 'settings.off')}
      </Switch>
    );
  }
  if (fact.kind !== 'choice') return <TextControl {...props} />;
  return (
    <Select
      aria-label={label}
      className={styles['choice']}
      value={String(policy.value)}
      disabled={disabled}
      onChange={(event) => onSet(event.target.value)}
      options={fact.options.map((value) => ({ value, label: policyWords(t, name, value) }))}
    />
  );
}
