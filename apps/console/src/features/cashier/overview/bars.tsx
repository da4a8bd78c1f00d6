// Bars of now over a line of a week before, drawn without a library. The table of the same figures
// is for those who cannot see them.
import { VisuallyHidden } from '@baize/ui';
import styles from './overview.module.css';

export interface Bar {
  readonly name: string;
  readonly now: number | undefined;
  readonly before: number;
  /** As it is told. */
  readonly nowText: string;
  readonly beforeText: string;
}

export interface BarsProps {
  caption: string;
  bars: readonly Bar[];
  heads: readonly [name: string, now: string, before: string];
}

const [width, height] = [640, 180];

export function Bars({ caption, bars, heads }: BarsProps) {
  const values = bars.flatMap(({ now, before }) => [now ?? 0, before, 0]);
  const [top, bottom] = [Math.max(...values), Math.min(...values)];
  const scale = (value: number) =>
    top === bottom ? height : height - ((value - bottom) / (top - bottom)) * height;
  const step = width / bars.length;
  const line = bars.map(({ before }, place) => `${(place + 0.5) * step},${scale(before)}`);
  return (
    <figure className={styles['chart']}>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <line className={styles['zero']} x1="0" x2={width} y1={scale(0)} y2={scale(0)} />
        {bars.map(({ name, now, nowText, beforeText }, place) =>
          now === undefined ? null : (
            <rect
              key={name}
              className={now < 0 ? styles['below'] : styles['bar']}
              x={place * step + step * 0.15}
              y={Math.min(scale(now), scale(0))}
              width={step * 0.7}
              height={Math.max(1, Math.abs(scale(now) - scale(0)))}
              rx="2"
            >
              <title>{`${name}: ${nowText} (${beforeText})`}</title>
            </rect>
          ),
        )}
        <polyline className={styles['before']} points={line.join(' ')} />
      </svg>
      <div className={styles['axis']} aria-hidden="true">
        {axisOf(bars).map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <VisuallyHidden>
        <FiguresTable caption={caption} bars={bars} heads={heads} />
      </VisuallyHidden>
    </figure>
  );
}

/** Names that fit: all of a week, every sixth of a day. */
const axisOf = (bars: readonly Bar[]): readonly string[] =>
  bars.length <= 8
    ? bars.map(({ name }) => name)
    : bars.filter((_, place) => place % 6 === 0).map(({ name }) => name);

function FiguresTable({ caption, bars, heads }: BarsProps) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bars.map(({ name, nowText, beforeText }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{nowText}</td>
            <td>{beforeText}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
