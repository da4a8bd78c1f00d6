// The result of a crash round that was drawn again: where its flight ended.
import type { OutcomeProps } from '../outcome-view.tsx';

export function CrashOutcome({ outcome }: Pick<OutcomeProps, 'outcome'>) {
  const { result } = outcome as { readonly result: readonly number[] };
  return <p dir="ltr">{result.map(printMultiplier).join(' ')}</p>;
}

/** Hundredths as a multiplier: 253 is 2.53×. */
export const printMultiplier = (hundredths: number): string => `${(hundredths / 100).toFixed(2)}×`;
