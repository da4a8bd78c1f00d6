// The pay table of the present choice, case by case with exact chances; of mines the ladder that
// safe fields climb.
import { formatNumber, formatPercent } from '@baize/i18n';
import { useArcade } from '../../../app/arcade-context.tsx';
import { casesOf } from '../choices/cases.ts';
import { minesCases } from '../choices/mines-cases.ts';
import { useDesk } from '../instant-context.tsx';
import { multiplierText } from '../multiplier-text.ts';
import styles from './panels.module.css';

export function PayTable() {
  const { t } = useArcade();
  const { terms, choice } = useDesk((state) => state);
  const isMines = terms.gameCode === 'mines';
  const cases = isMines ? minesCases(terms, choice) : casesOf(terms, choice);
  if (cases.length === 0) return null;
  return (
    <table className={styles['cases']}>
      <caption>{t('instant.rules-table')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('instant.rules-column-pays')}</th>
          <th scope="col">{t(isMines ? 'instant.safe-fields' : 'instant.rules-column-case')}</th>
          <th scope="col">{t('instant.rules-column-chance')}</th>
        </tr>
      </thead>
      <tbody>
        {cases.map(({ multiplier, ways, of }, at) => (
          <tr key={multiplier}>
            <th scope="row">{multiplierText(multiplier, t.tag)}</th>
            <td>{isMines ? at + 1 : `${formatNumber(ways, t.tag)}/${formatNumber(of, t.tag)}`}</td>
            <td>{formatPercent(ways / of, t.tag, 4)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
