// Wagering: the one place where a stake becomes a payout. Every game opens, settles or voids its
// rounds here; breaks and limits are checked in the same durable transaction as the money, and the
// draw of a round is fixed when its stake is taken.
import { isRefusal, type Refusal, type wagering } from '@baize/contract';
import { openSeed, type OpenSeed } from '@baize/engines';
import type { Units } from '@baize/money';
import type { Actions, PlayerCaller } from '../../platform/call/index.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import { excludeSelf } from './actions/exclude-self.ts';
import { findRounds } from './actions/find-rounds.ts';
import { getLimits } from './actions/get-limits.ts';
import { getRound } from './actions/get-round.ts';
import { getSeed } from './actions/get-seed.ts';
import { getSessionStrip } from './actions/get-session-strip.ts';
import { listBets } from './actions/list-bets.ts';
import { ownPlay } from './actions/own-play.ts';
import { passRealityCheck } from './actions/pass-reality-check.ts';
import { renewSeed } from './actions/renew-seed.ts';
import { rotateSeed } from './actions/rotate-seed.ts';
import { setLimit } from './actions/set-limit.ts';
import { setRealityCheck } from './actions/set-reality-check.ts';
import { takeBreak } from './actions/take-break.ts';
import type { WageringPorts } from './ports.ts';
import { refusalOfPause, type PauseRefusal } from './rules/may-stake.ts';
import { restraintOf, type Restraint } from './rules/restraint.ts';
import type { DrawList, Round } from './rules/round.ts';
import type { VendorEntry, VendorMessage } from './rules/vendor-round.ts';
import { roundIdOf, vendorNamesOf } from './store/round-id.ts';
import { createCloseWork, type CloseItem, type JackpotNumbers } from './store/close-work.ts';
import { readClosed } from './store/closed-reader.ts';
import { readClosedStakes } from './store/closed-stakes.ts';
import { copyOfPlayer } from './store/copy.ts';
import {
  createSeedReader,
  isAnyExcluded,
  readHouseSums,
  readJackpotFed,
  readOpenRounds,
  readPlay,
  readRound,
  readRevealedSeeds,
  readRounds,
  readSums,
  readTopWinners,
  type OpenSearch,
  type RoundSearch,
} from './store/reader.ts';
import { stakeWork, type StakeOutcome } from './store/stake-work.ts';
import { readEntries, type EntrySearch } from './store/vendor-rows.ts';
import { createVendorWork } from './store/vendor-work.ts';

export type { DepositLimitUse, PlayedGame, WageringPorts } from './ports.ts';
export type { PauseRefusal } from './rules/may-stake.ts';
export type { Restraint } from './rules/restraint.ts';
export type { DrawList, Round } from './rules/round.ts';
export type { VendorEntry, VendorRefusal } from './rules/vendor-round.ts';
export { vendorNamesOf } from './store/round-id.ts';
export type { StakeOutcome, StakeRefusalName } from './store/stake-work.ts';
export type { ClosedRounds, ClosedSums } from './store/closed-reader.ts';
export type { ClosedStakes, DayStakes } from './store/closed-stakes.ts';
export type {
  JackpotAward,
  JackpotBatch,
  JackpotNumbers,
  JackpotTogether,
  SettledTogether,
} from './store/close-work.ts';

export interface StakeAsked {
  readonly player: PlayerCaller;
  readonly intent: string;
  readonly gameCode: string;
  readonly gameVersion: string;
  readonly stake: Units;
  readonly now: number;
  readonly paceMs: number;
}

export interface SettleAsked {
  readonly round: Round;
  readonly payout: Units;
  readonly draws: DrawList;
  readonly outcome: unknown;
  readonly jackpot?: JackpotNumbers | undefined;
}

/** One message of a vendor, checked as far as it can be without the books. */
export type VendorAsked = Omit<VendorMessage, 'roundId' | 'transaction' | 'brandCheckMinutes'>;

export function createWagering(ports: WageringPorts) {
  return {
    actions: actionsOf(ports),
    ...createRounds(ports),
    ...createVendorRounds(ports),
    ...createFigures(ports.database),
  };
}

function actionsOf(ports: WageringPorts): Actions<typeof wagering> {
  return {
    listBets: listBets(ports),
    getRound: getRound(ports),
    getSeed: getSeed(ports),
    rotateSeed: rotateSeed(ports),
    getLimits: getLimits(ports),
    setLimit: setLimit(ports),
    takeBreak: takeBreak(ports),
    excludeSelf: excludeSelf(ports),
    setRealityCheck: setRealityCheck(ports),
    passRealityCheck: passRealityCheck(ports),
    getSessionStrip: getSessionStrip(ports),
    findRounds: findRounds(ports),
  };
}

const begunMax = 50_000;

/** Sees to it that a player has a row; who was seen lately is not looked for again. */
function createBegin(ports: WageringPorts) {
  const begun = new Set<string>();
  return async (playerId: string, currency: string): Promise<void> => {
    if (begun.has(playerId)) return;
    await ownPlay(ports, playerId, currency);
    if (begun.size >= begunMax) begun.clear();
    begun.add(playerId);
  };
}

/** What games do with rounds. */
function createRounds(ports: WageringPorts) {
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
  return {
    /** Takes a stake and opens its round, gives the round this intent opened before, or refuses. */
    async openRound({ player, intent, ...asked }: StakeAsked): Promise<StakeOutcome> {
      const { playerId, currency } = player;
      await begin(playerId, currency);
      const roundId = roundIdOf(playerId, intent);
      const brandCheckMinutes = ports.policy().realityCheckMinutes;
      const names = { playerId, roundId, currency };
      return takeStake({ ...asked, ...names, sessionSince: player.since, brandCheckMinutes });
    },
    seedOf,
    renewSeed: renewSeed(ports),
    settleRound: ({ round, ...asked }: SettleAsked) =>
      close({ ...keysOf(round), close: 'settled', ...asked }),
    voidRound: (round: Round, reason: string) =>
      close({ ...keysOf(round), close: 'void', payout: 0n, draws: [], outcome: { void: reason } }),
    /** Whether this intent opened a round already. */
    hasRound: async (playerId: string, intent: string): Promise<boolean> =>
      (await readRound(database.kysely, playerId, roundIdOf(playerId, intent))) !== undefined,
    /** Rounds whose stake was taken before `before` and that nobody has finished. */
    openRounds: (search: OpenSearch) => readOpenRounds(database.kysely, search),
    /** One page of a player's rounds of a game of ours, newest first. */
    roundsOf: (search: Omit<RoundSearch, 'own'>) =>
      readRounds(database.kysely, { ...search, own: true }),
    async lastRound(
      playerId: string,
      gameCode: string,
      currency: string,
    ): Promise<Round | undefined> {
      const page = { playerId, currency, gameCode, own: true, pageNo: 1, pageSize: 1 };
      const [round] = (await readRounds(database.kysely, page)).rounds;
      return round?.state === 'settled' ? round : undefined;
    },
  };
}

/** What vendors do with rounds, and what staff see of it. */
function createVendorRounds(ports: WageringPorts) {
  const { database, lane } = ports;
  const carryOut = lane.open(createVendorWork(ports.together));
  const begin = createBegin(ports);
  return {
    /** Carries a message out once; the same one again gets the first answer, a refusal too. */
    async vendorMessage(
      asked: VendorAsked,
    ): Promise<VendorEntry | Refusal<'idempotency-key-reused'>> {
      const { playerId, currency } = asked;
      await begin(playerId, currency);
      const brandCheckMinutes = ports.policy().realityCheckMinutes;
      const outcome = await carryOut({ ...asked, ...vendorNamesOf(asked), brandCheckMinutes });
      if (isRefusal(outcome)) return outcome;
      if (outcome.closed) ports.onClosed(outcome.closed);
      return outcome.entry;
    },
    vendorEntries: (search: EntrySearch) => readEntries(database.kysely, search),
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

/** What a round is drawn from beside its server seed. */
export function drawnFrom({ clientSeed, nonce }: Round) {
  return { clientSeed, nonce: Number(nonce) };
}

/** What lobbies, the operator and other modules want to know. */
function createFigures({ kysely }: Database) {
  return {
    /** Why this player may neither stake nor deposit at all now. */
    async refusalOfPause(playerId: string, now: number): Promise<PauseRefusal | undefined> {
      const play = await readPlay(kysely, playerId);
      return play && refusalOfPause(play, now);
    },
    /** How far this player keeps themselves from play: whoever entices asks this first. */
    async restraintOf(playerId: string, now: number): Promise<Restraint> {
      const play = await readPlay(kysely, playerId);
      return play ? restraintOf(play, now) : 'none';
    },
    isAnyExcluded: (playerIds: readonly string[], now: number): Promise<boolean> =>
      isAnyExcluded(kysely, playerIds, now),
    topWinners: (currency: string, since: number, count: number) =>
      readTopWinners(kysely, currency, since, count),
    sums: (playerId: string, currency: string, since: number) =>
      readSums(kysely, playerId, currency, since),
    jackpotFed: readJackpotFed,
    houseSums: (currency: string, since: number) => readHouseSums(kysely, currency, since),
    /** What was settled from this mark on, each round once. */
    closedSince: (tx: Tx, mark: bigint) => readClosed(tx, mark),
    /** What members staked in rounds settled from this mark on, each round once. */
    stakesSince: (tx: Tx, mark: bigint, currency: string) => readClosedStakes(tx, mark, currency),
    /** For the copy of their data that players may take. */
    copyOf: (playerId: string) => copyOfPlayer(kysely, playerId),
  };
}

export type Wagering = ReturnType<typeof createWagering>;

function keysOf({ playerId, roundId, currency }: Round) {
  return { playerId, roundId, currency };
}
