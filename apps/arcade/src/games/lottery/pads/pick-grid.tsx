// The numbers or answers of one row as buttons that stay pressed. Tab enters and leaves the row,
// arrow keys walk along it, so that eighty numbers are one stop.
import { classNames, VisuallyHidden } from '@baize/ui';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './pick-grid.module.css';

export interface PickOption {
  readonly value: number;
  readonly face: ReactNode;
  /** Beneath the face: odds, or for how many draws it has not come. */
  readonly note?: string | undefined;
  /** The face is a ball, a die or a car, not writing. */
  readonly isDrawn?: boolean | undefined;
  /** Beside the odds: for how many draws it has not come. */
  readonly count?: string | undefined;
  /** Read out in the place of face, note and count. */
  readonly spoken?: string | undefined;
  readonly warmth?: 'hot' | 'cold' | undefined;
}

export interface PickGridProps {
  label: string;
  options: readonly PickOption[];
  picked: readonly number[];
  onPress: (value: number) => void;
  look: 'balls' | 'words' | 'answers' | 'tens';
}

export function PickGrid({ label, options, picked, onPress, look }: PickGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const stop = Math.min(at, options.length - 1);
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...(grid.current?.querySelectorAll('button') ?? [])];
    const next = buttons[stop + stepOf(event, buttons)];
    if (next === undefined || !walkKeys.has(event.key)) return;
    event.preventDefault();
    setAt(buttons.indexOf(next));
    next.focus();
  };
  return (
    <div
      ref={grid}
      role="group"
      aria-label={label}
      className={classNames(styles['grid'], styles[look])}
      data-few={options.length <= 10 || undefined}
    >
      {options.map(({ value, face, isDrawn, note, count, spoken, warmth }, index) => (
        <button
          key={value}
          type="button"
          className={classNames(styles['pick'], warmth && styles[warmth])}
          aria-pressed={picked.includes(value)}
          title={note === undefined ? undefined : spoken}
          tabIndex={index === stop ? 0 : -1}
          onFocus={() => setAt(index)}
          onKeyDown={walk}
          onClick={() => onPress(value)}
        >
          <Seen look="face" isDrawn={isDrawn} isRead={spoken === undefined}>
            {face}
          </Seen>
          {note === undefined ? null : (
            <Seen look="note" isRead={spoken === undefined}>
              {note}
            </Seen>
          )}
          {count === undefined ? null : (
            <Seen look="count" isRead={spoken === undefined}>
              {count}
            </Seen>
          )}
          {spoken === undefined ? null : <VisuallyHidden>{spoken}</VisuallyHidden>}
        </button>
      ))}
    </div>
  );
}

interface SeenProps {
  look: 'face' | 'note' | 'count';
  isDrawn?: boolean | undefined;
  /** Nothing else is read out in its place. */
  isRead: boolean;
  children: ReactNode;
}

function Seen({ look, isDrawn, isRead, children }: SeenProps) {
  return (
    <span
      className={styles[look]}
      data-drawn={isDrawn || undefined}
      aria-hidden={!isRead || undefined}
    >
      {children}
    </span>
  );
}

const walkKeys = new Set(['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End']);

function stepOf(
  { key, currentTarget }: KeyboardEvent<HTMLElement>,
  buttons: HTMLElement[],
): number {
  const at = buttons.findIndex((button) => button === document.activeElement);
  if (key === 'Home') return -at;
  if (key === 'End') return buttons.length - 1 - at;
  const rtl = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
  if (key === 'ArrowRight') return rtl;
  if (key === 'ArrowLeft') return -rtl;
  const top = buttons[0]?.offsetTop;
  const columns = buttons.filter((button) => button.offsetTop === top).length;
  return key === 'ArrowDown' ? columns : -columns;
}
