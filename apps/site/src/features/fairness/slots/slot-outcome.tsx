// A round of a slot drawn again: its windows, one below the other.
import { slotGameOf, type SlotEvent } from '@baize/engines';
import type { OutcomeProps } from '../outcome-view.tsx';
import { shownSteps } from './shown-steps.ts';
import { SpinView } from './spin-view.tsx';

export function SlotOutcome({ gameCode, stake, outcome }: OutcomeProps) {
  const game = slotGameOf(gameCode)?.definition;
  if (game === undefined) return null;
  const { events } = outcome as { readonly events: readonly SlotEvent[] };
  return shownSteps(events).map((step, index) => (
    <SpinView key={index} step={step} game={game} stake={stake} />
  ));
}
