// Refusals of crash games: rounds, stakes in them and cash-outs.
import type { RefusalFact } from '../kit/refusal.ts';

export const crashRefusals = {
  'stakes-closed': { status: 409, code: 'crash.stakes.closed' },
  'round-slips-reached': { status: 409, code: 'crash.round.slips.max' },
  'round-sold-out': { status: 409, code: 'crash.round.exposure.max' },
  'slip-unknown': { status: 404, code: 'crash.slip.not.found' },
  'flight-not-begun': { status: 409, code: 'crash.flight.not.begun' },
  'flight-unknown': { status: 404, code: 'crash.flight.not.found' },
  'flight-cancelled': { status: 409, code: 'crash.flight.cancelled' },
  'flight-drawn': { status: 409, code: 'crash.flight.drawn' },
  'flight-not-late': { status: 409, code: 'crash.flight.not.late' },
  'flight-over': { status: 409, code: 'crash.flight.over' },
} as const satisfies Record<string, RefusalFact>;
