// Refusals of rounds, limits, breaks and games.
import type { RefusalFact } from '../kit/refusal.ts';

export const wageringRefusals = {
  'deposit-limit-reached': { status: 403, code: 'limit.deposit' },
  'stake-limit-reached': { status: 403, code: 'limit.stake' },
  'loss-limit-reached': { status: 403, code: 'limit.loss' },
  'spend-limit-reached': { status: 403, code: 'limit.spend' },
  'session-limit-reached': { status: 403, code: 'limit.session' },
  'player-on-break': { status: 403, code: 'limit.break' },
  'self-excluded': { status: 403, code: 'limit.exclusion' },
  'session-budget-due': { status: 403, code: 'limit.session.budget' },
  'reality-check-due': { status: 403, code: 'limit.reality.check' },
  'reality-check-locked': { status: 403, code: 'limit.reality.check.locked' },
  'round-unknown': { status: 404, code: 'round.not.found' },
  'free-rounds-unknown': { status: 404, code: 'free.rounds.not.found' },
  'free-bet-unknown': { status: 404, code: 'free.bet.not.found' },
  'round-open': { status: 409, code: 'round.open' },
  'seed-rotation-blocked': { status: 409, code: 'seed.rotation.blocked' },
  'seed-not-committed': { status: 409, code: 'seed.not.committed' },
  'game-open-elsewhere': { status: 409, code: 'game.open.elsewhere' },
  'rules-changed': { status: 409, code: 'rules.changed' },
  'stake-not-offered': { status: 400, code: 'stake.not.offered' },
  'stake-too-high': { status: 403, code: 'stake.too.high' },
} as const satisfies Record<string, RefusalFact>;
