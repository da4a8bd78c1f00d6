// The page of a recovery mail's link: the password is reset by the mail's single-use token, which
// was removed from the address as soon as it was read.
import { useState, type SyntheticEvent } from 'react';
import { Button, Dialog, showToast } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { closeDialog, openDialog } from '../../../app/dialogs.ts';
import { recoveryToken } from '../../../app/session/mail-link.ts';
import { useText } from '../../../app/texts/texts.ts';
import { FormAlert } from '../form-alert.tsx';
import { NewPasswordFields } from '../password/new-password-fields.tsx';
import { useNewPassword } from '../password/new-password.ts';
import { rememberName } from '../sign-in/remembered.ts';
import { SecondFactor, type Second, secondOf, sentSecond } from './second-factor.tsx';
import styles from '../forms.module.css';

function useSetting() {
  const t = useText();
  const asked = useNewPassword();
  const [second, setSecond] = useState<Second>();
  const [spent, setSpent] = useState(false);
  const [sending, setSending] = useState(false);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!asked.check()) return;
    setSending(true);
    const result = await client.identity.setRecoveredPassword({
      token: recoveryToken(),
      newPassword: asked.typed.newPassword,
      confirmNewPassword: asked.typed.again,
      ...sentSecond(second),
    });
    setSending(false);
    if (result.ok) {
      showToast({ kind: 'good', text: t('identity.password-changed') });
      rememberName(result.value.userName);
      return openDialog('login');
    }
    setSpent(result.refused === 'recovery-spent');
    if (result.refused === 'second-factor-missing') setSecond(secondOf(result));
    asked.refuse(result);
  };
  return { asked, second, setSecond, spent, sending, submit };
}

export function SetPasswordDialog() {
  const t = useText();
  const { asked, second, setSecond, spent, sending, submit } = useSetting();
  return (
    <Dialog
      open
      size="small"
      title={t('identity.set-password-title')}
      closeLabel={t('shell.close')}
      closesOnOutside={false}
      onClose={closeDialog}
    >
      <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
        <FormAlert text={asked.alert} />
        {spent ? (
          <Button kind="primary" full onClick={() => openDialog('forgot')}>
            {t('identity.forgot-again')}
          </Button>
        ) : (
          <>
            <NewPasswordFields asked={asked} />
            {second === undefined ? null : <SecondFactor second={second} onChange={setSecond} />}
            <Button kind="primary" size="large" type="submit" full loading={sending}>
              {t('shell.save')}
            </Button>
          </>
        )}
      </form>
    </Dialog>
  );
}
