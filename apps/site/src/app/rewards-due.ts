// The number of rewards that the member can claim: it comes with the description of the member, so
// that no page asks for it, and is asked again when a reward moves.
import { create } from 'zustand';

export const useRewardsDue = create<{ readonly count: number }>()(() => ({ count: 0 }));
