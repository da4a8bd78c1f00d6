// A game that cannot continue shows the reason and offers to leave or to try again.
import { Button, LogoMark } from '@baize/ui';
import type { Translator } from '@baize/i18n';
import styles from './curtain.module.css';

export interface StoppedCurtainProps {
  t: Translator;
  title: string;
  text: string;
  leave?: (() => void) | undefined;
  retry?: (() => void) | undefined;
}

export function StoppedCurtain({ t, title, text, leave, retry }: StoppedCurtainProps) {
  return (
    <main className={styles['curtain']}>
      <span className={styles['mark']}>
        <LogoMark />
      </span>
      <h1 className={styles['title']}>{title}</h1>
      <p className={styles['text']}>{text}</p>
      {retry === undefined ? null : (
        <Button kind="primary" onClick={retry}>
          {t('arcade.retry')}
        </Button>
      )}
      {leave === undefined ? null : (
        <Button kind={retry === undefined ? 'primary' : 'secondary'} onClick={leave}>
          {t('arcade.back-to-lobby')}
        </Button>
      )}
    </main>
  );
}
