// The page of an unknown address, with a link home.
import { buttonClass } from '@baize/ui';
import { SiteLink } from '../app/site-link.tsx';
import { useText } from '../app/texts/texts.ts';
import styles from './notice-screen.module.css';

export function NotFoundScreen() {
  const t = useText();
  return (
    <div className={styles['screen']}>
      <h1>{t('shell.page-not-found')}</h1>
      <p className={styles['text']}>{t('shell.page-not-found-text')}</p>
      <SiteLink to="/" className={buttonClass({ kind: 'primary' })}>
        {t('shell.home')}
      </SiteLink>
    </div>
  );
}
