// The page of the VIP levels: the levels for visitors, their standing for members, the rules for
// all. It shows real figures, and says that no level changes a game.
import { Button, buttonClass, EmptyState, Skeleton, TrophyIcon } from '@baize/ui';
import { categoryPlaces } from '../app/category-places.ts';
import { openDialog } from '../app/dialogs.ts';
import { LoadFailure } from '../app/records/load-failure.tsx';
import { isDemo, useSession } from '../app/session/session.ts';
import { SiteLink } from '../app/site-link.tsx';
import { useModule } from '../app/status.ts';
import { useText } from '../app/texts/texts.ts';
import { BenefitTable } from '../features/vip/benefit-table.tsx';
import { HowItWorks } from '../features/vip/how-it-works.tsx';
import { LevelCards } from '../features/vip/level-cards.tsx';
import { useVipLevels, useVipProgress } from '../features/vip/levels.ts';
import { Standing } from '../features/vip/standing.tsx';
import { Steps } from '../features/vip/steps.tsx';
import styles from '../features/vip/vip.module.css';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';

export function VipPage() {
  return useModule('VIP3') ? <Offered /> : <NotFoundScreen />;
}

function Offered() {
  const t = useText();
  const session = useSession();
  const isMember = session !== undefined && !isDemo(session);
  return (
    <div className={styles['page']}>
      <header className={styles['intro']}>
        <h1>{t('vip.headline')}</h1>
        <p>{t('vip.intro')}</p>
      </header>
      <House isMember={isMember} isDemo={isDemo(session)} />
    </div>
  );
}

function House({ isMember, isDemo: isTrying }: { isMember: boolean; isDemo: boolean }) {
  const t = useText();
  const { data: house, error, refetch } = useVipLevels();
  const { data: own } = useVipProgress();
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (house === undefined) return <Skeleton shape="block" />;
  if (house.levels.length === 0) return <NoLevels />;
  return (
    <>
      {isMember ? <Standing /> : <Welcome isTrying={isTrying} />}
      <section className={styles['part']}>
        <h2>{t('vip.all-levels')}</h2>
        <LevelCards house={house} own={own?.levelId} />
      </section>
      <section className={styles['part']}>
        <h2>{t('vip.compare')}</h2>
        <BenefitTable house={house} />
      </section>
      <HowItWorks />
      {isMember ? <Steps /> : null}
    </>
  );
}

function NoLevels() {
  const t = useText();
  const toGames = (
    <SiteLink className={buttonClass({})} to={categoryPlaces.RNG}>
      {t('vip.to-games')}
    </SiteLink>
  );
  return (
    <EmptyState icon={<TrophyIcon />} action={toGames}>
      {t('vip.none')}
    </EmptyState>
  );
}

function Welcome({ isTrying }: { isTrying: boolean }) {
  const t = useText();
  return (
    <section className={styles['welcome']} data-ground="dark">
      <div className={styles['intro']}>
        <h2>{t('vip.visitor-title')}</h2>
        <p>{t(isTrying ? 'vip.demo-text' : 'vip.visitor-text')}</p>
      </div>
      <div className={styles['buttons']}>
        <Button kind="primary" onClick={() => openDialog('register')}>
          {t('vip.register')}
        </Button>
        {isTrying ? null : <Button onClick={() => openDialog('login')}>{t('vip.sign-in')}</Button>}
      </div>
    </section>
  );
}
