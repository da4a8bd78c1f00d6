// The door of a house that asks everybody to sign in first: nothing but the mark and the form.
import { Logo } from '@baize/ui';
import { Navigate, useNavigate } from 'react-router';
import { useSession } from '../app/session/session.ts';
import { useBrand } from '../app/status.ts';
import { useText } from '../app/texts/texts.ts';
import { OtherWays } from '../features/identity/login-dialog.tsx';
import { LoginForm } from '../features/identity/login-form.tsx';
import { LanguageMenu } from '../shell/language-menu.tsx';
import styles from './gate.module.css';

export function GatePage() {
  const t = useText();
  const navigate = useNavigate();
  const session = useSession();
  const name = useBrand()?.name ?? 'Baize';
  const enter = () => void navigate('/', { replace: true });
  if (session !== undefined) return <Navigate to="/" replace />;
  return (
    <div className={styles['gate']}>
      <div className={styles['card']}>
        <Logo name={name} size={44} />
        <h1>{t('identity.sign-in-title')}</h1>
        <LoginForm onDone={enter} />
        <OtherWays wish={enter} />
        <LanguageMenu />
      </div>
    </div>
  );
}
