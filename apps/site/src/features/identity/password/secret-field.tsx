// A password field: with its label, the requirements of a new one and its strength.
import type { Ref } from 'react';
import { Field, PasswordInput } from '@baize/ui';
import { useText } from '../../../app/texts/texts.ts';
import { StrengthMeter } from './strength-meter.tsx';

export interface SecretFieldProps {
  label: string;
  value: string;
  kind: 'known' | 'new' | 'again';
  hint?: string | undefined;
  error?: string | undefined;
  maxLength?: number | undefined;
  inputRef?: Ref<HTMLInputElement>;
  onChange: (value: string) => void;
}

export function SecretField(props: SecretFieldProps) {
  const { label, value, kind, hint, error, maxLength = 128, inputRef, onChange } = props;
  const t = useText();
  return (
    <div>
      <Field label={label} required hint={hint} error={error}>
        {(control) => (
          <PasswordInput
            {...control}
            ref={inputRef}
            autoComplete={kind === 'known' ? 'current-password' : 'new-password'}
            maxLength={maxLength}
            value={value}
            showLabel={t('identity.show-password')}
            hideLabel={t('identity.hide-password')}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      {kind === 'new' ? <StrengthMeter password={value} /> : null}
    </div>
  );
}
