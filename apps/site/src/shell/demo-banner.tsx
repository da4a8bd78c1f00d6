// Reminds who plays on a demo account that the money has no value, and offers a real account.
import { Button } from '@baize/ui';
import { openDialog } from '../app/dialogs.ts';
import { useText } from '../app/texts/texts.ts';
import styles from './shell.module.css';

export function DemoBanner() {
  const t = useText();
  return (
    <div className={styles['demo']}>
      <span>
        <b>{t('shell.demo')}</b> {t('shell.demo-notice')}
      </span>
      <Button size="small" onClick={() => openDialog('register')}>
        {t('shell.register')}
      </Button>
    </div>
  );
}
