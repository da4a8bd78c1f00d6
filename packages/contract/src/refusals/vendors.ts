// Refusals of vendors, their messages and their money.
import type { RefusalFact } from '../kit/refusal.ts';

export const vendorsRefusals = {
  'token-unknown': { status: 401, code: 'vendor.token.unknown' },
  'token-expired': { status: 401, code: 'vendor.token.expired' },
  'player-unknown': { status: 404, code: 'vendor.player.unknown' },
  'currency-differs': { status: 409, code: 'vendor.currency.differs' },
  'bet-unknown': { status: 404, code: 'vendor.bet.unknown' },
  'bet-rolled-back': { status: 409, code: 'vendor.bet.rolled.back' },
  'round-closed': { status: 409, code: 'vendor.round.closed' },
  'round-paid': { status: 409, code: 'vendor.round.paid' },
  'wallet-unknown': { status: 404, code: 'wallet.unknown' },
  'address-invalid': { status: 400, code: 'vendor.address.invalid' },
  'key-invalid': { status: 400, code: 'vendor.key.invalid' },
  'key-missing': { status: 409, code: 'vendor.key.missing' },
} as const satisfies Record<string, RefusalFact>;
