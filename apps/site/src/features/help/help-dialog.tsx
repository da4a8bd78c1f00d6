// The help centre above the page, for a player in the middle of another task.
import { Dialog } from '@baize/ui';
import { closeDialog } from '../../app/dialogs.ts';
import { SiteLink } from '../../app/site-link.tsx';
import { useText } from '../../app/texts/texts.ts';
import { HelpCenter } from './help-center.tsx';
import styles from './help.module.css';

export function HelpDialog() {
  const t = useText();
  return (
    <Dialog
      open
      size="large"
      title={t('help.title')}
      closeLabel={t('shell.close')}
      moveLabel={t('help.move')}
      closesOnOutside={false}
      onClose={closeDialog}
    >
      <div className={styles['narrow']}>
        <HelpCenter hasContents={false} />
        <SiteLink to="/help" className={styles['whole']} onClick={closeDialog}>
          {t('help.whole')}
        </SiteLink>
      </div>
    </Dialog>
  );
}
