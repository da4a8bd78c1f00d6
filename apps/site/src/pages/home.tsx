// The home page: the promise and the first game, the winners, the lanes of the lobby, and why to
// trust the house.
import { Suspense, useDeferredValue, useState } from 'react';
import { Button, EmptyState, Skeleton } from '@baize/ui';
import { useLocation } from '../app/address.tsx';
import { background } from '../app/background.ts';
import { lazyScreen } from '../app/lazy-screen.tsx';
import { isMember, useSession } from '../app/session/session.ts';
import { useModule } from '../app/status.ts';
import { useText } from '../app/texts/texts.ts';
import { useShown } from '../app/use-shown.ts';
import { useNear } from '../app/use-sight.ts';
import { CategoryStrip } from '../features/catalogue/category-strip.tsx';
import { GameLane, LaneSkeleton } from '../features/catalogue/game-lane.tsx';
import { laneGames, useGames } from '../features/catalogue/games.ts';
import { openOnes, useLanes } from '../features/catalogue/lanes.ts';
import { OwnShelves } from '../features/catalogue/own-shelves.tsx';
import { useOpenGame } from '../features/catalogue/use-open-game.ts';
import { HomeBanners } from '../features/notices/home-banners.tsx';
import { NoticeBar } from '../features/notices/notice-bar.tsx';
import { JackpotPlace } from '../features/jackpots/jackpot-place.tsx';
import { Hero } from '../features/home/hero.tsx';
import styles from './home.module.css';

/** Below what is seen first, so it may come after it. */
const PopularLotteries = lazyScreen(async () => (await background()).PopularLotteries);
const SessionCard = lazyScreen(async () => (await import('../shell/session-card.tsx')).SessionCard);
const WinnerBoard = lazyScreen(async () => (await background()).WinnerBoard);
const PromotionStrip = lazyScreen(
  async () => (await import('../features/promotions/promotion-strip.tsx')).PromotionStrip,
  ['promotions'],
);
const EnvelopeStrip = lazyScreen(
  async () => (await import('../features/envelopes/envelope-strip.tsx')).EnvelopeStrip,
  ['envelopes'],
);
const Promises = lazyScreen(async () => (await background()).Promises);

const firstGame = {
  nodeId: 'golden-lotus-20',
  vassalage: 'BAIZE',
  gameType: 'RNG',
  gameClassify: '',
};

function FirstGame() {
  const { data } = useGames(laneGames('RNG'));
  const hero = data?.games.find(({ nodeId }) => nodeId === firstGame.nodeId) ?? data?.games[0];
  const { play, tryForFree, isOpening } = useOpenGame(hero ?? firstGame);
  const isVisitor = useSession() === undefined;
  const isDemo = useModule('FREEPLAY3') && isVisitor;
  return (
    <Hero
      game={hero?.displayName}
      isDemo={isDemo}
      isOpening={isOpening}
      onPlay={isDemo ? tryForFree : play}
    />
  );
}

/** Parts that may be in sight when the page opens. */
const firstLanes = 1;

function Lanes({ isWhole }: { isWhole: boolean }) {
  const t = useText();
  const { data: arrived, isPending, isError, refetch } = useLanes();
  // In short steps, between which the page answers.
  const data = useDeferredValue(arrived);
  if (data === undefined && (isPending || arrived !== undefined)) return <LaneSkeleton />;
  const lanes = openOnes(data ?? []);
  const shown = isWhole ? lanes : lanes.slice(0, firstLanes);
  if (lanes.length > 0)
    return shown.map((lane, at) => (
      <GameLane key={lane.title} lane={lane} isFirst={at < firstLanes} />
    ));
  const retry = <Button onClick={() => void refetch()}>{t('shell.retry')}</Button>;
  return (
    <EmptyState action={retry}>{t(isError ? 'home.games-failed' : 'home.no-games')}</EmptyState>
  );
}

/**
 * A new visit shows the top of this page first, and the rest right after; a return finds it whole,
 * as long as it was before.
 */
const useIsWhole = (): boolean => useShown(useLocation().came !== 'pushed');

/** Parts below the lanes, drawn when their end comes near. */
function BelowLanes() {
  const { ref, isNear } = useNear('below-lanes');
  const isVisitor = useSession() === undefined;
  const hasPromotions = useModule('REWCEN3');
  return (
    <>
      <span ref={ref} className={styles['end']} />
      <Suspense>{isNear && hasPromotions ? <PromotionStrip /> : null}</Suspense>
      <Suspense>{isNear ? <PopularLotteries /> : null}</Suspense>
      <Suspense>{isVisitor || !isNear ? null : <SessionCard />}</Suspense>
    </>
  );
}

/** Red envelopes that lie on the site for the member. */
function OwnEnvelopes() {
  const session = useSession();
  const isOn = useModule('REWCEN3');
  return <Suspense>{isOn && isMember(session) ? <EnvelopeStrip /> : null}</Suspense>;
}

/** Beside the first picture on a desk; far below it on a phone, where they wait to come near. */
function Winners() {
  const { ref, isNear } = useNear('winners');
  const [isFar] = useState(() => matchMedia('(max-width: 699px)').matches);
  const wait = <Skeleton shape="block" className={styles['winnersWait']} />;
  return (
    <div ref={ref} className={styles['winners']}>
      {isFar && !isNear ? (
        wait
      ) : (
        <Suspense fallback={wait}>
          <WinnerBoard />
        </Suspense>
      )}
    </div>
  );
}

export function HomePage() {
  const isWhole = useIsWhole();
  return (
    <div className={styles['home']}>
      <div className={styles['hero']}>
        <HomeBanners>
          <FirstGame />
        </HomeBanners>
      </div>
      <CategoryStrip />
      <div className={styles['lanes']}>
        <NoticeBar />
        <JackpotPlace />
        {isWhole ? <OwnEnvelopes /> : null}
        <OwnShelves isWhole={isWhole} />
        <Lanes isWhole={isWhole} />
        {isWhole ? <BelowLanes /> : null}
      </div>
      <Winners />
      <div className={styles['promises']}>
        <Suspense fallback={<Skeleton shape="block" className={styles['wait']} />}>
          {isWhole ? <Promises /> : null}
        </Suspense>
      </div>
    </div>
  );
}
