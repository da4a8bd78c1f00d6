// Slides that advance every few seconds, or when asked. They pause while the pointer or the focus
// is on them, when the player has paused them or prefers reduced motion, and while they are out of
// sight.
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  IconButton,
  motionIsReduced,
  PauseIcon,
  PlayIcon,
} from '@baize/ui';
import { useAwake } from '../../app/use-awake.ts';
import { useInSight } from '../../app/use-sight.ts';
import { useText } from '../../app/texts/texts.ts';
import styles from './carousel.module.css';

export type Turn = 'now' | 'next' | 'later';

export interface Slide {
  readonly id: string;
  readonly name: string;
  /** A function gets the index of the current slide. */
  readonly content: ReactNode | ((turn: Turn) => ReactNode);
}

const turnMs = 7000;

function turnOf(distance: number): Turn {
  if (distance === 0) return 'now';
  return distance === 1 ? 'next' : 'later';
}

/** The current slide; `rests` stops the timer, a choice by hand restarts it. */
function useTurns(count: number, rests: boolean) {
  const [at, setAt] = useState(0);
  const shown = at < count ? at : 0;
  useEffect(() => {
    if (rests || count < 2) return undefined;
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') setAt((shown + 1) % count);
    }, turnMs);
    return () => clearTimeout(timer);
  }, [rests, count, shown]);
  return { shown, show: (next: number) => setAt((next + count) % count) };
}

/** Whether somebody points at it or is in it with the keyboard. */
function useHeld() {
  const [isHeld, setHeld] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const hold = () => setHeld(true);
    const free = () => setHeld(element.matches(':hover') || element.matches(':focus-within'));
    const turns = [
      ['pointerenter', hold],
      ['focusin', hold],
      ['pointerleave', free],
      ['focusout', free],
    ] as const;
    for (const [name, act] of turns) element.addEventListener(name, act);
    return () => {
      for (const [name, act] of turns) element.removeEventListener(name, act);
    };
  }, []);
  return { isHeld, ref };
}

interface ControlsProps {
  slides: readonly Slide[];
  shown: number;
  show: (at: number) => void;
  paused: boolean;
  setPaused: (paused: boolean) => void;
}

function Controls({ slides, shown, show, paused, setPaused }: ControlsProps) {
  const t = useText();
  return (
    <div className={styles['controls']} data-ground="dark">
      <IconButton
        size="small"
        label={t(paused ? 'home.slides-resume' : 'home.slides-pause')}
        icon={paused ? <PlayIcon /> : <PauseIcon />}
        onClick={() => setPaused(!paused)}
      />
      <IconButton
        size="small"
        className={styles['step']}
        label={t('home.slide-previous')}
        icon={<ChevronLeftIcon />}
        onClick={() => show(shown - 1)}
      />
      {slides.map(({ id, name }, at) => (
        <button
          key={id}
          type="button"
          className={styles['dot']}
          aria-label={t('home.slide-show', { name })}
          aria-current={at === shown}
          onClick={() => show(at)}
        />
      ))}
      <IconButton
        size="small"
        className={styles['step']}
        label={t('home.slide-next')}
        icon={<ChevronRightIcon />}
        onClick={() => show(shown + 1)}
      />
    </div>
  );
}

export function Carousel({ slides }: { slides: readonly Slide[] }) {
  const t = useText();
  const isStill = useAwake() && motionIsReduced();
  const [chosen, setPaused] = useState<boolean>();
  const paused = chosen ?? isStill;
  const { isHeld, ref } = useHeld();
  const { ref: place, isInSight } = useInSight();
  const count = slides.length;
  const { shown, show } = useTurns(count, paused || isHeld || !isInSight);
  return (
    <section
      ref={ref}
      className={styles['carousel']}
      aria-roledescription={count < 2 ? undefined : t('home.carousel')}
      aria-label={t('home.banners')}
    >
      <div ref={place} className={styles['slides']} aria-live={paused || isHeld ? 'polite' : 'off'}>
        {slides.map(({ id, name, content }, at) => (
          <div
            key={id}
            className={styles['slide']}
            role="group"
            aria-roledescription={t('home.slide')}
            aria-label={t('home.slide-of', { name, place: at + 1, count })}
            inert={at !== shown}
            data-shown={at === shown}
          >
            {typeof content === 'function' ? content(turnOf(at - shown)) : content}
          </div>
        ))}
      </div>
      {count < 2 ? null : <Controls {...{ slides, shown, show, paused, setPaused }} />}
    </section>
  );
}
