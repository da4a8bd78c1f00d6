// The chief figures of a PAR sheet: the return with what it rests on, how widely rounds spread, and
// the odds of the highest prize.
import type { ParSheet } from '@baize/engines';
import { formatNumber, type Translator } from '@baize/i18n';
import styles from './par-sheet-part.module.css';

export interface ParFiguresProps {
  readonly sheet: ParSheet;
  readonly t: Translator;
  readonly symbolName: (symbol: string) => string;
}

export function ParFigures({ sheet, t, symbolName }: ParFiguresProps) {
  const { simulated, returnExact, topPrize } = sheet;
  const half = simulated === undefined ? '' : ` ± ${simulated.halfWidthPercent}`;
  const prize = {
    symbol: symbolName(topPrize.symbol),
    count: topPrize.count,
    stakes: formatNumber(Number(topPrize.stakes), t.tag),
  };
  return (
    <dl>
      <dt>{t('slots.par-return', { rounds: simulated?.rounds ?? 0 })}</dt>
      <dd>{`${sheet.returnPercent} %${half}`}</dd>
      {returnExact === undefined ? null : (
        <dd className={styles['ratio']}>{returnExact.replace('/', ' / ')}</dd>
      )}
      <dt>{t('slots.par-deviation')}</dt>
      <dd>{sheet.roundDeviation}</dd>
      <dt>{t('slots.par-volatility')}</dt>
      <dd>{sheet.volatilityIndex}</dd>
      <dt>{t('slots.par-spins')}</dt>
      <dd>{sheet.spinsPerFeature}</dd>
      <dt>{t('slots.par-top', prize)}</dt>
      <dd>{formatNumber(Number(topPrize.spins), t.tag)}</dd>
    </dl>
  );
}
