// One window of a round drawn again, with its winning cells marked, its win and the events after
// it.
import { creditsToUnits, type SlotGame, type SymbolWin } from '@baize/engines';
import { readUnits } from '@baize/client';
import { printUnits } from '@baize/money';
import { classNames } from '@baize/ui';
import type { CSSProperties } from 'react';
import { useMoneyText } from '../../../app/money-text.ts';
import { useText } from '../../../app/texts/texts.ts';
import type { Note, ShownStep } from './shown-steps.ts';
import styles from '../fairness.module.css';

export interface SpinViewProps {
  step: ShownStep;
  game: SlotGame;
  stake: string;
}

export function SpinView({ step, game, stake }: SpinViewProps) {
  const t = useText();
  const money = useMoneyText();
  const amount = (credits: number) => money(creditsWorth(game, stake, credits));
  const { key, ...values } = step.title;
  return (
    <section className={styles['spin']}>
      <header>
        <h3>{t(`fairness.${key}`, values)}</h3>
        {step.stops.length === 0 ? null : (
          <span>{t('fairness.stops', { stops: step.stops.join(' · ') })}</span>
        )}
        <strong>
          {step.winCredits > 0
            ? t('fairness.spin-win', { amount: amount(step.winCredits) })
            : t('fairness.spin-no-win')}
        </strong>
      </header>
      <WindowView step={step} game={game} />
      <WinList step={step} amount={amount} />
    </section>
  );
}

function WindowView({ step, game }: Pick<SpinViewProps, 'step' | 'game'>) {
  const won = new Set(cellsOf(step));
  const style = { '--reels': step.window.length } as CSSProperties;
  return (
    <div className={styles['window']} style={style} aria-hidden="true">
      {step.window.map((symbols, reel) => (
        <div key={reel} className={styles['reel']}>
          {symbols.map((symbol, row) => (
            <img
              key={row}
              alt=""
              width={64}
              height={64}
              src={`/arcade/art/${game.code}/${symbol.toLowerCase()}.webp`}
              className={classNames(won.has(`${reel}:${row}`) && styles['won'])}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface WinListProps {
  step: ShownStep;
  amount: (credits: number) => string;
}

function WinList({ step, amount }: WinListProps) {
  const t = useText();
  const { wins, scatter, multiplier, notes } = step;
  const told = ({ line, ways, symbol, count, credits }: SymbolWin) => {
    const values = { symbol, count, amount: amount(credits * multiplier) };
    if (line !== undefined) return t('fairness.line-win', { line: line + 1, ...values });
    if (ways !== undefined) return t('fairness.ways-win', { ways, ...values });
    return t('fairness.symbol-win', values);
  };
  const noted = (note: Note) => {
    const { key, ...values } = note;
    const worth = 'credits' in note ? { amount: amount(note.credits) } : {};
    return t(`fairness.${key}`, { ...values, ...worth });
  };
  return (
    <ul className={styles['wins']}>
      {wins.map((win, index) => (
        <li key={index}>{told(win)}</li>
      ))}
      {scatter !== undefined && scatter.credits > 0 ? (
        <li>
          {t('fairness.scatter-win', {
            count: scatter.count,
            amount: amount(scatter.credits * multiplier),
          })}
        </li>
      ) : null}
      {notes.map((note, index) => (
        <li key={`note-${index}`}>{noted(note)}</li>
      ))}
    </ul>
  );
}

function cellsOf({ wins, scatter }: ShownStep): string[] {
  const scatters = scatter !== undefined && scatter.credits > 0 ? scatter.cells : [];
  return [...wins.flatMap(({ cells }) => cells), ...scatters].map(
    ({ reel, row }) => `${reel}:${row}`,
  );
}

function creditsWorth(game: SlotGame, stake: string, credits: number): string {
  const units = readUnits(stake);
  if (units === undefined) return '0.00';
  return printUnits(creditsToUnits({ game, stake: units, credits }), 2);
}
