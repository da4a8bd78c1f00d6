// The payment password where money is about to leave.
import { Field, PasswordInput } from '@baize/ui';
import { useText } from '../../app/texts/texts.ts';

export function PaymentPasswordField(props: { value: string; onChange: (value: string) => void }) {
  const t = useText();
  return (
    <Field label={t('identity.payment-password')}>
      {(control) => (
        <PasswordInput
          {...control}
          showLabel={t('identity.show-password')}
          hideLabel={t('identity.hide-password')}
          autoComplete="off"
          value={props.value}
          onChange={(event) => props.onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
