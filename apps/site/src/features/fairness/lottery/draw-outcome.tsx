// The result of a shared draw that was drawn again: its numbers in drawn order.
import { dealtLotteryOf, drawKinds, printDraw } from '@baize/engines';
import type { OutcomeProps } from '../outcome-view.tsx';

export function DrawOutcome({ gameCode, outcome }: Pick<OutcomeProps, 'gameCode' | 'outcome'>) {
  const code = dealtLotteryOf(gameCode)?.definition.kind;
  const kind = drawKinds.find((one) => one.code === code);
  if (kind === undefined) return null;
  const { result } = outcome as { readonly result: readonly number[] };
  return <p dir="ltr">{printDraw(kind, result).join(' ')}</p>;
}
