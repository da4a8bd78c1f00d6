// The calendar of the week: which provinces draw on which day.
import { useArcade } from '../../../app/arcade-context.tsx';
import { gamesOn } from '../boards/regions.ts';
import styles from './vietnam-lobby.module.css';

/** From Monday on. */
const weekdays = [1, 2, 3, 4, 5, 6, 0] as const;
const columns = ['south', 'central'] as const;

export function WeekCalendar({ today }: { today: number }) {
  const { t } = useArcade();
  const names = new Intl.DateTimeFormat(t.tag, { weekday: 'short', timeZone: 'UTC' });
  // The fourth of January 1970 was a Sunday.
  const nameOf = (weekday: number) => names.format(new Date((3 + weekday) * 86_400_000));
  return (
    <details className={styles['calendar']}>
      <summary>{t('lottery-vietnam.week')}</summary>
      <p className={styles['note']}>{t('lottery-vietnam.north-every-day')}</p>
      <table className={styles['week']}>
        <thead>
          <tr>
            <th scope="col">{t('lottery-vietnam.day')}</th>
            {columns.map((region) => (
              <th key={region} scope="col">
                {t(`lottery-vietnam.region-${region}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weekdays.map((weekday) => (
            <tr key={weekday} aria-current={weekday === today ? 'date' : undefined}>
              <th scope="row">{nameOf(weekday)}</th>
              {columns.map((region) => (
                <td key={region}>
                  {gamesOn(region, weekday)
                    .map((code) => t.named(`lottery.${code}`) ?? code)
                    .join(', ')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
