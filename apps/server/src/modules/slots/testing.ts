// Builds slots over wagering with real books, for the tests of slots and of what stands above.
import { policies, type Policies, type Refusal } from '@baize/contract';
import { silentLog } from '../../platform/log/index.ts';
import type { buildWagering } from '../wagering/testing.ts';
import { createSlots } from './index.ts';

export const gameCode = 'golden-lotus-20';

/** Slots under the policies of a fresh platform. */
export function buildSlots(
  { clock, ledger, wagering }: ReturnType<typeof buildWagering>,
  takesJackpot = false,
) {
  const values = Object.entries(policies).map(([name, fact]) => [name, fact.default]);
  const policy = Object.fromEntries(values) as { -readonly [N in keyof Policies]: Policies[N] };
  let unverified: Refusal<'game-unverified'> | undefined;
  let closed: Refusal<'game-off' | 'game-maintenance'> | undefined;
  let newest: string | undefined;
  let age: number | undefined;
  const slots = createSlots({
    clock,
    log: silentLog(),
    wagering,
    policy: () => policy,
    cashOf: async (playerId, currency) => (await ledger.balance(playerId, currency)).cash,
    symbolOf: (currency) => (currency === 'PHP' ? '₱' : currency),
    takesJackpot: (currency) => currency === 'PHP' && takesJackpot,
    refusalOfCode: () => unverified,
    refusalOfGame: () => closed,
    newestOpening: async () => newest,
    ageOf: async () => age,
  });
  return {
    ...slots,
    policy,
    close: (refusal: typeof closed) => void (closed = refusal),
    /** The player opened a game once more. */
    open: (opening: string) => void (newest = opening),
    /** The player is so old, or has never told. */
    grow: (years: number | undefined) => void (age = years),
    unverify: (refusal: typeof unverified) => void (unverified = refusal),
  };
}
