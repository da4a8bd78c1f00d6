// The round in words: how things stand, the result told once when the reels have told it, and the
// window as a table. This is the game for those who cannot see the canvas.
import type { TextKey } from '@baize/i18n';
import { creditsToUnits } from '@baize/engines';
import { VisuallyHidden } from '@baize/ui';
import { useArcade } from '../../app/arcade-context.tsx';
import { hadFeature, spinsOf, type ShownRound } from './desk/slot-round.ts';
import { useDesk, useSlot } from './slot-context.tsx';
import { useResultText } from './use-result-text.ts';

export function SlotWords() {
  const { t, money } = useArcade();
  const round = useDesk((state) => state.round);
  const told = useDesk((state) => state.told);
  const phase = useDesk((state) => state.phase);
  const balance = useDesk((state) => state.balance);
  const stake = useDesk((state) => state.stake);
  const result = useResultText(round);
  const state = t('slots.state-text', { balance: money(balance), stake: money(stake) });
  return (
    <VisuallyHidden data-testid="slot-words">
      <span>{phase === 'ready' ? state : t('slots.spinning')}</span>
      <span role="status" aria-live="polite" data-testid="result">
        {told ? result : ''}
      </span>
      {round !== null && phase === 'ready' ? <WindowTable round={round} /> : null}
    </VisuallyHidden>
  );
}

function WindowTable({ round }: { round: ShownRound }) {
  const { t, money } = useArcade();
  const { game } = useSlot();
  const spin = spinsOf(round.events).at(-1);
  if (spin === undefined) return null;
  const name = (symbol: string) => t(`slots.symbol-${symbol}` as TextKey);
  const amount = (credits: number) =>
    money(creditsToUnits({ game, stake: round.stake, credits: credits * spin.multiplier }));
  return (
    <>
      <table>
        <caption>{t('slots.window-caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('slots.window-rows')}</th>
            {spin.window.map((_, reel) => (
              <th key={reel} scope="col">
                {t('slots.window-reel', { reel: reel + 1 })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: game.rows }, (_, row) => (
            <tr key={row}>
              <th scope="row">{t('slots.window-row', { row: row + 1 })}</th>
              {spin.window.map((column, reel) => (
                <td key={reel}>{name(column[row] ?? '')}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul>
        {spin.wins.map(({ line = 0, count, symbol, credits }, index) => (
          <li key={index}>
            {t('slots.line-win', {
              line: line + 1,
              count,
              symbol: name(symbol),
              amount: amount(credits),
            })}
          </li>
        ))}
        {hadFeature(round.events) || spin.scatter.credits === 0 ? null : (
          <li>
            {t('slots.scatter-win', {
              count: spin.scatter.count,
              symbol: name(game.scatter),
              amount: amount(spin.scatter.credits),
            })}
          </li>
        )}
      </ul>
    </>
  );
}
