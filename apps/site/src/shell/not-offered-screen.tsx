// An address for something that this house does not offer now, and the ways on.
import { buttonClass, GiftIcon } from '@baize/ui';
import { SiteLink } from '../app/site-link.tsx';
import { useText } from '../app/texts/texts.ts';
import styles from './notice-screen.module.css';

export function NotOfferedScreen() {
  const t = useText();
  return (
    <div className={styles['screen']}>
      <span className={styles['sign']} aria-hidden="true">
        <GiftIcon size={34} />
      </span>
      <h1>{t('shell.not-offered')}</h1>
      <p className={styles['text']}>{t('shell.not-offered-text')}</p>
      <div className={styles['actions']}>
        <SiteLink to="/rng" className={buttonClass({ kind: 'primary' })}>
          {t('shell.games')}
        </SiteLink>
        <SiteLink to="/" className={buttonClass({})}>
          {t('shell.home')}
        </SiteLink>
      </div>
    </div>
  );
}
