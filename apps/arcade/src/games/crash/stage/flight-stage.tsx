// The flight: a lantern that rises along its curve, the multiplier in great figures, and what goes
// on. Each frame is written straight into the page; with reduced motion a few times a second.
import { useEffect, useRef } from 'react';
import { useArcade } from '../../../app/arcade-context.tsx';
import { useReducedMotion } from '../../../frame/use-reduced-motion.ts';
import { useDesk, useShown } from '../crash-context.tsx';
import type { Shown } from '../desk/flight-clock.ts';
import { printMultiplier } from '../desk/multiplier-text.ts';
import { curvePath } from './curve-path.ts';
import styles from './flight-stage.module.css';

const calmMs = 250;

export function FlightStage() {
  const { t } = useArcade();
  const { phase, leftMs } = useShown();
  const place = useFrames();
  return (
    <div className={styles['stage']} data-phase={phase} ref={place}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles['area']} data-part="area" />
        <path className={styles['line']} data-part="line" />
      </svg>
      <div className={styles['lantern']} data-part="lantern" aria-hidden="true" />
      <div className={styles['words']}>
        <p className={styles['multiplier']} data-part="multiplier" data-testid="multiplier">
          {printMultiplier(100, t.tag)}
        </p>
        <p className={styles['phase']} data-testid="phase">
          {t(`crash-play.phase-${phase}`, { seconds: Math.ceil(leftMs / 1000) })}
        </p>
      </div>
    </div>
  );
}

/** Draws what the flight shows for as long as the stage is there. */
function useFrames() {
  const { t } = useArcade();
  const desk = useDesk();
  const isCalm = useReducedMotion();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const draw = () => {
      if (place.current !== null) write(place.current, desk.shown(), t.tag);
    };
    draw();
    if (isCalm) {
      const timer = setInterval(draw, calmMs);
      const stop = desk.store.subscribe(draw);
      return () => {
        clearInterval(timer);
        stop();
      };
    }
    let frame = requestAnimationFrame(function next() {
      draw();
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [desk, isCalm, t.tag]);
  return place;
}

function write(stage: HTMLElement, shown: Shown, tag: string): void {
  const part = (name: string) => stage.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const isUp = shown.phase === 'flying' || shown.phase === 'ended';
  const { line, area, tip } = curvePath(isUp ? shown.elapsedMs : 0);
  // An ended flight keeps the curve that it had.
  if (shown.phase !== 'ended' || stage.dataset['drawn'] === undefined) {
    part('line')?.setAttribute('d', line);
    part('area')?.setAttribute('d', area);
    const lantern = part('lantern');
    if (lantern !== null) {
      // Before the flight it stands where the style says.
      lantern.style.insetInlineStart = isUp ? `${tip.x}%` : '';
      lantern.style.insetBlockEnd = isUp ? `${tip.y}%` : '';
    }
  }
  if (shown.phase === 'ended') stage.dataset['drawn'] = 'ended';
  else delete stage.dataset['drawn'];
  const figures = part('multiplier');
  if (figures !== null) figures.textContent = printMultiplier(shown.multiplier, tag);
}
