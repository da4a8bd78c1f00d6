// Builds wagering on a fresh database with real books, for the tests of wagering and of the games
// above it.
import { setTimeout as sleep } from 'node:timers/promises';
import { demoFunded, depositSettled } from '@baize/ledger';
import { parseUnits, type Units } from '@baize/money';
import { sql } from 'kysely';
import { fakeClock } from '../../platform/clock/index.ts';
import type { Database } from '../../platform/database/index.ts';
import type { PlayerCaller } from '../../platform/call/index.ts';
import { createKeeping } from '../../platform/secrets/index.ts';
import { silentLog } from '../../platform/log/index.ts';
import { systemRandomness } from '../../platform/randomness/index.ts';
import { createLedger, type Ledger } from '../wallet/index.ts';
import {
  createWagering,
  type EventSettled,
  type JackpotTogether,
  type OrdersTogether,
  type Round,
  type SettledTogether,
  type Wagering,
} from './index.ts';
import type { WageringPorts } from './ports.ts';

export { eventIdOf, mustBalance, planAt, slipOn, type SlipTried } from './slips/testing.ts';

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

export interface WageringWith {
  readonly jackpots?: JackpotTogether;
  readonly ordersTogether?: OrdersTogether;
  readonly marks?: () => Promise<readonly bigint[]>;
  readonly together?: SettledTogether;
  readonly hoursCounted?: WageringPorts['hoursCounted'];
  readonly windowsCounted?: WageringPorts['windowsCounted'];
  readonly belowSince?: WageringPorts['belowSince'];
  /** How long play stays stopped at a reality check. */
  readonly realityCheckLockMinutes?: number;
  readonly sessionBudgetAsked?: boolean;
}

const noDepositLimits = {
  list: async () => [],
  set: async () => undefined,
  confirm: async () => false,
};

const games: WageringPorts['games'] = {
  ownOf: (vendor) =>
    vendor === 'BAIZE' ? [{ vendor: null, gameCode: 'golden-lotus-20' }] : undefined,
  factsOf: ({ vendor, gameCode }) => ({
    name: `The ${gameCode}`,
    vendor: vendor ?? 'BAIZE',
    category: vendor === null ? 'RNG' : 'LIVE',
  }),
  within: (category) =>
    category === 'LIVE' ? [{ vendor: 'SBXA', gameCode: 'harbour-wheel' }] : [],
};

/** Wagering over real books; `fund` gives a player money through a deposit. */
export function buildWagering(database: Database, given: WageringWith = {}) {
  const { jackpots = noJackpots, ordersTogether = { save: () => [] } } = given;
  const { marks = async () => [], together = { count: () => undefined } } = given;
  const { sessionBudgetAsked = false } = given;
  const { realityCheckLockMinutes = 0, hoursCounted = async () => undefined } = given;
  const { belowSince = async () => undefined } = given;
  const { windowsCounted = async () => undefined } = given;
  const clock = fakeClock();
  const ledger = createLedger({ database, clock });
  const closed: Round[] = [];
  const settled: EventSettled[] = [];
  const wagering = createWagering({
    database,
    clock,
    randomness: systemRandomness,
    log: silentLog(),
    lane: ledger.lane,
    bulkLane: ledger.bulkLane,
    together,
    jackpots,
    depositLimits: noDepositLimits,
    policy: () => ({ realityCheckMinutes: 0, realityCheckLockMinutes, sessionBudgetAsked }),
    marks,
    hoursCounted,
    windowsCounted,
    games,
    playerExists: async () => true,
    memberName: async (playerId) => (playerId === 'guest' ? undefined : `name of ${playerId}`),
    belowSince,
    onClosed: (round) => void closed.push(round),
    drawSeeds: createKeeping(Buffer.alloc(32, 7), 'seeds of shared draws'),
    ordersTogether,
    onSettled: (one) => void settled.push(one),
  });
  return {
    clock,
    ledger,
    wagering,
    closed,
    settled,
    fund: fundingOf(ledger),
    close: async () => {
      await wagering.stop();
      await ledger.close();
    },
  };
}

/**
 * Counts every hour up to now: other databases of the same server may hold the order back for a
 * moment, and a count that settled rounds set off may be under way.
 */
export async function countAllHours(
  database: Database,
  { countHours }: Pick<Wagering, 'countHours'>,
): Promise<void> {
  await allCountable(database);
  while (!(await countHours())) await sleep(5);
}

/** Waits until no open transaction, also of another database, holds a count back. */
export async function allCountable({ kysely }: Database): Promise<void> {
  const isReached = async () => {
    const { rows } = await sql<{ reached: boolean }>`with until as (
        select (base + pg_snapshot_xmin(pg_current_snapshot())::text::bigint)::text::xid8 as place
        from wagering_order)
      select not exists (select 1 from wagering_round, until where closed_in >= until.place)
        and not exists (select 1 from wagering_vendor_entry, until where late_in >= until.place)
        and not exists (select 1 from wagering_event_return, until where settled_in >= until.place)
        as reached`.execute(kysely);
    return rows[0]?.reached === true;
  };
  while (!(await isReached())) await sleep(5);
}

/** Gives players money through deposits. */
function fundingOf(ledger: Ledger) {
  let deposits = 0;
  return async (playerId: string, amount: string, currency = 'PHP'): Promise<void> => {
    deposits += 1;
    const facts = { playerId, currency, amount: units(amount) };
    await ledger.post(
      currency === 'FUN'
        ? demoFunded(facts)
        : depositSettled({ ...facts, depositId: `${playerId}-${deposits}` }),
    );
  };
}
