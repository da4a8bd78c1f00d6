// A field for the payment password; it leaves the form only sealed.
import { Field, PasswordInput } from '@baize/ui';
import { useText } from '../texts/texts.ts';

interface SecretFieldProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  value: string;
  autoComplete: 'new-password' | 'current-password' | 'off';
  onChange: (value: string) => void;
}

export function SecretField(props: SecretFieldProps) {
  const t = useText();
  const { label, hint, error, value, autoComplete, onChange } = props;
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <PasswordInput
          {...control}
          autoComplete={autoComplete}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          showLabel={t('identity.show-password')}
          hideLabel={t('identity.hide-password')}
        />
      )}
    </Field>
  );
}
