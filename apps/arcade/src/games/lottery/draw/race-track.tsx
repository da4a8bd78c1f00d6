// Ten cars on their lanes. Each drives at a pace of its own and all have passed the line when the
// last has arrived; the order is written beside the track as they come in.
import { carHues } from '@baize/ui';
import { useArcade } from '../../../app/arcade-context.tsx';
import styles from './draw-stage.module.css';

export interface RaceTrackProps {
  /** The cars in the order of their arrival. */
  order: readonly number[];
  arrived: number;
  firstMs: number;
  eachMs: number;
}

export function RaceTrack({ order, arrived, firstMs, eachMs }: RaceTrackProps) {
  const { t } = useArcade();
  const cars = order.map((_, index) => index + 1);
  return (
    <div className={styles['track']} aria-hidden="true">
      {cars.map((car) => {
        const place = order.indexOf(car);
        return (
          <div
            key={car}
            className={styles['lane']}
            style={{
              '--car-hue': String(carHues[car - 1] ?? 0),
              '--drive': `${firstMs + place * eachMs}ms`,
              '--sway': `${(car * 37) % 23}%`,
            }}
          >
            <span className={styles['car']}>
              <Car />
              <b>{car}</b>
            </span>
            <span className={styles['arrival']}>
              {place < arrived ? t('lottery-play.place-n', { place: place + 1 }) : ''}
            </span>
          </div>
        );
      })}
    </div>
  );
}

function Car() {
  return (
    <svg viewBox="0 0 64 28">
      <path d="M2 14h10l4-6h18l8 5 18 2v5H2z" fill="currentColor" />
      <path d="M19 10h13l6 4H17z" fill="var(--color-shade)" />
      <path d="M0 5h10v3H0z" fill="currentColor" />
      <path d="M3 8h3v6H3z" fill="currentColor" />
      <circle cx="16" cy="21" r="6" fill="var(--color-on-ivory)" />
      <circle cx="49" cy="21" r="6" fill="var(--color-on-ivory)" />
      <circle cx="16" cy="21" r="2.4" fill="var(--color-ivory)" />
      <circle cx="49" cy="21" r="2.4" fill="var(--color-ivory)" />
    </svg>
  );
}
