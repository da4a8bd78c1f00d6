// The last result of a lottery where there is room for a line: its numbers, or of a board of prizes
// the one that counts most.
import { DrawnNumbers, type DrawnNumbersProps } from '@baize/ui';
import type { DrawKind } from '@baize/engines';
import { hasSpecialPrize, LastPrize } from '../boards/last-prize.tsx';
import { ShortResult } from '../countries/short-result.tsx';
import { spokenNumbers } from '../draw/draw-stage.tsx';
import { isTyped } from '../typing/typed-kinds.ts';

export interface LastResultProps extends Pick<DrawnNumbersProps, 'most' | 'size'> {
  kind: DrawKind;
  numbers: readonly number[];
}

/** Whether a kind draws numbers of several digits: their places have no streaks and no roads. */
export const hasLongNumbers = (kind: string): boolean => hasSpecialPrize(kind) || isTyped(kind);

export function LastResult({ kind, numbers, ...look }: LastResultProps) {
  if (hasSpecialPrize(kind.code)) return <LastPrize kind={kind.code} numbers={numbers} />;
  const shown = { kind: kind.code, numbers, label: spokenNumbers(kind, numbers) };
  return isTyped(kind.code) ? <ShortResult {...shown} /> : <DrawnNumbers {...shown} {...look} />;
}
