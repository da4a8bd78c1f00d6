// A secret that is neither the password of sign-in nor a new one of it: no manager fills it in.
import { Field, PasswordInput } from '@baize/ui';
import { useText } from '../../../app/texts/texts.ts';

interface PaymentFieldProps {
  label: string;
  value: string;
  isNew?: boolean;
  error?: string | undefined;
  onType: (value: string) => void;
}

export function PaymentField({ label, value, isNew = true, error, onType }: PaymentFieldProps) {
  const t = useText();
  return (
    <Field label={label} required error={error}>
      {(control) => (
        <PasswordInput
          {...control}
          autoComplete={isNew ? 'new-password' : 'off'}
          value={value}
          onChange={(event) => onType(event.target.value)}
          showLabel={t('identity.show-password')}
          hideLabel={t('identity.hide-password')}
        />
      )}
    </Field>
  );
}
