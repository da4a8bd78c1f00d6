// The sign-in page of a house that requires a sign-in first: only the logo and the form.
import { Elsewhere, goTo } from '../app/address.tsx';
import { useSession } from '../app/session/session.ts';
import { useText } from '../app/texts/texts.ts';
import { OtherWays } from '../features/identity/sign-in/login-dialog.tsx';
import { LoginWays } from '../features/identity/sign-in/login-ways.tsx';
import { PlaceBanner } from '../features/notices/place-banner.tsx';
import { BrandLogo } from '../shell/brand-logo.tsx';
import { LanguageMenu } from '../shell/language-menu.tsx';
import styles from './gate.module.css';

export function GatePage() {
  const t = useText();
  const session = useSession();
  const enter = () => goTo('/', { replace: true });
  if (session !== undefined) return <Elsewhere to="/" />;
  return (
    <div className={styles['gate']}>
      <div className={styles['card']}>
        <BrandLogo size={44} />
        <h1>{t('identity.sign-in-title')}</h1>
        <LoginWays />
        <OtherWays wish={enter} />
        <PlaceBanner place="w_login" onGone={() => undefined} />
        <LanguageMenu />
      </div>
    </div>
  );
}
