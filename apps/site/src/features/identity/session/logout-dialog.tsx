// Asks once before signing out; then the session ends here, in the other tabs and on the server.
import { useState } from 'react';
import { Button, Dialog, showToast } from '@baize/ui';
import { goTo } from '../../../app/address.tsx';
import { client } from '../../../app/client.ts';
import { closeDialog, openDialog } from '../../../app/dialogs.ts';
import { isPasswordDue } from '../../../app/session/arrival.ts';
import { endSession } from '../../../app/session/sign-in.ts';
import { useText } from '../../../app/texts/texts.ts';

export function LogoutDialog() {
  const t = useText();
  const [sending, setSending] = useState(false);
  // A player who must change the password first comes back to that.
  const stay = () => (isPasswordDue() ? openDialog('change-password') : closeDialog());
  const leave = async () => {
    setSending(true);
    await client.identity.logout();
    endSession();
    closeDialog();
    goTo('/');
    showToast({ text: t('identity.signed-out') });
  };
  return (
    <Dialog
      open
      size="small"
      title={t('shell.sign-out')}
      closeLabel={t('shell.close')}
      onClose={stay}
      footer={
        <>
          <Button onClick={stay}>{t('shell.cancel')}</Button>
          <Button kind="primary" loading={sending} onClick={() => void leave()}>
            {t('shell.sign-out')}
          </Button>
        </>
      }
    >
      <p>{t('shell.sign-out-question')}</p>
    </Dialog>
  );
}
