// The game's whole PAR sheet, loaded when it is opened.
import type { ParSheet } from '@baize/engines';
import { formatDecimal, formatNumber, formatPercentage } from '@baize/i18n';
import { useState } from 'react';
import { loadParSheet } from 'virtual:par-sheets';
import { useArcade } from '../../../app/arcade-context.tsx';
import { useSlot } from '../slot-context.tsx';
import { useSymbolName } from '../use-symbol-name.ts';
import { ParFigures } from './par-figures.tsx';
import styles from './par-sheet-part.module.css';

export function ParSheetPart() {
  const { t } = useArcade();
  const { game } = useSlot();
  const symbolName = useSymbolName();
  const [sheet, setSheet] = useState<ParSheet>();
  const load = () => {
    if (sheet !== undefined) return;
    void loadParSheet[game.code]?.().then((loaded) => setSheet(loaded.sheet));
  };
  return (
    <details className={styles['part']} onToggle={load}>
      <summary>{t('slots.par-open')}</summary>
      {sheet === undefined ? null : (
        <div className={styles['sheet']}>
          <ParFigures sheet={sheet} t={t} symbolName={symbolName} />
          <Bands sheet={sheet} />
          {sheet.pays === undefined ? null : <Pays pays={sheet.pays} />}
        </div>
      )}
    </details>
  );
}

function Bands({ sheet }: { sheet: ParSheet }) {
  const { t } = useArcade();
  return (
    <table>
      <caption>{t('slots.par-bands')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('slots.par-rounds')}</th>
          <th scope="col">{t('slots.par-band')}</th>
        </tr>
      </thead>
      <tbody>
        {sheet.bands.map(({ rounds, lowPercent, highPercent }) => (
          <tr key={rounds}>
            <th scope="row">{formatNumber(rounds, t.tag)}</th>
            <td>
              {`${formatDecimal(lowPercent, t.tag)} – ${formatPercentage(highPercent, t.tag)}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Pays({ pays }: { pays: NonNullable<ParSheet['pays']> }) {
  const { t } = useArcade();
  const name = useSymbolName();
  return (
    <table>
      <caption>{t('slots.par-pays')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('slots.par-pay')}</th>
          <th scope="col">{t('slots.par-often')}</th>
          <th scope="col">{t('slots.par-share')}</th>
        </tr>
      </thead>
      <tbody>
        {pays.map(({ symbol, count, perSpin, returnPercent }) => (
          <tr key={`${symbol}${count}`}>
            <th scope="row">{`${name(symbol)} × ${count}`}</th>
            <td>{formatDecimal(perSpin, t.tag)}</td>
            <td>{formatPercentage(returnPercent, t.tag)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
