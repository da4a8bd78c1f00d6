// One field of the registration form, in the form its kind asks for.
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { FieldRule } from '@baize/contract';
import { ruleText } from '@baize/i18n';
import { type ControlProps, Field, PasswordInput, TextInput } from '@baize/ui';
import { useText } from '../../app/texts/texts.ts';
import { type AskedField, fieldTexts } from './register-rules.ts';

export interface RegisterFieldProps {
  field: AskedField;
  rule: FieldRule;
  entry: UseFormRegisterReturn;
  error: string | undefined;
  /** Replaces the hint, e.g. that the username is free. */
  note?: string | undefined;
}

const completions: Partial<Record<AskedField, string>> = {
  username: 'username',
  password: 'new-password',
  confirmPassword: 'new-password',
  payeeName: 'name',
  birthday: 'bday',
  email: 'email',
};

const hinted: readonly AskedField[] = ['username', 'password'];

function Control({ field, rule, entry, control }: RegisterFieldProps & { control: ControlProps }) {
  const t = useText();
  const entryProps = { ...control, ...entry, autoComplete: completions[field] ?? 'off' };
  if (field === 'password' || field === 'confirmPassword') {
    return (
      <PasswordInput
        {...entryProps}
        maxLength={rule.maxLength}
        showLabel={t('identity.show-password')}
        hideLabel={t('identity.hide-password')}
      />
    );
  }
  if (field === 'birthday') return <TextInput {...entryProps} type="date" />;
  const isMail = field === 'email';
  return (
    <TextInput
      {...entryProps}
      type={isMail ? 'email' : 'text'}
      maxLength={rule.maxLength}
      autoCapitalize={field === 'payeeName' ? 'words' : 'none'}
      spellCheck={false}
    />
  );
}

export function RegisterField(props: RegisterFieldProps) {
  const t = useText();
  const { field, rule, error, note } = props;
  const hint = note ?? (hinted.includes(field) && !error ? ruleText(t, rule) : undefined);
  return (
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
  );
}
