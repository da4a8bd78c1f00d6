// The points mall: a member's points and what they are exchanged for; others are shown the way in.
import { isDemo, isMember, useSession } from '../app/session/session.ts';
import { useModule } from '../app/status.ts';
import { useText } from '../app/texts/texts.ts';
import { Mall } from '../features/points/mall.tsx';
import { Welcome } from '../features/points/welcome.tsx';
import styles from '../features/points/points.module.css';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';

export function PointMallPage() {
  return useModule('PTSYS3') ? <Offered /> : <NotFoundScreen />;
}

function Offered() {
  const t = useText();
  const session = useSession();
  return (
    <div className={styles['page']}>
      <header className={styles['intro']}>
        <h1>{t('shell.point-mall')}</h1>
        <p>{t('points.intro')}</p>
      </header>
      {isMember(session) ? <Mall /> : <Welcome isTrying={isDemo(session)} />}
    </div>
  );
}
