// The login popup. It opens when a visitor starts an action that needs a session, and continues it.
import type { ReactNode } from 'react';
import { Dialog } from '@baize/ui';
import { closeDialog, openDialog } from '../../../app/dialogs.ts';
import { useDemoSignIn } from '../../../app/session/use-demo-sign-in.ts';
import { useModule } from '../../../app/status.ts';
import { useText } from '../../../app/texts/texts.ts';
import { LoginWays } from './login-ways.tsx';
import styles from '../forms.module.css';

/** Content below the form: the other ways to sign in. */
export function OtherWays({ wish }: { wish?: (() => void) | undefined }) {
  const t = useText();
  const byName = useModule('USERNAMEREG3');
  const byMobile = useModule('MOBILENUMREG3');
  const hasDemo = useModule('FREEPLAY3');
  const demo = useDemoSignIn();
  return (
    <div className={styles['below']}>
      {byName || byMobile ? (
        <>
          <span>{t('identity.no-account')}</span>
          <button type="button" onClick={() => openDialog('register')}>
            {t('shell.register')}
          </button>
        </>
      ) : null}
      {hasDemo ? (
        <button type="button" disabled={demo.isPending} onClick={() => demo.start(wish)}>
          {t('shell.free-demo')}
        </button>
      ) : null}
    </div>
  );
}

export interface LoginDialogProps {
  wish: (() => void) | undefined;
  below: ReactNode;
}

export function LoginDialog({ wish, below }: LoginDialogProps) {
  const t = useText();
  return (
    <Dialog
      open
      size="small"
      title={t('identity.sign-in-title')}
      closeLabel={t('shell.close')}
      moveLabel={t('shell.move-dialog')}
      closesOnOutside={false}
      onClose={closeDialog}
    >
      <LoginWays />
      <OtherWays wish={wish} />
      {below}
    </Dialog>
  );
}
