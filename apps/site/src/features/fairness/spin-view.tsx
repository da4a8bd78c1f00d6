// One spin drawn again: the window that landed, with the winning cells marked, and what it won.
import type { SlotEvent } from '@baize/engines';
import { creditsToUnits, gameOf } from '@baize/engines';
import { parseUnits, printUnits } from '@baize/money';
import { classNames } from '@baize/ui';
import { useMoneyText } from '../../app/money-text.ts';
import { useText } from '../../app/texts/texts.ts';
import styles from './fairness.module.css';

export type SpinLanded = Extract<SlotEvent, { kind: 'spin-landed' }>;

export interface SpinViewProps {
  spin: SpinLanded;
  gameCode: string;
  stake: string;
  title: string;
}

export function SpinView({ spin, gameCode, stake, title }: SpinViewProps) {
  const t = useText();
  const money = useMoneyText();
  const won = new Set(cellsOf(spin));
  const amount = (credits: number) => money(creditsWorth(gameCode, stake, credits));
  return (
    <section className={styles['spin']}>
      <header>
        <h3>{title}</h3>
        <span>{t('fairness.stops', { stops: spin.stops.join(' · ') })}</span>
        <strong>
          {spin.winCredits > 0
            ? t('fairness.spin-win', { amount: amount(spin.winCredits) })
            : t('fairness.spin-no-win')}
        </strong>
      </header>
      <div className={styles['window']} aria-hidden="true">
        {spin.window.map((symbols, reel) => (
          <div key={reel} className={styles['reel']}>
            {symbols.map((symbol, row) => (
              <img
                key={row}
                alt=""
                width={64}
                height={64}
                src={`/arcade/art/${gameCode}/${symbol.toLowerCase()}.webp`}
                className={classNames(won.has(`${reel}:${row}`) && styles['won'])}
              />
            ))}
          </div>
        ))}
      </div>
      <ul className={styles['wins']}>
        {spin.wins.map(({ line = 0, symbol, count, credits }, index) => (
          <li key={index}>
            {t('fairness.line-win', {
              line: line + 1,
              symbol,
              count,
              amount: amount(credits * spin.multiplier),
            })}
          </li>
        ))}
        {spin.scatter.credits > 0 ? (
          <li>
            {t('fairness.scatter-win', {
              count: spin.scatter.count,
              amount: amount(spin.scatter.credits * spin.multiplier),
            })}
          </li>
        ) : null}
      </ul>
    </section>
  );
}

function cellsOf(spin: SpinLanded): string[] {
  const scatters = spin.scatter.credits > 0 ? spin.scatter.cells : [];
  return [...spin.wins.flatMap(({ cells }) => cells), ...scatters].map(
    ({ reel, row }) => `${reel}:${row}`,
  );
}

function creditsWorth(gameCode: string, stake: string, credits: number): string {
  const game = gameOf(gameCode)?.definition;
  const units = parseUnits(stake, { decimalsMax: 4 });
  if (!game || units === undefined) return '0.00';
  return printUnits(creditsToUnits({ game, stake: units, credits }), 2);
}
