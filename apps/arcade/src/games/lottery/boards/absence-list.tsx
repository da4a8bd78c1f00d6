// For how many draws each tail has not come (lô gan), the longest absent first. Past figures only:
// draws are independent.
import { Button } from '@baize/ui';
import { absenceOf } from '@baize/engines';
import { useMemo, useState } from 'react';
import { useArcade } from '../../../app/arcade-context.tsx';
import styles from './boards.module.css';

const shownFirst = 20;

export function AbsenceList({ draws }: { draws: readonly (readonly number[])[] }) {
  const { t } = useArcade();
  const [isWhole, setWhole] = useState(false);
  const absent = useMemo(
    () =>
      absenceOf(draws)
        .map((count, tail) => ({ tail, count }))
        .toSorted((one, other) => other.count - one.count || one.tail - other.tail),
    [draws],
  );
  return (
    <section className={styles['absence']}>
      <p className={styles['mute']}>
        {t('lottery-vietnam.absence-of', { count: draws.length })}{' '}
        {t('lottery-vietnam.absence-note')}
      </p>
      <ol className={styles['absent']} aria-label={t('lottery-vietnam.absence')}>
        {absent.slice(0, isWhole ? absent.length : shownFirst).map(({ tail, count }) => (
          <li key={tail}>
            <b>{String(tail).padStart(2, '0')}</b>
            <span>
              {count === draws.length
                ? t('lottery-vietnam.absent-all', { count })
                : t('lottery-vietnam.absent-for', { count })}
            </span>
          </li>
        ))}
      </ol>
      {isWhole ? null : (
        <Button size="small" kind="ghost" onClick={() => setWhole(true)}>
          {t('lottery-vietnam.show-all')}
        </Button>
      )}
    </section>
  );
}
