// The result of a round that was drawn again, as its family shows it. A family that shows nothing
// does not compile.
import { familyOf, gameOf, type FamilyCode } from '@baize/engines';
import type { ComponentType } from 'react';
import { InstantOutcome } from './instant/instant-outcome.tsx';
import { CrashOutcome } from './crash/crash-outcome.tsx';
import { DrawOutcome } from './lottery/draw-outcome.tsx';
import { SlotOutcome } from './slots/slot-outcome.tsx';

export interface OutcomeProps {
  readonly gameCode: string;
  readonly stake: string;
  readonly outcome: object;
}

const views: { readonly [Code in FamilyCode]: ComponentType<OutcomeProps> } = {
  slots: SlotOutcome,
  lottery: DrawOutcome,
  instant: InstantOutcome,
  crash: CrashOutcome,
};

export function OutcomeView(props: OutcomeProps) {
  const game = gameOf(props.gameCode);
  if (game === undefined) return null;
  const View = views[familyOf(game).code];
  return <View {...props} />;
}
