// The warning of an idle session: it ends soon unless the player says that they are still there.
import { Button, Countdown, Dialog } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { closeDialog, openDialog } from '../../../app/dialogs.ts';
import { stillHere, useIdle } from '../../../app/session/idle.ts';
import { endSession } from '../../../app/session/sign-in.ts';
import { useText } from '../../../app/texts/texts.ts';
import styles from '../forms.module.css';

export function IdleDialog() {
  const t = useText();
  const endsAt = useIdle(({ endsAt: moment }) => moment);
  const stay = () => {
    stillHere();
    closeDialog();
    void client.identity.touchSession();
  };
  const leave = async () => {
    await client.identity.logout();
    endSession();
    openDialog('session-over');
  };
  return (
    <Dialog
      open
      size="small"
      title={t('identity.idle-title')}
      closeLabel={t('shell.close')}
      closesOnOutside={false}
      onClose={stay}
      footer={
        <>
          <Button onClick={() => void leave()}>{t('shell.sign-out')}</Button>
          <Button kind="primary" onClick={stay}>
            {t('identity.idle-stay')}
          </Button>
        </>
      }
    >
      <div className={styles['stack']}>
        <p>{t('identity.idle-text')}</p>
        <Countdown
          className={styles['clock']}
          until={endsAt}
          label={t('identity.idle-left')}
          urgentSeconds={30}
          onEnd={() => void leave()}
        />
      </div>
    </Dialog>
  );
}
