// What every symbol pays at the stake that is set, what the wild and the scatter do, and the lines.
// All of it is read from the game's definition, so it cannot differ from what is paid.
import { creditsToUnits, type LineGame } from '@baize/engines';
import type { TextKey } from '@baize/i18n';
import { Button } from '@baize/ui';
import { useArcade } from '../../../app/arcade-context.tsx';
import { unitsOf } from '../desk/slot-round.ts';
import { useDesk, useSlot } from '../slot-context.tsx';
import { LineMap } from './line-map.tsx';
import styles from './paytable.module.css';

export function Paytable({ onRules }: { onRules: () => void }) {
  const { t, money } = useArcade();
  const { game } = useSlot();
  const stakeText = useDesk((state) => state.stake);
  const { freeSpins } = game;
  const values = {
    count: freeSpins.scattersMin,
    spins: freeSpins.awarded,
    multiplier: freeSpins.multiplier,
  };
  return (
    <div className={styles['paytable']}>
      <p className={styles['mute']}>{t('slots.paytable-at', { stake: money(stakeText) })}</p>
      <div className={styles['special']}>
        <SymbolPicture symbol={game.wild} />
        <p>{t('slots.paytable-wild')}</p>
      </div>
      <div className={styles['special']}>
        <SymbolPicture symbol={game.scatter} />
        <div>
          <p>{t('slots.paytable-scatter', values)}</p>
          <Pays pays={scatterCredits(game)} />
        </div>
      </div>
      <ul className={styles['symbols']}>
        {Object.entries(game.linePays).map(([symbol, pays]) => (
          <li key={symbol}>
            <SymbolPicture symbol={symbol} />
            <Pays pays={pays} />
          </li>
        ))}
      </ul>
      <h3>{t('slots.paytable-lines', { count: game.lines.length })}</h3>
      <ul className={styles['lines']}>
        {game.lines.map((rows, line) => (
          <li key={line}>
            <LineMap rows={rows} height={game.rows} label={lineText(t, line, rows)} />
            <span aria-hidden="true">{line + 1}</span>
          </li>
        ))}
      </ul>
      <Button onClick={onRules}>{t('slots.rules')}</Button>
    </div>
  );
}

function Pays({ pays }: { pays: Readonly<Record<number, number>> }) {
  const { money } = useArcade();
  const { game } = useSlot();
  const stake = unitsOf(useDesk((state) => state.stake));
  const counts = Object.entries(pays).toReversed();
  return (
    <dl className={styles['pays']}>
      {counts.map(([count, credits]) => (
        <div key={count}>
          <dt>{count}</dt>
          <dd>{money(creditsToUnits({ game, stake, credits }))}</dd>
        </div>
      ))}
    </dl>
  );
}

function SymbolPicture({ symbol }: { symbol: string }) {
  const { t } = useArcade();
  const { skin } = useSlot();
  const name = t(`slots.symbol-${symbol}` as TextKey);
  const address = `${skin.art}/${symbol.toLowerCase()}.webp`;
  return <img className={styles['symbol']} src={address} alt={name} loading="lazy" />;
}

function scatterCredits(game: LineGame): Record<number, number> {
  const pays = Object.entries(game.scatterPays);
  return Object.fromEntries(pays.map(([count, stakes]) => [count, stakes * game.stakeCredits]));
}

function lineText(
  t: ReturnType<typeof useArcade>['t'],
  line: number,
  rows: readonly number[],
): string {
  const named = rows.map((row) => row + 1).join(', ');
  return t('slots.paytable-line', { line: line + 1, rows: named });
}
