// Changes the password. A required change can only be left by signing out, and a player who just
// signed in with an initial password need not repeat it.
import { useState, type SyntheticEvent } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Button, Checkbox, Dialog, showToast } from '@baize/ui';
import { goTo } from '../../../app/address.tsx';
import { client } from '../../../app/client.ts';
import { closeAndGoOn, closeDialog, openDialog } from '../../../app/dialogs.ts';
import { live } from '../../../app/live/live-channel.ts';
import { isPasswordDue, passwordSettled, useArrival } from '../../../app/session/arrival.ts';
import { describeSession } from '../../../app/session/sign-in.ts';
import { useText } from '../../../app/texts/texts.ts';
import { FormAlert } from '../form-alert.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useNewPassword } from './new-password.ts';
import { SecretField } from './secret-field.tsx';
import styles from '../forms.module.css';

const oldKnownQuery = {
  queryKey: ['old-password-known'],
  queryFn: async () => unwrap(await client.identity.getMember()).oldPasswordKnown,
  staleTime: 0,
};

/** Whether the old password is not needed; until that is known there is a field for it. */
function useOldKnown() {
  const queries = useQueryClient();
  const { data } = useQuery(oldKnownQuery);
  const learn = () => queries.ensureQueryData(oldKnownQuery).catch(() => false);
  return { isKnown: data === true, learn };
}

async function finish(): Promise<void> {
  passwordSettled();
  // The live channel sent no private events to a session with a due password.
  live().renew();
  const areTermsDue = await describeSession();
  goTo('/');
  const isFirst = useArrival.getState().arrival?.first === true;
  if (isFirst || areTermsDue) openDialog('after-login');
  else closeAndGoOn();
}

function useChange() {
  const t = useText();
  const asked = useNewPassword();
  const { isKnown, learn } = useOldKnown();
  const [old, setOld] = useState('');
  const [endOtherSessions, setEnd] = useState(true);
  const [sending, setSending] = useState(false);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setSending(true);
    // Pressed before it is known: what may not be needed is not complained of.
    const isNeeded = !(await learn());
    const isMissing = isNeeded && old === '';
    if (!asked.check(isMissing ? { old: t('identity.required') } : {})) return setSending(false);
    const result = await client.identity.changePassword({
      ...(isNeeded ? { oldPassword: old } : {}),
      newPassword: asked.typed.newPassword,
      confirmNewPassword: asked.typed.again,
      endOtherSessions,
    });
    setSending(false);
    if (!result.ok) return asked.refuse(result);
    showToast({ kind: 'good', text: t('identity.password-changed') });
    await finish();
  };
  return { asked, isKnown, old, setOld, endOtherSessions, setEnd, sending, submit };
}

export function ChangePasswordDialog() {
  const t = useText();
  const [isForced] = useState(isPasswordDue);
  const form = useChange();
  const { asked } = form;
  return (
    <Dialog
      open
      size="small"
      title={t('identity.change-password')}
      closeLabel={t('shell.close')}
      closesOnOutside={false}
      closesOnEscape={!isForced}
      hasClose={!isForced}
      onClose={closeDialog}
    >
      <form className={styles['form']} noValidate onSubmit={(event) => void form.submit(event)}>
        {isForced ? <p className={styles['text']}>{t('identity.password-due')}</p> : null}
        <FormAlert text={asked.alert} />
        {form.isKnown ? null : (
          <SecretField
            kind="known"
            label={t('identity.old-password')}
            value={form.old}
            error={asked.wrong.old}
            onChange={form.setOld}
          />
        )}
        <NewPasswordFields asked={asked} />
        <Checkbox
          checked={form.endOtherSessions}
          onChange={(event) => form.setEnd(event.currentTarget.checked)}
        >
          {t('identity.end-other-sessions')}
        </Checkbox>
        <Button kind="primary" size="large" type="submit" full loading={form.sending}>
          {t('shell.save')}
        </Button>
        {isForced ? (
          <Button kind="ghost" full onClick={() => openDialog('logout')}>
            {t('shell.sign-out')}
          </Button>
        ) : null}
      </form>
    </Dialog>
  );
}
