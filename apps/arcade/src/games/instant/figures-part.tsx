// The figures of the session in this game, and the course of the net result over the last rounds.
import type { Units } from '@baize/money';
import { useArcade } from '../../app/arcade-context.tsx';
import { netOf, type InstantRound } from './desk/instant-round.ts';
import { useDesk } from './instant-context.tsx';
import styles from './figures-part.module.css';

export function FiguresPart() {
  const { t, money } = useArcade();
  const figures = useDesk((state) => state.figures);
  if (figures === null) return null;
  const { rounds, staked, paid, best } = figures;
  const facts = [
    [t('instant.figure-rounds'), String(rounds)],
    [t('instant.figure-staked'), money(staked)],
    [t('instant.figure-paid'), money(paid)],
    [t('instant.figure-net'), money(paid - staked, { sign: 'always' })],
    [t('instant.figure-best'), money(best)],
  ] as const;
  return (
    <section className={styles['part']} aria-label={t('instant.figures')}>
      <h2 className={styles['title']}>{t('instant.figures')}</h2>
      <dl className={styles['facts']}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Course />
    </section>
  );
}

const [width, height] = [240, 56];

function Course() {
  const { t } = useArcade();
  const history = useDesk((state) => state.history);
  if (history.length < 2) return null;
  const label = t('instant.figure-course', { count: history.length });
  return (
    <svg
      className={styles['course']}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      <CourseLine sums={sumsOf(history)} />
    </svg>
  );
}

function CourseLine({ sums }: { sums: readonly number[] }) {
  const [least, most] = [Math.min(...sums), Math.max(...sums)];
  const range = most - least || 1;
  const y = (sum: number) => 4 + ((most - sum) / range) * (height - 8);
  const x = (at: number) => (at / (sums.length - 1)) * width;
  const points = sums.map((sum, at) => `${Math.round(x(at))},${Math.round(y(sum))}`).join(' ');
  return (
    <>
      <line className={styles['zero']} x1={0} x2={width} y1={y(0)} y2={y(0)} />
      <polyline className={styles['line']} points={points} />
    </>
  );
}

/** The net result after each round, the oldest first, from zero. */
function sumsOf(history: readonly InstantRound[]): readonly number[] {
  let sum: Units = 0n;
  const sums = history.toReversed().map((round) => Number((sum += netOf(round))));
  return [0, ...sums];
}
