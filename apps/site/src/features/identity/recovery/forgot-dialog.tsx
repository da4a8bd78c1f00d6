// A forgotten password: by phone where the brand offers it, by a mail otherwise.
import { type ReactNode, useState } from 'react';
import { Dialog, Tabs } from '@baize/ui';
import { closeDialog, openDialog } from '../../../app/dialogs.ts';
import { useModule } from '../../../app/status.ts';
import { useText } from '../../../app/texts/texts.ts';
import { MailForm } from './mail-form.tsx';
import { RecoverPhoneForm } from './phone-form.tsx';
import styles from '../forms.module.css';

export function ForgotDialog({ below }: { below: ReactNode }) {
  const t = useText();
  const hasPhone = useModule('CHNGPASSVERIF3');
  const [way, setWay] = useState<'email' | 'phone'>(hasPhone ? 'phone' : 'email');
  return (
    <Dialog
      open
      size="small"
      title={t('identity.forgot-title')}
      closeLabel={t('shell.close')}
      moveLabel={t('shell.move-dialog')}
      closesOnOutside={false}
      onClose={closeDialog}
    >
      {hasPhone ? (
        <Tabs
          label={t('identity.forgot-title')}
          tabs={[
            { id: 'phone', label: t('identity.by-phone') },
            { id: 'email', label: t('identity.by-email') },
          ]}
          selected={way}
          onSelect={setWay}
        >
          {way === 'phone' ? <RecoverPhoneForm /> : <MailForm />}
        </Tabs>
      ) : (
        <MailForm />
      )}
      <div className={styles['below']}>
        <button type="button" onClick={() => openDialog('login')}>
          {t('identity.back-to-sign-in')}
        </button>
      </div>
      {below}
    </Dialog>
  );
}
