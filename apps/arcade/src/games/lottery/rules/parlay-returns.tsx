// The lowest return of a parlay by its number of legs.
import { formatNumber, formatPercentage } from '@baize/i18n';
import type { PlayFacts } from '@baize/engines';
import { useArcade } from '../../../app/arcade-context.tsx';
import styles from './rules.module.css';

export function ParlayReturns({ parlay }: { parlay: NonNullable<PlayFacts['parlay']> }) {
  const { t } = useArcade();
  return (
    <>
      <p>{t('lottery-play.parlay-about')}</p>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t('lottery-play.parlay-legs')}</th>
            <th scope="col">{t('lottery-play.parlay-least')}</th>
          </tr>
        </thead>
        <tbody>
          {parlay.map(({ legs, percent, exact }) => (
            <tr key={legs}>
              <th scope="row">{formatNumber(legs, t.tag)}</th>
              <td title={exact}>{formatPercentage(percent, t.tag)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
