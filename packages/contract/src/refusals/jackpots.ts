// Refusals of jackpots: their terms, pools and prizes.
import type { RefusalFact } from '../kit/refusal.ts';

export const jackpotsRefusals = {
  'jackpot-unknown': { status: 404, code: 'jackpot.not.found' },
  'jackpot-terms-invalid': { status: 400, code: 'jackpot.terms.invalid' },
  'jackpot-ceiling-lowered': { status: 409, code: 'jackpot.ceiling.lowered' },
} as const satisfies Record<string, RefusalFact>;
