// A draw on its board: the smallest prize comes first and the special prize last. Digits roll at a
// place until its number rests.
import { useArcade } from '../../../app/arcade-context.tsx';
import { printNumber, type DrawKind } from '@baize/engines';
import { boardPrizes, stageOrder } from './board-prizes.ts';
import styles from './boards.module.css';

export interface BoardStageProps {
  kind: DrawKind;
  numbers: readonly number[];
  /** How many numbers rest. */
  resting: number;
  /** Counts on while something still rolls. */
  turn: number;
}

export function BoardStage({ kind, numbers, resting, turn }: BoardStageProps) {
  const { t } = useArcade();
  const rests = new Set(stageOrder(numbers.length).slice(0, resting));
  // Nothing of a number is in the page before it rests.
  const seen = numbers.map((number, place) => (rests.has(place) ? number : 0));
  return (
    <div className={styles['stage']} aria-hidden="true">
      {boardPrizes(kind, seen).map((prize) => (
        <div key={prize.name} className={styles['stage-row']} data-prize={prize.name}>
          <span className={styles['stage-name']}>{t(`lottery-vietnam.prize-${prize.name}`)}</span>
          <span className={styles['numbers']}>
            {prize.numbers.map(({ place, written }) => (
              <span
                key={place}
                className={styles['number']}
                data-rolls={!rests.has(place) || undefined}
              >
                {rests.has(place) ? written : passing(kind, place, turn)}
              </span>
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}

/** Digits that pass by; they have nothing to do with the result. */
function passing(kind: DrawKind, place: number, turn: number): string {
  const size = 10 ** (kind.digits?.[place] ?? 2);
  return printNumber(kind, ((turn + 3) * 7919 + place * 104_729) % size, place);
}
