// The wheel, its segments drawn to scale: it turns to the segment that was drawn and slows down on
// the way. The legend tells what each colour pays and how often it stands on the wheel.
import { classNames } from '@baize/ui';
import { useState, type CSSProperties } from 'react';
import { useArcade } from '../../../app/arcade-context.tsx';
import { tableOf } from '../choices/cases.ts';
import { outcomeOf, rulesOf } from '../desk/instant-round.ts';
import { spinMs } from '../desk/show-time.ts';
import { useDesk } from '../instant-context.tsx';
import { multiplierText, shortText } from '../multiplier-text.ts';
import { useRound, type StageRound } from '../use-round.ts';
import styles from './wheel-stage.module.css';

export function WheelStage() {
  const { t } = useArcade();
  const { terms, choice } = useDesk((state) => state);
  const at = useRound();
  const outcome = outcomeOf(at.round);
  const table = tableOf(rulesOf(terms), choice);
  const angle = useAngle(at);
  const isOwn = isSame(outcome.choice ?? choice, choice);
  const told = at.isTold && isOwn ? outcome.segment : undefined;
  const turned = { '--angle': `${angle}deg`, '--spin': `${spinMs}ms` } as CSSProperties;
  const tones = tonesOf(table);
  return (
    <div className={styles['stage']}>
      <div className={styles['wheel']}>
        <svg viewBox="-100 -100 200 200" aria-hidden="true" style={turned}>
          <circle className={styles['rim']} r={99} />
          {table.map((multiplier, segment) => (
            <path
              key={segment}
              className={classNames(styles['segment'], segment === told && styles['drawn'])}
              style={{ fill: tones.get(multiplier) }}
              d={slice(segment, table.length)}
            />
          ))}
          <circle className={styles['hub']} r={46} />
        </svg>
        <span className={styles['pointer']} aria-hidden="true" />
        <strong className={styles['middle']} aria-hidden="true">
          {told === undefined ? '' : multiplierText(outcome.multiplier ?? '0', t.tag)}
        </strong>
      </div>
      <ul className={styles['legend']}>
        {[...tones].map(([multiplier, tone]) => (
          <li
            key={multiplier}
            style={{ '--tone': tone } as CSSProperties}
            className={classNames(
              told !== undefined && table[told] === multiplier && styles['lit'],
            )}
          >
            {shortText(multiplier, t.tag)}×
            <small>
              {table.filter((one) => one === multiplier).length}/{table.length}
            </small>
          </li>
        ))}
      </ul>
    </div>
  );
}

const isSame = (one: object, other: object): boolean =>
  Object.entries(one).every(([name, value]) => (other as Record<string, unknown>)[name] === value);

/** Each drawn round turns the wheel on, some times around, to its segment under the pointer. */
function useAngle({ round, isTold }: StageRound): number {
  const [turn, setTurn] = useState<{ roundId: string; angle: number }>({ roundId: '', angle: 0 });
  const { segment, choice } = outcomeOf(round);
  if (round === null || segment === undefined || turn.roundId === round.roundId) return turn.angle;
  const count = Number(choice?.['segments'] ?? 10);
  const goal = -((segment + 0.5) * 360) / count;
  const whole = isTold ? 0 : (Math.floor(turn.angle / 360) + turns) * 360;
  setTurn({ roundId: round.roundId, angle: whole + 360 + goal });
  return turn.angle;
}

const turns = 5;

function slice(segment: number, count: number): string {
  const point = (at: number, radius: number) => {
    const angle = (at / count) * 2 * Math.PI - Math.PI / 2;
    return `${hundredth(radius * Math.cos(angle))} ${hundredth(radius * Math.sin(angle))}`;
  };
  const gap = 0.04;
  const [from, to] = [segment + gap, segment + 1 - gap];
  const outer = `M${point(from, 95)}A95 95 0 0 1 ${point(to, 95)}`;
  return `${outer}L${point(to, 60)}A60 60 0 0 0 ${point(from, 60)}Z`;
}

const hundredth = (length: number): number => Math.round(length * 100) / 100;

/** A colour for each multiplier of a wheel, from nothing to the highest. */
function tonesOf(table: readonly string[]): ReadonlyMap<string, string> {
  const kinds = [...new Set(table)].toSorted((one, other) => Number(one) - Number(other));
  const palette = [
    'oklch(from var(--color-felt) .72 .13 160)',
    'oklch(from var(--color-felt) .74 .13 230)',
    'oklch(from var(--color-felt) .72 .17 300)',
  ];
  const highest = kinds.at(-1);
  return new Map(
    kinds.map((kind, at) => {
      if (Number(kind) === 0) return [kind, 'oklch(from var(--color-felt) .4 .02 250)'];
      if (kind === highest) return [kind, 'oklch(from var(--color-felt) .83 .13 82)'];
      return [kind, palette[(at - 1) % palette.length] ?? ''];
    }),
  );
}
