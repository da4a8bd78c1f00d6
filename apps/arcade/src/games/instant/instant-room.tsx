// The room of a small game: its stage, the player's choices, the stake and the one button, all in
// sight at once; the figures of the session beneath; a menu with rules, rounds and proofs.
import { useEffect, useState, type CSSProperties } from 'react';
import { useArcade } from '../../app/arcade-context.tsx';
import { GameMenu } from '../../frame/game-menu.tsx';
import { reducedMotion } from '../../frame/use-reduced-motion.ts';
import { SessionStrip } from '../../frame/session-strip.tsx';
import { createEffects } from '../../sound/effects.ts';
import { openMixerOnGesture } from '../../sound/mixer.ts';
import { startMusic } from '../../sound/music.ts';
import { ControlPanel } from './control-panel.tsx';
import type { Opened } from './desk/desk-state.ts';
import { FiguresPart } from './figures-part.tsx';
import { instantCode, type InstantCode } from './instant-codes.ts';
import { InstantProvider, useDesk, useInstant, type Instant } from './instant-context.tsx';
import { useInstantKeys } from './instant-keys.ts';
import { AutoDialog } from './panels/auto-dialog.tsx';
import { useInstantPanels } from './panels/use-instant-panels.tsx';
import { seatDesk } from './seat-desk.ts';
import { createInstantSounds } from './sound/instant-sounds.ts';
import { instantTheme } from './sound/instant-theme.ts';
import { StageArea } from './stage-area.tsx';
import styles from './instant-room.module.css';

/** The light of each game's room, as on its tile. */
const hues: Readonly<Record<InstantCode, number>> = {
  dice: 250,
  coin: 78,
  wheel: 300,
  plinko: 345,
  mines: 190,
  hilo: 150,
};

export function InstantRoom({ opened }: { opened: Opened }) {
  const arcade = useArcade();
  const { gameCode } = opened.terms;
  // The desk outlives every render: it holds a round that may be in play.
  const [instant] = useState<Instant>(() => ({
    desk: seatDesk(arcade, opened),
    play: createEffects(instantTheme),
  }));
  useEffect(() => {
    const { desk, play } = instant;
    const after = (delayMs: number, action: () => void) => void setTimeout(action, delayMs);
    const leave = [
      desk.join(createInstantSounds({ gameCode, play, after, isCalm: reducedMotion })),
      openMixerOnGesture(),
      startMusic(instantTheme),
      arcade.bridge.onBalance((balance) => desk.hearBalance(balance)),
      () => desk.close(),
    ];
    arcade.bridge.tell({ type: 'ready', gameCode });
    desk.resume();
    return () => {
      for (const action of leave) action();
    };
  }, [instant, arcade.bridge, gameCode]);
  return (
    <InstantProvider value={instant}>
      <RoomScreen />
    </InstantProvider>
  );
}

function RoomScreen() {
  const { t, bridge } = useArcade();
  const { desk } = useInstant();
  const [open, setOpen] = useState<string | null>(null);
  const [planning, setPlanning] = useState(false);
  const panels = useInstantPanels();
  const net = useDesk((state) => state.net);
  const { gameCode, gameVersion, sessionSince, demo } = useDesk((state) => state.terms);
  const code = instantCode(gameCode);
  const name = t(`instant.${code}`);
  useEffect(() => {
    document.title = name;
  }, [name]);
  useInstantKeys(desk, () => setPlanning(true));
  return (
    <main
      className={styles['room']}
      style={{ '--game-hue': hues[code] } as CSSProperties}
      data-ground="dark"
      aria-label={name}
    >
      <header className={styles['strip']}>
        <SessionStrip
          name={name}
          since={sessionSince}
          net={net}
          demo={demo}
          onMenu={() => setOpen('menu')}
        />
      </header>
      <div className={styles['table']}>
        <StageArea />
        <ControlPanel onPlan={() => setPlanning(true)} />
      </div>
      <FiguresPart />
      <GameMenu
        panels={panels}
        open={open}
        onOpen={setOpen}
        onLeave={bridge.framed ? () => bridge.tell({ type: 'exit' }) : undefined}
        version={gameVersion.slice(0, 8)}
      />
      {planning ? <AutoDialog onClose={() => setPlanning(false)} /> : null}
    </main>
  );
}
