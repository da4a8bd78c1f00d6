// Refusals of the small games that one player plays at once.
import type { RefusalFact } from '../kit/refusal.ts';

export const instantRefusals = {
  'choice-not-allowed': { status: 400, code: 'choice.not.allowed' },
  'step-not-allowed': { status: 400, code: 'step.not.allowed' },
  'hand-over': { status: 409, code: 'hand.over' },
  'hand-moved-on': { status: 409, code: 'hand.moved.on' },
} as const satisfies Record<string, RefusalFact>;
