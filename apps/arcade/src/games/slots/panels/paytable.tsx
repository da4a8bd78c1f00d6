// The paytable: what every symbol pays at the current stake, the special symbols and the lines. It
// is read from the game's definition, so it cannot differ from what is paid.
import { unitsOf } from '@baize/client';
import { creditsToUnits } from '@baize/engines';
import { Button } from '@baize/ui';
import { useArcade } from '../../../app/arcade-context.tsx';
import type { SlotFace, SymbolPays } from '../face/face.ts';
import { useDesk, useSlot } from '../slot-context.tsx';
import { useSymbolName } from '../use-symbol-name.ts';
import { LineMap } from './line-map.tsx';
import styles from './paytable.module.css';

export function Paytable({ onRules }: { onRules: () => void }) {
  const { t, money } = useArcade();
  const { face } = useSlot();
  const stakeText = useDesk((state) => state.stake);
  return (
    <div className={styles['paytable']} style={{ '--pay-letters': useLongestPay() }}>
      <p className={styles['mute']}>{t('slots.paytable-at', { stake: money(stakeText) })}</p>
      {face.special.map(({ symbol, does, pays }) => (
        <div key={symbol} className={styles['special']}>
          <SymbolPicture symbol={symbol} />
          <div>
            <p>{t(does.key, does.values)}</p>
            {pays === undefined ? null : <Pays pays={pays} />}
          </div>
        </div>
      ))}
      <ul className={styles['symbols']}>
        {face.pays.map(({ symbol, pays }) => (
          <li key={symbol}>
            <SymbolPicture symbol={symbol} />
            <Pays pays={pays} />
          </li>
        ))}
      </ul>
      {face.lines.length === 0 ? null : <Lines lines={face.lines} rows={face.rows} />}
      <Button onClick={onRules}>{t('slots.rules')}</Button>
    </div>
  );
}

function Lines({ lines, rows }: { lines: SlotFace['lines']; rows: number }) {
  const { t } = useArcade();
  return (
    <>
      <h3>{t('slots.paytable-lines', { count: lines.length })}</h3>
      <ul className={styles['lines']}>
        {lines.map((crossed, line) => (
          <li key={line}>
            <LineMap rows={crossed} height={rows} label={lineText(t, line, crossed)} />
            <span aria-hidden="true">{line + 1}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** How many letters the longest pay has at this stake: where two do not fit beside each other, one
 * stands below the other. */
function useLongestPay(): number {
  const { money } = useArcade();
  const { face, game } = useSlot();
  const stake = unitsOf(useDesk((state) => state.stake));
  const pays = [...face.pays, ...face.special].flatMap((symbol) => symbol.pays ?? []);
  const letters = pays.map(
    ({ count, credits }) => `${count}${money(creditsToUnits({ game, stake, credits }))}`.length,
  );
  return Math.max(0, ...letters);
}

function Pays({ pays }: Pick<SymbolPays, 'pays'>) {
  const { money } = useArcade();
  const { game } = useSlot();
  const stake = unitsOf(useDesk((state) => state.stake));
  return (
    <dl className={styles['pays']}>
      {pays.map(({ count, credits }) => (
        <div key={count}>
          <dt>{count}</dt>
          <dd>{money(creditsToUnits({ game, stake, credits }))}</dd>
        </div>
      ))}
    </dl>
  );
}

function SymbolPicture({ symbol }: { symbol: string }) {
  const { skin } = useSlot();
  const name = useSymbolName()(symbol);
  const address = `${skin.art}/${symbol.toLowerCase()}.webp`;
  return <img className={styles['symbol']} src={address} alt={name} loading="lazy" />;
}

function lineText(
  t: ReturnType<typeof useArcade>['t'],
  line: number,
  rows: readonly number[],
): string {
  const named = rows.map((row) => row + 1).join(', ');
  return t('slots.paytable-line', { line: line + 1, rows: named });
}
