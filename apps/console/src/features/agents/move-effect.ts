// The effect of a move as the page that knows more than agents shows it, in the dialog of the move.
import { createContext, type ReactNode } from 'react';

/** Of this member under the agent of that username. */
export type EffectOf = (memberId: string, upline: string) => ReactNode;

export const MoveEffectContext = createContext<EffectOf>(() => null);
