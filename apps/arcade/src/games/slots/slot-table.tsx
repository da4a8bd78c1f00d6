// The whole screen of a slot: the shared frame with the reels, their light, the controls, the texts
// for screen readers, and the menu.
import type { DealtSlot } from '@baize/engines';
import { useEffect, useState } from 'react';
import { useArcade } from '../../app/arcade-context.tsx';
import { GameFrame } from '../../frame/game-frame.tsx';
import { GameMenu } from '../../frame/game-menu.tsx';
import { JackpotAward, type WonJackpot } from '../../frame/jackpots/jackpot-award.tsx';
import { JackpotStrip } from '../../frame/jackpots/jackpot-strip.tsx';
import { useJackpots } from '../../frame/jackpots/use-jackpots.ts';
import { SessionStrip } from '../../frame/session-strip.tsx';
import { createEffects } from '../../sound/effects.ts';
import { openMixerOnGesture } from '../../sound/mixer.ts';
import { startMusic } from '../../sound/music.ts';
import type { SlotTerms } from './desk/slot-round.ts';
import { faceOf } from './face/face.ts';
import { FreeRoundsBar } from './free-rounds-bar.tsx';
import { AutoDialog } from './panels/auto-dialog.tsx';
import { RulesNews } from './rules-news.tsx';
import { seatDesk } from './seat-desk.ts';
import { SlotProvider, useDesk, useSlot, type Slot } from './slot-context.tsx';
import { SlotControls } from './slot-controls.tsx';
import { skinOf } from './slot-skin.ts';
import { createSlotSounds } from './slot-sounds.ts';
import { StageArea } from './stage-area.tsx';
import { useSlotKeys } from './use-slot-keys.ts';
import { useSlotPanels } from './use-slot-panels.tsx';

export function SlotTable({ terms, game }: { terms: SlotTerms; game: DealtSlot }) {
  const arcade = useArcade();
  // The desk outlives every render: it holds a round that may be in play.
  const [slot] = useState<Slot>(() => ({
    desk: seatDesk(arcade, terms, game),
    game: game.definition,
    face: faceOf(game.definition),
    skin: skinOf(game.code),
    play: createEffects(skinOf(game.code).sound),
  }));
  useEffect(() => {
    const leave = [
      slot.desk.join(createSlotSounds(slot.play)),
      openMixerOnGesture(),
      startMusic(slot.skin.sound),
      arcade.bridge.onBalance((balance) => slot.desk.hearBalance(balance)),
      () => slot.desk.close(),
    ];
    arcade.bridge.tell({ type: 'ready', gameCode: game.code });
    return () => {
      for (const action of leave) action();
    };
  }, [slot, arcade.bridge, game.code]);
  return (
    <SlotProvider value={slot}>
      <SlotScreen />
    </SlotProvider>
  );
}

const noPrizes: readonly WonJackpot[] = [];

function SlotScreen() {
  const { t, bridge } = useArcade();
  const { desk, game, skin } = useSlot();
  const [open, setOpen] = useState<string | null>(null);
  const jackpots = useJackpots();
  const panels = useSlotPanels(setOpen, jackpots);
  const told = useDesk((state) => (state.told ? state.round : null));
  const inFeature = useDesk((state) => state.freeSpin !== null || state.hold !== null);
  const { sessionSince, demo, gameVersion } = useDesk((state) => state.terms);
  const net = useDesk((state) => state.net);
  const name = t.named(`slots.${game.code}`) ?? game.code;
  useEffect(() => {
    document.title = name;
  }, [name]);
  const [planning, setPlanning] = useState(false);
  useSlotKeys(desk, () => setPlanning(true));
  return (
    <GameFrame
      name={name}
      scene={skin.scene}
      moodHue={inFeature ? skin.light.hue : undefined}
      strip={
        <>
          <SessionStrip
            name={name}
            since={sessionSince}
            net={net}
            demo={demo}
            onMenu={() => setOpen('menu')}
          />
          <JackpotStrip jackpots={jackpots} demo={demo} onRules={() => setOpen('jackpots')} />
        </>
      }
      stage={<StageArea name={name} />}
      controls={
        <>
          <FreeRoundsBar />
          <SlotControls onHelp={() => setOpen('paytable')} onPlan={() => setPlanning(true)} />
        </>
      }
    >
      <GameMenu
        panels={panels}
        open={open}
        onOpen={setOpen}
        onLeave={bridge.framed ? () => bridge.tell({ type: 'exit' }) : undefined}
        version={gameVersion.slice(0, 8)}
      />
      {planning ? <AutoDialog onClose={() => setPlanning(false)} /> : null}
      <RulesNews onRead={() => setOpen('rules')} />
      <JackpotAward roundId={told?.answer.roundId} won={told?.jackpots ?? noPrizes} />
    </GameFrame>
  );
}
