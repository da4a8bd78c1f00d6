// The coin: it turns once for every flip and lands on the face that was drawn; the flips stand in a
// row beneath it. What a flip shows is seen only when the coin has landed.
import { classNames } from '@baize/ui';
import { useEffect, useState } from 'react';
import { useArcade } from '../../../app/arcade-context.tsx';
import { useReducedMotion } from '../../../frame/use-reduced-motion.ts';
import { outcomeOf, type InstantRound } from '../desk/instant-round.ts';
import { flipMs, flipsShown } from '../desk/show-time.ts';
import { useDesk } from '../instant-context.tsx';
import { useRound } from '../use-round.ts';
import styles from './coin-stage.module.css';

type Side = 'heads' | 'tails';
const sideOf = (text: unknown): Side => (text === 'tails' ? 'tails' : 'heads');

export function CoinStage() {
  const { round, isTold } = useRound();
  const choice = useDesk((state) => state.choice);
  const isWaiting = useDesk((state) => state.phase === 'waiting');
  const wanted = sideOf(round === null ? choice['side'] : outcomeOf(round).choice?.['side']);
  const flips = round === null ? [] : flipsShown(round);
  const landed = useLanded(round, { count: flips.length, isTold });
  const count = Number((outcomeOf(round).choice ?? choice)['flips']);
  const face = landed === 0 ? wanted : sideOf(flips[landed - 1]);
  const isTurning = isWaiting || landed < flips.length;
  return (
    <div className={styles['stage']}>
      <Coin key={`${round?.roundId} ${landed}`} face={face} isTurning={isTurning} />
      <ol className={styles['row']} aria-hidden="true">
        {Array.from({ length: count }, (_, at) => {
          const side = at < landed ? sideOf(flips[at]) : undefined;
          const right = side === wanted ? 'right' : 'wrong';
          const look = side === undefined ? 'open' : right;
          return (
            <li key={at} className={styles[look]}>
              {side === undefined ? '' : <Emblem side={side} />}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** How many flips have landed. */
function useLanded(
  round: InstantRound | null,
  { count, isTold }: { count: number; isTold: boolean },
) {
  const calm = useReducedMotion();
  const roundId = round?.roundId;
  const [at, setAt] = useState<{ readonly roundId: string | undefined; readonly landed: number }>();
  useEffect(() => {
    if (isTold || calm || roundId === undefined) return undefined;
    let landed = 0;
    const timer = setInterval(() => {
      landed += 1;
      setAt({ roundId, landed });
      if (landed >= count) clearInterval(timer);
    }, flipMs);
    return () => clearInterval(timer);
  }, [roundId, count, isTold, calm]);
  if (isTold) return count;
  return at?.roundId === roundId ? Math.min(at?.landed ?? 0, count) : 0;
}

function Coin({ face, isTurning }: { face: Side; isTurning: boolean }) {
  const { t } = useArcade();
  return (
    <div className={classNames(styles['coin'], styles[face], isTurning && styles['turning'])}>
      <span className={styles['face']}>
        <Emblem side={face} />
        <b>{t(`instant.${face}`)}</b>
      </span>
    </div>
  );
}

/** A crown and a star: told apart by shape, not by colour alone. */
function Emblem({ side }: { side: Side }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      {side === 'heads' ? (
        <path d="M6 15l10 8 8-14 8 14 10-8-4 22H10zM10 40h28v4H10z" />
      ) : (
        <path d="M24 4l5.6 13.3L44 18.5 33 28l3.4 14L24 34.4 11.6 42 15 28 4 18.5l14.4-1.2z" />
      )}
    </svg>
  );
}
