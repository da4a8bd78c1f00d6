// The whole screen of a lottery: a strip above, the view that is chosen, and the way to the others.
// On a desk the list of lotteries stands before the pad and the cart beside it.
import { Suspense, lazy, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { classNames, Skeleton } from '@baize/ui';
import { useArcade } from '../../app/arcade-context.tsx';
import { openMixerOnGesture } from '../../sound/mixer.ts';
import { CartPanel } from './cart/cart-panel.tsx';
import { hearLottery } from './clock/hear-lottery.ts';
import type { LotteryTerms } from './desk/lottery-terms.ts';
import { LobbyScreen } from './lobby/lobby-screen.tsx';
import { LotteryAnnouncer } from './lottery-announcer.tsx';
import { LotteryProvider, type LotteryView } from './lottery-context.tsx';
import { LotteryNav } from './lottery-nav.tsx';
import { LotteryStrip } from './lottery-strip.tsx';
import { RoomNotice } from './notices/room-notice.tsx';
import { OrderOutcome } from './order-outcome.tsx';
import { PlayScreen } from './play-screen.tsx';
import { seatLottery, type SeatedLottery } from './seat-lottery.ts';
import { SettledCard } from './settled/settled-card.tsx';
import { MySlips } from './slips/my-slips.tsx';
import { useWide } from './use-wide.ts';
import styles from './lottery-room.module.css';

export interface LotteryRoomProps {
  terms: LotteryTerms;
  onGame: (gameCode: string) => void;
  /** Opened in the place of another lottery: the keyboard goes on from here. */
  isSwitched?: boolean;
  /** Launched into the list of lotteries. */
  opensIn?: 'lobby' | undefined;
}

export function LotteryRoom({ terms, onGame, isSwitched = false, opensIn }: LotteryRoomProps) {
  const arcade = useArcade();
  const { t } = arcade;
  const [view, setView] = useState<LotteryView>(opensIn ?? 'play');
  const isWide = useWide();
  // The cart stands beside the pad where there is room, and so does the list unless it is alone.
  const shown = isWide && view === 'cart' ? 'play' : view;
  const isBeside = isWide && shown !== 'lobby';
  // Desk and clock outlive every render: an order may be under way.
  const [seated] = useState(() => seatLottery(arcade, terms));
  const isEnded = useSeat(seated, terms.gameCode);
  const place = useFocusOn(shown, isSwitched);
  const name = t.named(`lottery.${terms.gameCode}`) ?? terms.gameCode;
  useEffect(() => {
    document.title = name;
  }, [name]);
  const lottery = useMemo(
    () => ({
      ...seated,
      name,
      kind: terms.kind,
      show: setView,
      openGame: (gameCode: string) => {
        setView('play');
        if (gameCode !== terms.gameCode) onGame(gameCode);
      },
    }),
    [seated, name, terms.kind, terms.gameCode, onGame],
  );
  return (
    <LotteryProvider value={lottery}>
      <div className={styles['room']}>
        <div className={styles['head']}>
          <LotteryStrip />
          <RoomNotice isEnded={isEnded} />
        </div>
        <main
          className={classNames(styles['main'], isBeside && styles['columns'])}
          aria-label={name}
        >
          {isBeside ? (
            <aside className={styles['lobby']}>
              <LobbyScreen />
            </aside>
          ) : null}
          {shown === 'cart' ? null : (
            <div
              className={styles['view']}
              key={shown}
              ref={place}
              role="group"
              tabIndex={-1}
              aria-label={t(`lottery-play.view-${shown}`)}
            >
              <View view={shown} />
            </div>
          )}
          {isBeside || shown === 'cart' ? (
            // In one place at every width: what it asks stays when a phone is turned.
            <aside
              className={styles['cart']}
              ref={shown === 'cart' ? place : undefined}
              tabIndex={-1}
              aria-label={t('lottery-play.cart')}
            >
              <CartPanel />
            </aside>
          ) : null}
        </main>
        <LotteryNav view={shown} />
        <OrderOutcome />
        <SettledCard />
        <LotteryAnnouncer />
      </div>
    </LotteryProvider>
  );
}

/** Connects a lottery with the site and the live channel; gives whether its session was ended. */
function useSeat(seated: SeatedLottery, gameCode: string): boolean {
  const { bridge, session } = useArcade();
  const [isEnded, setEnded] = useState(false);
  useEffect(() => {
    const { clock, draws, results, balance } = seated;
    const drawnSince = async (issue: string) => {
      await clock.refresh();
      const { last, rolling } = clock.store.getState();
      // An older result came late or was corrected: only the whole list tells it.
      if (issue !== last?.issue && issue !== rolling?.issue) await draws.read();
    };
    const readAgain = () => {
      results.missed();
      void clock.refresh();
      void draws.read();
    };
    const leave = [
      openMixerOnGesture(),
      seated.followTerms(),
      // A payout is not told before its draw has been shown.
      bridge.onBalance(balance.hear),
      hearLottery({
        gameCode,
        token: session.token,
        onDraw: (issue) => void drawnSince(issue),
        onSettled: (settled) => results.hear(settled),
        onSessionEnded: () => setEnded(true),
        onGap: readAgain,
      }),
      balance.stop,
      () => results.stop(),
      () => clock.stop(),
    ];
    void draws.read();
    bridge.tell({ type: 'ready', gameCode });
    return () => {
      for (const action of leave) action();
    };
  }, [bridge, session.token, seated, gameCode]);
  return isEnded;
}

/**
 * The keyboard follows to a view that was chosen, which begins at its top; not to the first one of
 * a page that opens.
 */
function useFocusOn(view: LotteryView, isSwitched: boolean) {
  const shown = useRef<LotteryView | undefined>(isSwitched ? undefined : view);
  return useCallback(
    (place: HTMLElement | null) => {
      if (place === null || shown.current === view) return;
      shown.current = view;
      place.focus({ preventScroll: true });
      // On a phone all views scroll in one box.
      if (place.parentElement !== null) place.parentElement.scrollTop = 0;
    },
    [view],
  );
}

/** Not seen at first: they come when they are opened. */
const ResultsScreen = lazy(async () => ({
  default: (await import('./results/results-screen.tsx')).ResultsScreen,
}));
const RulesScreen = lazy(async () => ({
  default: (await import('./rules/rules-screen.tsx')).RulesScreen,
}));

function View({ view }: { view: LotteryView }) {
  if (view === 'slips') return <MySlips />;
  if (view === 'results' || view === 'rules')
    return (
      <Suspense fallback={<Skeleton shape="block" />}>
        {view === 'results' ? <ResultsScreen /> : <RulesScreen />}
      </Suspense>
    );
  if (view === 'lobby') return <LobbyScreen />;
  return <PlayScreen />;
}
