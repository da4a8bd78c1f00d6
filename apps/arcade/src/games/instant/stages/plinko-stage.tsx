// The board of pins: every ball falls along the way that was drawn for it, several at once, into a
// slot that pays. The slots show their multipliers.
import { classNames } from '@baize/ui';
import { useEffect, useRef, type CSSProperties } from 'react';
import { useArcade } from '../../../app/arcade-context.tsx';
import { useReducedMotion } from '../../../frame/use-reduced-motion.ts';
import { tableOf } from '../choices/cases.ts';
import { outcomeOf, rulesOf, type Choice, type InstantRound } from '../desk/instant-round.ts';
import { rowMs } from '../desk/show-time.ts';
import { useDesk } from '../instant-context.tsx';
import { shortText } from '../multiplier-text.ts';
import { ballWay, boardHeight, boardWidth, pinBoard } from './plinko-board.ts';
import styles from './plinko-stage.module.css';

export function PlinkoStage() {
  const { terms, choice, shown, told } = useDesk((state) => state);
  const board = pinBoard(Number(choice['rows']));
  const table = tableOf(rulesOf(terms), choice);
  const last = outcomeOf(told);
  const lit = isOn(last.choice, choice) ? last.slot : undefined;
  return (
    <svg
      className={styles['board']}
      viewBox={`0 -12 ${boardWidth} ${boardHeight + 12}`}
      aria-hidden="true"
    >
      {board.pins.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className={styles['pin']} cx={x} cy={y} r={3} />
      ))}
      {table.map((multiplier, slot) => (
        <Slot
          key={`${slot} ${slot === lit ? told?.roundId : ''}`}
          multiplier={multiplier}
          x={board.slots[slot] ?? 0}
          y={board.slotTop}
          width={board.gap - 2}
          height={board.slotHeight}
          isUpright={board.isNarrow}
          isLit={slot === lit}
        />
      ))}
      {shown.map((round) => (
        <Ball key={round.roundId} round={round} />
      ))}
    </svg>
  );
}

const isOn = (one: Choice | undefined, other: Choice): boolean =>
  one?.['rows'] === other['rows'] && one?.['risk'] === other['risk'];

interface SlotProps {
  multiplier: string;
  x: number;
  y: number;
  width: number;
  height: number;
  isUpright: boolean;
  isLit: boolean;
}

function Slot({ multiplier, x, y, width, height, isUpright, isLit }: SlotProps) {
  const { t } = useArcade();
  // Warm at the edges, where much is paid, and cool in the middle.
  const heat = Math.min(1, Math.max(0, Math.log10(Math.max(0.1, Number(multiplier))) / 2 + 0.3));
  const [lightness, chroma, hue] = [0.58 + heat * 0.26, 0.07 + heat * 0.07, 345 - heat * 265];
  const tone = `oklch(from var(--color-brass) ${lightness} ${chroma} ${hue})`;
  const text = shortText(multiplier, t.tag);
  return (
    <g className={classNames(styles['slot'], isLit && styles['lit'])}>
      <rect x={x - width / 2} y={y} width={width} height={height} rx={4} style={{ fill: tone }} />
      <text
        x={x}
        y={y + height / 2}
        transform={isUpright ? `rotate(-90 ${x} ${y + height / 2})` : undefined}
        style={{ fontSize: `${fontOf(isUpright ? height : width, text)}px` } as CSSProperties}
      >
        {text}
      </text>
    </g>
  );
}

const fontOf = (width: number, text: string): number =>
  Math.min(12, (width * 1.7) / Math.max(2.4, text.length));

function Ball({ round }: { round: InstantRound }) {
  const calm = useReducedMotion();
  const ref = useRef<SVGCircleElement>(null);
  const way = ballWay(outcomeOf(round).path ?? []);
  const end = way.at(-1);
  useEffect(() => {
    const frames = ballWay(outcomeOf(round).path ?? []).map(({ x, y }) => ({
      transform: `translate(${x}px, ${y}px)`,
      easing: 'cubic-bezier(0.45, 0, 0.9, 0.7)',
    }));
    if (calm) return;
    ref.current?.animate?.(frames, { duration: frames.length * rowMs, fill: 'forwards' });
  }, [round, calm]);
  if (end === undefined) return null;
  const place = calm ? `translate(${end.x}px, ${end.y}px)` : 'translate(0, -40px)';
  return <circle ref={ref} className={styles['ball']} r={6} style={{ transform: place }} />;
}
