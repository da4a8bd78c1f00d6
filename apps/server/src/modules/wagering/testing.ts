// Builds wagering on a fresh database with real books, for the tests of wagering and of the games
// above it.
import { demoFunded, depositSettled } from '@baize/ledger';
import { parseUnits, type Units } from '@baize/money';
import { fakeClock } from '../../platform/clock/index.ts';
import type { Database } from '../../platform/database/index.ts';
import type { PlayerCaller } from '../../platform/call/index.ts';
import { silentLog } from '../../platform/log/index.ts';
import { systemRandomness } from '../../platform/randomness/index.ts';
import { createLedger } from '../wallet/index.ts';
import { createWagering, type JackpotTogether, type Round } from './index.ts';

export const units = (text: string): Units => parseUnits(text, { decimalsMax: 4 }) ?? 0n;

export function playerCaller(playerId: string, more: Partial<PlayerCaller> = {}): PlayerCaller {
  return {
    kind: 'player',
    playerId,
    username: playerId,
    type: 0,
    demo: false,
    currency: 'PHP',
    sessionId: `session-${playerId}`,
    confirmedUntil: Infinity,
    since: Date.parse('2026-11-21T03:00:00Z'),
    ...more,
  };
}

const noJackpots: JackpotTogether = {
  accounts: () => [],
  load: async () => {
    throw new Error('no round of these tests takes part in a jackpot');
  },
};

/** Wagering over real books; `fund` gives a player money through a deposit. */
export function buildWagering(database: Database, jackpots: JackpotTogether = noJackpots) {
  const clock = fakeClock();
  const ledger = createLedger({ database, clock });
  const closed: Round[] = [];
  const wagering = createWagering({
    database,
    clock,
    randomness: systemRandomness,
    log: silentLog(),
    lane: ledger.lane,
    together: { save: () => [] },
    jackpots,
    depositLimits: { list: async () => [], set: async () => undefined },
    policy: () => ({ realityCheckMinutes: 0 }),
    games: {
      factsOf: ({ vendor, gameCode }) => ({
        name: `The ${gameCode}`,
        vendor: vendor ?? 'BAIZE',
        category: vendor === null ? 'RNG' : 'LIVE',
      }),
      within: (category) =>
        category === 'LIVE' ? [{ vendor: 'SBXA', gameCode: 'harbour-wheel' }] : [],
    },
    playerExists: async () => true,
    onClosed: (round) => void closed.push(round),
  });
  let deposits = 0;
  return {
    clock,
    ledger,
    wagering,
    closed,
    async fund(playerId: string, amount: string, currency = 'PHP') {
      deposits += 1;
      const facts = { playerId, currency, amount: units(amount) };
      await ledger.post(
        currency === 'FUN'
          ? demoFunded(facts)
          : depositSettled({ ...facts, depositId: `${playerId}-${deposits}` }),
      );
    },
    close: () => ledger.close(),
  };
}
