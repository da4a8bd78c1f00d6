// Rounds of our own games: a stake is taken, its draw is fixed, and the round is settled or void.
import { isRefusal } from '@baize/contract';
import { openSeed, type Json, type OpenSeed } from '@baize/engines';
import type { Units } from '@baize/money';
import type { PlayerCaller } from '../../../platform/call/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { WageringPorts } from '../ports.ts';
import { renewSeed } from './actions/renew-seed.ts';
import { createBegin } from './begin.ts';
import type { DrawList, Round } from './rules/round.ts';
import { createCloseWork, type CloseItem, type JackpotNumbers } from './store/close-work.ts';
import {
  createSeedReader,
  readOpenRounds,
  readRevealedSeeds,
  readRound,
  type OpenSearch,
} from './store/reader.ts';
import { roundIdOf } from './store/round-id.ts';
import { stakeWork, type FreeOutcome, type StakeOutcome } from './store/stake-work.ts';

export interface StakeAsked {
  readonly player: PlayerCaller;
  readonly intent: string;
  /** The family of the engines. */
  readonly family: string;
  readonly gameCode: string;
  readonly gameVersion: string;
  /** The kind of bet; empty where the game has only one. */
  readonly bet: string;
  /** What the player decided within the kind of bet. */
  readonly choice?: Json;
  /** Where a player has one open round: in each family, or in each game and money. */
  readonly aloneIn?: 'family' | 'game';
  readonly stake: Units;
  readonly now: number;
  readonly paceMs: number;
}

export interface FreeAsked extends StakeAsked {
  /** The free rounds of which this is one. */
  readonly freeId?: string;
}

export interface SettleAsked {
  readonly round: Round;
  readonly payout: Units;
  readonly draws: DrawList;
  readonly outcome: unknown;
  readonly jackpot?: JackpotNumbers | undefined;
}

export function createRounds(ports: WageringPorts) {
  const { database, clock, lane } = ports;
  const takeStake = lane.open(stakeWork);
  const seedOf = createSeeds(database);
  const closeRound = lane.open(createCloseWork(ports.together, ports.jackpots));
  const begin = createBegin(ports);
  const close = async (item: Omit<CloseItem, 'now'>): Promise<Round> => {
    const { round, replayed } = await closeRound({ ...item, now: clock.now() });
    if (!replayed) ports.onClosed(round);
    return round;
  };
  const open = async ({ player, intent, ...asked }: FreeAsked): Promise<FreeOutcome> => {
    const { playerId, currency } = player;
    const roundId = roundIdOf(playerId, intent);
    const { realityCheckMinutes: brandCheckMinutes, sessionBudgetAsked: asksBudget } =
      ports.policy();
    const names = { playerId, roundId, currency, asksBudget };
    const item = { ...asked, ...names, sessionSince: player.since, brandCheckMinutes };
    return begin(playerId, currency, () => takeStake(item));
  };
  return {
    /** Takes a stake and opens its round, gives the round this intent opened before, or refuses. */
    async openRound(asked: StakeAsked): Promise<StakeOutcome> {
      const opened = await open(asked);
      if (isRefusal(opened) && opened.refused === 'free-rounds-unknown')
        throw new Error('no free round was asked for');
      return opened;
    },
    /** The same, where the house pays the stake of a free round. */
    openFreeRound: (asked: FreeAsked & { readonly freeId: string }) => open(asked),
    seedOf,
    renewSeed: renewSeed(ports),
    settleRound: ({ round, ...asked }: SettleAsked) =>
      close({ ...keysOf(round), close: 'settled', ...asked }),
    voidRound: (round: Round, reason: string) =>
      close({ ...keysOf(round), close: 'void', payout: 0n, draws: [], outcome: { void: reason } }),
    /** Whether this intent opened a round already. */
    hasRound: async (playerId: string, intent: string): Promise<boolean> =>
      (await readRound(database.kysely, playerId, roundIdOf(playerId, intent))) !== undefined,
    roundOf: (playerId: string, roundId: string) => readRound(database.kysely, playerId, roundId),
    /** Rounds whose stake was taken before `before` and that nobody has finished. */
    openRounds: (search: OpenSearch) => readOpenRounds(database.kysely, search),
    /** The inputs of a round's draws beside its server seed. */
    drawnFrom,
  };
}

/** The seed of a round, fixed with its nonce when the stake was taken. */
function createSeeds(database: Database) {
  const readSeed = createSeedReader(database);
  return async ({ roundId, playerId, seedId }: Round): Promise<OpenSeed> => {
    const inUse = await readSeed(playerId);
    const [seed] =
      inUse?.seedId === seedId
        ? [inUse]
        : await readRevealedSeeds(database.kysely, playerId, seedId, 1);
    if (!seed) throw new Error(`the seed of round ${roundId} is gone`);
    return openSeed(seed.serverSeed);
  };
}

/** The inputs of a round's draws beside its server seed. */
function drawnFrom({ clientSeed, nonce }: Round) {
  return { clientSeed, nonce: Number(nonce) };
}

function keysOf({ playerId, roundId, currency }: Round) {
  return { playerId, roundId, currency };
}
