// The chat for a visitor or a demo account, who must sign in or register to take part.
import { Button, EmptyState, MessageCircleIcon } from '@baize/ui';
import { openDialog } from '../../app/dialogs.ts';
import { useText } from '../../app/texts/texts.ts';
import styles from './panel.module.css';

export function ChatVisitor() {
  const t = useText();
  return (
    <div className={styles['door']}>
      <EmptyState icon={<MessageCircleIcon />}>
        <strong>{t('chat.sign-in-title')}</strong>
        <br />
        {t('chat.sign-in-text')}
      </EmptyState>
      <div className={styles['doorButtons']}>
        <Button kind="primary" onClick={() => openDialog('login')}>
          {t('chat.sign-in')}
        </Button>
        <Button onClick={() => openDialog('register')}>{t('chat.register')}</Button>
      </div>
    </div>
  );
}

/** Customer service is for members; a demo account registers first. */
export function ChatGuest() {
  const t = useText();
  return (
    <div className={styles['door']}>
      <EmptyState icon={<MessageCircleIcon />}>{t('chat.demo')}</EmptyState>
      <div className={styles['doorButtons']}>
        <Button kind="primary" onClick={() => openDialog('register')}>
          {t('chat.register')}
        </Button>
      </div>
    </div>
  );
}
