// The thin bar at the very top: language and clock on one side; session, record and help on the
// other.
import { Suspense } from 'react';
import { useSession } from '../../app/session/session.ts';
import { SiteLink } from '../../app/site-link.tsx';
import { useText } from '../../app/texts/texts.ts';
import { LanguageMenu } from '../language-menu.tsx';
import { ThemeMenu } from '../theme-menu.tsx';
import { MemberLinks } from './member-parts.ts';
import { SiteClock } from './site-clock.tsx';
import styles from './header.module.css';

export function TopBar() {
  const t = useText();
  const session = useSession();
  return (
    <div className={styles['top']}>
      <div className={styles['topRow']}>
        <LanguageMenu />
        <SiteClock />
        <div className={styles['topLinks']}>
          <Suspense>{session === undefined ? null : <MemberLinks />}</Suspense>
          <SiteLink to="/help">{t('shell.help')}</SiteLink>
          <ThemeMenu />
        </div>
      </div>
    </div>
  );
}
