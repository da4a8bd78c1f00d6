// The whole screen of a crash game: a strip above, the ends of the last flights, the flight, two
// places for a stake, and beside them the stakes of others and the player's own.
import { useEffect, useState } from 'react';
import { Tabs, type Tab } from '@baize/ui';
import { useArcade, type Arcade } from '../../app/arcade-context.tsx';
import { waitForConnection } from '../../app/connection-wait.ts';
import { forgetSession } from '../../app/game-session.ts';
import { useShortcuts } from '../../frame/use-shortcuts.ts';
import { openMixerOnGesture } from '../../sound/mixer.ts';
import { CrashAnnouncer } from './crash-announcer.tsx';
import { CrashProvider } from './crash-context.tsx';
import { CrashMenu } from './crash-menu.tsx';
import { CrashNotice } from './crash-notice.tsx';
import { CrashStrip } from './crash-strip.tsx';
import { CrashDesk } from './desk/crash-desk.ts';
import type { CrashTerms } from './desk/crash-terms.ts';
import { hearCrash } from './desk/hear-crash.ts';
import { keepUp } from './desk/keep-up.ts';
import { EndsStrip } from './panels/ends-strip.tsx';
import { OthersList } from './panels/others-list.tsx';
import { OwnSlips } from './panels/own-slips.tsx';
import { StakePanel } from './panels/stake-panel.tsx';
import { playSound } from './sound/crash-sounds.ts';
import { FlightStage } from './stage/flight-stage.tsx';
import styles from './crash-room.module.css';

type View = 'others' | 'own';

export function CrashRoom({ terms }: { terms: CrashTerms }) {
  const arcade = useArcade();
  const { t } = arcade;
  // It outlives every render: a stake may be under way.
  const [desk] = useState(() => openDesk(arcade, terms));
  const [menu, setMenu] = useState<string | null>(null);
  const [view, setView] = useState<View>('others');
  useSeat(desk, terms);
  useShortcuts({ ' ': () => desk.press(0) });
  const name = t.named(`crash.${terms.gameCode}`) ?? terms.gameCode;
  useEffect(() => {
    document.title = name;
  }, [name]);
  const tabs: readonly Tab<View>[] = [
    { id: 'others', label: t('crash-play.others') },
    { id: 'own', label: t('crash-play.own') },
  ];
  return (
    <CrashProvider value={desk}>
      <div className={styles['room']}>
        <div>
          <CrashStrip name={name} onMenu={() => setMenu('menu')} />
          <CrashNotice />
        </div>
        <main className={styles['main']} aria-label={name}>
          <div className={styles['table']}>
            <EndsStrip />
            <FlightStage />
            <div className={styles['panels']}>
              {desk.store.getState().panels.map((_, at) => (
                <StakePanel key={at} at={at} />
              ))}
            </div>
          </div>
          <aside className={styles['aside']} aria-label={t('crash-play.slips')}>
            <Tabs tabs={tabs} selected={view} onSelect={setView} label={t('crash-play.slips')}>
              {view === 'others' ? <OthersList /> : <OwnSlips />}
            </Tabs>
          </aside>
        </main>
        <CrashMenu open={menu} onOpen={setMenu} />
        <CrashAnnouncer />
      </div>
    </CrashProvider>
  );
}

function openDesk({ client, bridge, store, session }: Arcade, terms: CrashTerms): CrashDesk {
  const { currency } = terms;
  return new CrashDesk(terms, {
    client,
    nowMs: () => Date.now(),
    after: (delayMs, action) => void setTimeout(action, delayMs),
    waitForConnection: (attempt) => waitForConnection(attempt),
    onBalance: (balance) => bridge.tell({ type: 'balance', balance, currency }),
    onSessionLost: () => {
      forgetSession(store, session.gameCode);
      bridge.tell({ type: 'session-lost' });
    },
    onSound: playSound,
  });
}

/** Connects the desk with the site and the live channel. */
function useSeat(desk: CrashDesk, { gameCode, currency }: CrashTerms): void {
  const { bridge, session } = useArcade();
  useEffect(() => {
    const leave = [
      openMixerOnGesture(),
      hearCrash({
        gameCode,
        token: session.token,
        onRound: (round) => desk.hearRound(round),
        onFlight: (round) => desk.hearFlight(round),
        onEnded: (round) => desk.hearEnd(round),
        onSlips: (told) => desk.hearSlips(told),
        onCashOuts: (told) => desk.hearCashOuts(told),
        onBalance: (moved) => {
          if (moved.currency === currency) desk.hearBalance(moved.balance);
        },
        onSessionEnded: () => desk.loseSession(),
        onGap: () => void desk.refresh(),
        onLine: (isOpen) => desk.hearLine(isOpen),
      }),
      keepUp(desk),
    ];
    void desk.refresh();
    bridge.tell({ type: 'ready', gameCode });
    return () => {
      for (const action of leave) action();
    };
  }, [bridge, session.token, desk, gameCode, currency]);
}
