// A draw as it is shown: balls roll, dice tumble, cars race, and one number after the other comes
// to rest. Nothing in the page tells a number before it has.
import { Button, DrawnNumber } from '@baize/ui';
import { printDraw, type DrawKind } from '@baize/engines';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useArcade } from '../../../app/arcade-context.tsx';
import { hasSpecialPrize } from '../boards/last-prize.tsx';
import { isTyped } from '../typing/typed-kinds.ts';
import { playSound } from '../sound/lottery-sounds.ts';
import { RaceTrack } from './race-track.tsx';
import { drawPace } from './draw-pace.ts';
import styles from './draw-stage.module.css';

const BoardStage = lazy(async () => ({
  default: (await import('../boards/board-stage.tsx')).BoardStage,
}));
const CountryStage = lazy(async () => ({
  default: (await import('../countries/country-stage.tsx')).CountryStage,
}));

export interface DrawStageProps {
  kind: DrawKind;
  numbers: readonly number[];
  /** Called once: the last number rests, or the player skipped the rest. */
  onEnd: () => void;
}

export function DrawStage({ kind, numbers, onEnd }: DrawStageProps) {
  const { t } = useArcade();
  const { eachMs, firstMs, restMs } = drawPace(kind.code, numbers.length);
  const [resting, setResting] = useState(0);
  const isRace = kind.code === 'PK10';
  useEffect(() => {
    const isOver = resting >= numbers.length;
    const waitMs = resting === 0 ? firstMs : eachMs;
    const timer = setTimeout(
      () => {
        if (isOver) onEnd();
        else {
          playSound('reel-stop', resting);
          setResting(resting + 1);
        }
      },
      isOver ? restMs : waitMs,
    );
    return () => clearTimeout(timer);
  }, [resting, numbers.length, eachMs, firstMs, restMs, onEnd]);
  return (
    <div className={styles['stage']}>
      <p className={styles['title']}>{t('lottery-play.drawing')}</p>
      {isRace ? (
        <RaceTrack order={numbers} arrived={resting} firstMs={firstMs} eachMs={eachMs} />
      ) : (
        <Tumbling kind={kind} numbers={numbers} resting={resting} />
      )}
      <Button size="small" kind="ghost" onClick={onEnd}>
        {t('lottery-play.skip-draw')}
      </Button>
    </div>
  );
}

interface TumblingProps {
  kind: DrawKind;
  numbers: readonly number[];
  resting: number;
}

function Tumbling({ kind, numbers, resting }: TumblingProps) {
  const turn = useTurn(resting < numbers.length);
  if (hasSpecialPrize(kind.code))
    return (
      <Suspense fallback={null}>
        <BoardStage kind={kind} numbers={numbers} resting={resting} turn={turn} />
      </Suspense>
    );
  if (isTyped(kind.code))
    return (
      <Suspense fallback={null}>
        <CountryStage kind={kind} numbers={numbers} resting={resting} turn={turn} />
      </Suspense>
    );
  return (
    <div
      className={styles['balls']}
      data-many={numbers.length > 10 || undefined}
      aria-hidden="true"
    >
      {numbers.map((number, place) => {
        const isResting = place < resting;
        return (
          <span
            // The places of a draw are fixed.
            key={place}
            className={isResting ? styles['rest'] : styles[kind.code === 'K3' ? 'tumble' : 'roll']}
            style={{ '--place': place }}
          >
            <DrawnNumber
              kind={kind.code}
              number={isResting ? number : anyNumber(kind, place, turn + place * 7)}
              place={place}
            />
          </span>
        );
      })}
    </div>
  );
}

const turnMs = 110;

/** Counts on while something still rolls: each step shows other faces. */
function useTurn(isRolling: boolean): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!isRolling) return undefined;
    const timer = setInterval(() => setTurn((last) => last + 1), turnMs);
    return () => clearInterval(timer);
  }, [isRolling]);
  return turn;
}

/** A face that passes by; it has nothing to do with the result. */
function anyNumber({ low, high, digits }: DrawKind, place: number, turn: number): number {
  const length = digits?.[place];
  const numbers = length === undefined ? high - low + 1 : 10 ** length;
  return low + ((turn * (numbers > 99 ? 7919 : 5) + 3) % numbers);
}

/** The numbers as one sentence, for screen readers. */
export function spokenNumbers(kind: DrawKind, numbers: readonly number[]): string {
  return printDraw(kind, numbers).join(', ');
}
