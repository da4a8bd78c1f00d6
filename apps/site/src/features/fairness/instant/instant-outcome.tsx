// The result of a small game that was drawn again: what was rolled, flipped, opened or dealt, and
// the multiplier.
import type { OutcomeProps } from '../outcome-view.tsx';
import { useText } from '../../../app/texts/texts.ts';
import { outcomeText } from './outcome-text.ts';

export function InstantOutcome({ outcome }: OutcomeProps) {
  const t = useText();
  return (
    <p dir="ltr">
      {outcomeText(outcome, { heads: t('instant.heads'), tails: t('instant.tails') })}
    </p>
  );
}
