// The round in words: the state, the result when the reels have stopped, and the window as a table;
// the announcer reads out events. This is the game for players who cannot see the canvas.
import { creditsToUnits, type SymbolWin } from '@baize/engines';
import { VisuallyHidden } from '@baize/ui';
import { useArcade } from '../../app/arcade-context.tsx';
import { lastLanding, lastWindow, type ShownRound } from './desk/slot-round.ts';
import { useDesk, useSlot } from './slot-context.tsx';
import { useResultText } from './use-result-text.ts';
import { useSymbolName } from './use-symbol-name.ts';

export function SlotWords() {
  const { t, money } = useArcade();
  const round = useDesk((state) => state.round);
  const told = useDesk((state) => state.told);
  const phase = useDesk((state) => state.phase);
  const balance = useDesk((state) => state.balance);
  const stake = useDesk((state) => state.stake);
  const resultOf = useResultText();
  const state = t('slots.state-text', { balance: money(balance), stake: money(stake) });
  return (
    <VisuallyHidden data-testid="slot-words">
      <span>{phase === 'ready' ? state : t('slots.spinning')}</span>
      <span data-testid="result">{told && round !== null ? resultOf(round) : ''}</span>
      {round !== null && phase === 'ready' ? <WindowTable round={round} /> : null}
    </VisuallyHidden>
  );
}

function WindowTable({ round }: { round: ShownRound }) {
  const { t } = useArcade();
  const name = useSymbolName();
  const window = lastWindow(round.events);
  if (window === undefined) return null;
  const rows = Math.max(...window.map((column) => column.length));
  return (
    <>
      <table>
        <caption>{t('slots.window-caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('slots.window-rows')}</th>
            {window.map((_, reel) => (
              <th key={reel} scope="col">
                {t('slots.window-reel', { reel: reel + 1 })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            <tr key={row}>
              <th scope="row">{t('slots.window-row', { row: row + 1 })}</th>
              {window.map((column, reel) => (
                <td key={reel}>{column[row] === undefined ? '' : name(column[row])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <WinList round={round} />
    </>
  );
}

/** The wins of the window that stands. */
function WinList({ round }: { round: ShownRound }) {
  const { t, money } = useArcade();
  const { game } = useSlot();
  const name = useSymbolName();
  const landing = lastLanding(round.events);
  if (landing === undefined) return null;
  const { multiplier, wins, scatter } = landing;
  const amount = (credits: number) =>
    money(creditsToUnits({ game, stake: round.stake, credits: credits * multiplier }));
  const told = ({ line, ways, count, symbol, credits }: SymbolWin) => {
    const values = { count, symbol: name(symbol), amount: amount(credits) };
    if (line !== undefined) return t('slots.line-win', { line: line + 1, ...values });
    if (ways !== undefined) return t('slots.ways-win', { ways, ...values });
    return t('slots.symbol-win', values);
  };
  return (
    <ul>
      {wins.map((win, index) => (
        <li key={index}>{told(win)}</li>
      ))}
      {scatter === undefined || scatter.credits === 0 ? null : (
        <li>
          {t('slots.symbol-win', {
            count: scatter.count,
            symbol: name(game.scatter),
            amount: amount(scatter.credits),
          })}
        </li>
      )}
    </ul>
  );
}
