// The message to a demo account where a member is needed: register first, or stay with the demo.
import { Button, Dialog } from '@baize/ui';
import { closeDialog, openDialog } from '../../../app/dialogs.ts';
import { useText } from '../../../app/texts/texts.ts';

export function RegisterFirstDialog() {
  const t = useText();
  return (
    <Dialog
      open
      size="small"
      title={t('shell.register-first-title')}
      closeLabel={t('shell.close')}
      closesOnOutside={false}
      onClose={closeDialog}
      footer={
        <>
          <Button onClick={closeDialog}>{t('shell.ok')}</Button>
          <Button kind="primary" onClick={() => openDialog('register')}>
            {t('shell.register')}
          </Button>
        </>
      }
    >
      <p>{t('shell.register-first')}</p>
    </Dialog>
  );
}
