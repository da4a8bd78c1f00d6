// The canvas of the reels: loads the drawing code, keeps it as large as its box, and advances time
// while the page is visible. A failed load is repeated after a while. A browser that cannot draw at
// all still plays, in words.
import { creditsToUnits, type HeldCoin, type Window } from '@baize/engines';
import { useEffect, useRef, useState } from 'react';
import { useArcade } from '../../app/arcade-context.tsx';
import { reducedMotion } from '../../frame/use-reduced-motion.ts';
import { lastWindow } from './desk/slot-round.ts';
import type { SlotDesk } from './desk/slot-desk.ts';
import { quietWindow } from './face/face.ts';
import { runFrames } from './run-frames.ts';
import { useSlot } from './slot-context.tsx';
import type { ReelLayout } from './stage/layout.ts';
import type { SlotStage } from './stage/slot-stage.ts';
import styles from './stage-canvas.module.css';

const againMs = 1500;
const triesMax = 6;

export function StageCanvas({ onLayout }: { onLayout: (layout: ReelLayout) => void }) {
  const slot = useSlot();
  const { money } = useArcade();
  const host = useRef<HTMLDivElement>(null);
  const [tries, setTries] = useState(1);
  useEffect(() => {
    const box = host.current;
    if (box === null) return undefined;
    const { desk, game, face, skin } = slot;
    const canvas = box.appendChild(document.createElement('canvas'));
    let stage: SlotStage | undefined;
    let gone = false;
    const leave: (() => void)[] = [];
    leave.push(
      runFrames((deltaMs) => {
        desk.advance(deltaMs);
        stage?.update(deltaMs);
      }),
    );
    const amountText = (credits: number) => {
      const stake = desk.store.getState().round?.stake ?? 0n;
      return money(creditsToUnits({ game, stake, credits }));
    };
    const coinText = ({ credits }: HeldCoin) => amountText(credits);
    const open = async () => {
      const { openStage } = await import('./stage/open-stage.ts');
      const { art: folder, light } = skin;
      const { tint } = light;
      const parts = { canvas, folder, tint, face, reducedMotion, amountText, coinText, onLayout };
      const opened = await openStage(parts);
      if (gone) {
        opened.destroy();
        return;
      }
      stage = opened;
      opened.rest(standingWindow(desk) ?? quietWindow(face));
      leave.push(followSize(box, opened), desk.join(opened));
    };
    open()
      .catch(() => {
        box.replaceChildren();
        if (gone || tries >= triesMax) return;
        const timer = setTimeout(() => setTries(tries + 1), againMs * tries ** 2);
        leave.push(() => clearTimeout(timer));
      })
      .finally(() => {
        if (!gone) desk.resume();
      });
    return () => {
      gone = true;
      for (const action of leave) action();
      stage?.destroy();
      box.replaceChildren();
    };
  }, [slot, money, onLayout, tries]);
  return <div ref={host} className={styles['canvas']} />;
}

function standingWindow(desk: SlotDesk): Window | undefined {
  return lastWindow(desk.store.getState().round?.events ?? []);
}

function followSize(box: HTMLElement, stage: SlotStage): () => void {
  const fit = () => stage.resize({ width: box.clientWidth, height: box.clientHeight });
  const observer = new ResizeObserver(fit);
  observer.observe(box);
  fit();
  return () => observer.disconnect();
}
