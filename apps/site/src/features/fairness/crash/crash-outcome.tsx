// The result of a crash round that was drawn again: where its flight ended.
import type { OutcomeProps } from '../outcome-view.tsx';

export function CrashOutcome({ outcome }: Pick<OutcomeProps, 'outcome'>) {
  const { result } = outcome as { readonly result: readonly number[] };
  return <p dir="ltr">{result.map(printMultiplier).join(' ')}</p>;
}

/** Hundredths as a multiplier: 253 is 2.53×. */
export function printMultiplier(hundredths: number): string {
  const text = String(hundredths).padStart(3, '0');
  return `${text.slice(0, -2)}.${text.slice(-2)}×`;
}
