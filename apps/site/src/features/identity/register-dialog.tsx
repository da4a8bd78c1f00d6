// The registration popup. A new member is signed in and goes on with what was wanted.
import { Dialog, showToast } from '@baize/ui';
import { goTo, useLocation } from '../../app/address.tsx';
import { closeAndGoOn, closeDialog, openDialog } from '../../app/dialogs.ts';
import { useText } from '../../app/texts/texts.ts';
import { RegisterForm } from './register-form.tsx';
import styles from './forms.module.css';

export function RegisterDialog() {
  const t = useText();
  const { pathname } = useLocation();
  const leave = () => {
    if (pathname.startsWith('/register')) goTo('/', { replace: true });
  };
  const done = () => {
    leave();
    showToast({ kind: 'good', text: t('identity.registered') });
    closeAndGoOn();
  };
  const close = () => {
    leave();
    closeDialog();
  };
  return (
    <Dialog
      open
      size="medium"
      title={t('identity.register-title')}
      closeLabel={t('shell.close')}
      moveLabel={t('shell.move-dialog')}
      closesOnOutside={false}
      onClose={close}
    >
      <RegisterForm onDone={done} />
      <div className={styles['below']}>
        <span>{t('identity.has-account')}</span>
        <button type="button" onClick={() => openDialog('login')}>
          {t('shell.sign-in')}
        </button>
      </div>
    </Dialog>
  );
}
