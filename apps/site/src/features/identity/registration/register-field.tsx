// One field of the registration form, in the form its kind asks for.
import type { FieldRule } from '@baize/contract';
import { ruleText } from '@baize/i18n';
import { type ControlProps, Field, PasswordInput, TextInput } from '@baize/ui';
import { useText } from '../../../app/texts/texts.ts';
import { StrengthMeter } from '../password/strength-meter.tsx';
import { type AskedField, fieldTexts } from './register-rules.ts';

export interface RegisterFieldProps {
  field: AskedField;
  rule: FieldRule;
  value: string;
  error: string | undefined;
  /** Replaces the hint, e.g. that the username is free. */
  note?: string | undefined;
  onChange: (value: string) => void;
  onLeave: () => void;
}

const completions: Partial<Record<AskedField, string>> = {
  username: 'username',
  password: 'new-password',
  confirmPassword: 'new-password',
  payeeName: 'name',
  fullName: 'name',
  nickname: 'nickname',
  birthday: 'bday',
  email: 'email',
};

const hinted: readonly AskedField[] = ['username', 'password', 'paymentPassword'];
const secrets: readonly AskedField[] = ['password', 'confirmPassword', 'paymentPassword'];
const names: readonly AskedField[] = ['payeeName', 'fullName', 'nickname'];
const types: Partial<Record<AskedField, string>> = { birthday: 'date', email: 'email' };

function Control(props: RegisterFieldProps & { control: ControlProps }) {
  const t = useText();
  const { field, rule, value, control, onChange, onLeave } = props;
  const entry = {
    ...control,
    name: field,
    value,
    autoComplete: completions[field] ?? 'off',
    onChange: ({ target }: { target: HTMLInputElement }) => onChange(target.value),
    onBlur: onLeave,
  };
  if (secrets.includes(field)) {
    return (
      <PasswordInput
        {...entry}
        autoComplete={field === 'paymentPassword' ? 'off' : 'new-password'}
        maxLength={rule.maxLength}
        showLabel={t('identity.show-password')}
        hideLabel={t('identity.hide-password')}
      />
    );
  }
  const type = types[field] ?? 'text';
  return (
    <TextInput
      {...entry}
      type={type}
      maxLength={type === 'date' ? undefined : rule.maxLength}
      autoCapitalize={names.includes(field) ? 'words' : 'none'}
      spellCheck={false}
    />
  );
}

export function RegisterField(props: RegisterFieldProps) {
  const t = useText();
  const { field, rule, value, error, note } = props;
  const hint = note ?? (hinted.includes(field) && !error ? ruleText(t, rule) : undefined);
  return (
    <div>
      <Field
        label={t(fieldTexts[field])}
        required={rule.required}
        requiredLabel={t('identity.required')}
        aside={rule.required ? undefined : <small>{t('identity.optional')}</small>}
        hint={hint}
        error={error}
      >
        {(control) => <Control {...props} control={control} />}
      </Field>
      {field === 'password' ? <StrengthMeter password={value} /> : null}
    </div>
  );
}
