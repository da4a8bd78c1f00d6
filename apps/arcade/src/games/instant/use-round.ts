// The round on the stage: one that is being shown, else the open hand, else the last that was told.
import type { InstantRound } from './desk/instant-round.ts';
import { useDesk } from './instant-context.tsx';

export interface StageRound {
  readonly round: InstantRound | null;
  /** Its result may be told. */
  readonly isTold: boolean;
}

export function useRound(): StageRound {
  const round = useDesk(({ shown, hand, told }) => shown.at(-1) ?? hand ?? told);
  const told = useDesk((state) => state.told);
  return { round, isTold: round !== null && round === told };
}
