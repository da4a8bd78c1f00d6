// The boxes of a new password: once with its strength, once again.
import { useText } from '../../../app/texts/texts.ts';
import type { useNewPassword } from './new-password.ts';
import { SecretField } from './secret-field.tsx';

type Asked = ReturnType<typeof useNewPassword>;

export function NewPasswordFields({ asked, isTwice = true }: { asked: Asked; isTwice?: boolean }) {
  const t = useText();
  const { typed, wrong, hint, maxLength, type } = asked;
  return (
    <>
      <SecretField
        kind="new"
        label={t('identity.new-password')}
        value={typed.newPassword}
        hint={wrong.newPassword === undefined ? hint : undefined}
        error={wrong.newPassword}
        maxLength={maxLength}
        onChange={(newPassword) => type({ newPassword })}
      />
      {isTwice ? (
        <SecretField
          kind="again"
          label={t('identity.confirm-new-password')}
          value={typed.again}
          error={wrong.again}
          maxLength={maxLength}
          onChange={(again) => type({ again })}
        />
      ) : null}
    </>
  );
}
