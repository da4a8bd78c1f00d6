// The thin bar at the very top: language and clock on one side; session, record and help on the
// other.
import { whenMember } from '../../app/dialogs.ts';
import { useMemberCentre } from '../../app/member-pages.ts';
import { useSession } from '../../app/session/session.ts';
import { SiteLink } from '../../app/site-link.tsx';
import { useText } from '../../app/texts/texts.ts';
import { LanguageMenu } from '../language-menu.tsx';
import { ThemeMenu } from '../theme-menu.tsx';
import { SessionStrip } from './session-strip.tsx';
import { SiteClock } from './site-clock.tsx';
import styles from './header.module.css';

function MemberLinks() {
  const t = useText();
  const { open } = useMemberCentre();
  return (
    <>
      <SessionStrip />
      <button type="button" onClick={() => whenMember(() => open('limits'))}>
        {t('shell.limits')}
      </button>
      <button type="button" onClick={() => whenMember(() => open('withdraw'))}>
        {t('shell.withdraw')}
      </button>
      <button type="button" onClick={() => whenMember(() => open('personalHistoryCopy'))}>
        {t('shell.betting-record')}
      </button>
    </>
  );
}

export function TopBar() {
  const t = useText();
  const session = useSession();
  return (
    <div className={styles['top']}>
      <div className={styles['topRow']}>
        <LanguageMenu />
        <SiteClock />
        <div className={styles['topLinks']}>
          {session === undefined ? null : <MemberLinks />}
          <SiteLink to="/help">{t('shell.help')}</SiteLink>
          <ThemeMenu />
        </div>
      </div>
    </div>
  );
}
