// The chief figures of a PAR sheet: the return with what it rests on, how widely rounds spread, and
// the odds of the highest prize.
import type { ParSheet } from '@baize/engines';
import { formatDecimal, formatNumber, formatPercentage, type Translator } from '@baize/i18n';
import styles from './par-sheet-part.module.css';

export interface ParFiguresProps {
  readonly sheet: ParSheet;
  readonly t: Translator;
  readonly symbolName: (symbol: string) => string;
}

export function ParFigures({ sheet, t, symbolName }: ParFiguresProps) {
  const { simulated, returnExact, topPrize } = sheet;
  const percent = (decimal: string) => formatPercentage(decimal, t.tag);
  const half = simulated === undefined ? '' : ` ± ${percent(simulated.halfWidthPercent)}`;
  const prize = {
    symbol: symbolName(topPrize.symbol),
    count: topPrize.count,
    stakes: formatNumber(Number(topPrize.stakes), t.tag),
  };
  return (
    <dl>
      <dt>{t('slots.par-return', { rounds: simulated?.rounds ?? 0 })}</dt>
      <dd>{`${percent(sheet.returnPercent)}${half}`}</dd>
      {returnExact === undefined ? null : (
        <dd className={styles['ratio']}>{ratio(returnExact, t.tag)}</dd>
      )}
      <dt>{t('slots.par-deviation')}</dt>
      <dd>{formatDecimal(sheet.roundDeviation, t.tag)}</dd>
      <dt>{t('slots.par-volatility')}</dt>
      <dd>{formatDecimal(sheet.volatilityIndex, t.tag)}</dd>
      <dt>{t('slots.par-spins')}</dt>
      <dd>{formatDecimal(sheet.spinsPerFeature, t.tag)}</dd>
      <dt>{t('slots.par-top', prize)}</dt>
      <dd>{formatNumber(Number(topPrize.spins), t.tag)}</dd>
    </dl>
  );
}

/** `419411809/435750000` with its thousands apart, so that it can be read. */
function ratio(text: string, tag: string): string {
  const [above = '0', below = '1'] = text.split('/');
  return `${formatDecimal(above, tag)} / ${formatDecimal(below, tag)}`;
}
