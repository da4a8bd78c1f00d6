// The board of mines: 25 fields, opened by press or by key. Mines are shown only when the server
// tells them, after the end.
import { classNames } from '@baize/ui';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useArcade } from '../../../app/arcade-context.tsx';
import { outcomeOf } from '../desk/instant-round.ts';
import { useDesk, useInstant } from '../instant-context.tsx';
import { useRound } from '../use-round.ts';
import { Gem, Mine } from './mines-art.tsx';
import styles from './mines-stage.module.css';

const [count, wide] = [25, 5];
const fields = Array.from({ length: count }, (_, field) => field);

export function MinesStage() {
  const { t } = useArcade();
  const { desk, play } = useInstant();
  const { round } = useRound();
  const isOpen = useDesk(({ hand, phase }) => hand !== null && phase === 'ready');
  const isWaiting = useDesk(({ hand, phase }) => hand !== null && phase === 'waiting');
  const [asked, setAsked] = useState<number>();
  const { at, grid, move, visit } = useRoving();
  const { opened = [], mined = [], end } = outcomeOf(round);
  const press = (field: number) => {
    if (!isOpen || opened.includes(field)) return;
    setAsked(field);
    play('press');
    desk.step(field);
  };
  const lookOf = (field: number): Look => {
    if (mined.includes(field)) return opened.includes(field) ? 'burst' : 'mine';
    if (opened.includes(field)) return 'safe';
    if (end !== undefined && end !== 'open') return 'left';
    return isWaiting && asked === field ? 'asked' : 'closed';
  };
  return (
    <div className={styles['stage']}>
      <div
        ref={grid}
        className={styles['grid']}
        role="toolbar"
        aria-label={t('instant.board', { count })}
        onKeyDown={move}
        data-open={isOpen}
      >
        {fields.map((field) => (
          <FieldButton
            key={field}
            field={field}
            look={lookOf(field)}
            isStop={field === at}
            isOff={!isOpen}
            onFocus={() => visit(field)}
            onPress={() => press(field)}
          />
        ))}
      </div>
    </div>
  );
}

type Look = 'closed' | 'asked' | 'safe' | 'left' | 'mine' | 'burst';

function toldOf(look: Look): 'mine' | 'safe' | 'closed' {
  if (look === 'mine' || look === 'burst') return 'mine';
  return look === 'safe' || look === 'left' ? 'safe' : 'closed';
}

interface FieldButtonProps {
  field: number;
  look: Look;
  isStop: boolean;
  isOff: boolean;
  onFocus: () => void;
  onPress: () => void;
}

function FieldButton({ field, look, isStop, isOff, onFocus, onPress }: FieldButtonProps) {
  const { t } = useArcade();
  const told = toldOf(look);
  return (
    <button
      type="button"
      className={classNames(styles['field'], styles[look])}
      aria-label={t(`instant.field-${told}`, { field: field + 1 })}
      aria-disabled={isOff || look !== 'closed'}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      onClick={onPress}
    >
      {told === 'mine' ? <Mine /> : null}
      {told === 'safe' ? <Gem /> : null}
    </button>
  );
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -wide,
  ArrowDown: wide,
};

/** One tab stop for the board; arrows move within it. */
function useRoving() {
  const [at, setAt] = useState(12);
  const grid = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const to = at + by;
    const leavesRow = Math.abs(by) === 1 && Math.floor(to / wide) !== Math.floor(at / wide);
    if (to < 0 || to >= count || leavesRow) return;
    setAt(to);
    grid.current?.querySelectorAll('button')[to]?.focus();
  };
  return { at, grid, move, visit: setAt };
}
