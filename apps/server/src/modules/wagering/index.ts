// Wagering: the one place where a stake becomes a payout. Every game opens, settles or voids its rounds here; breaks and
// limits are checked in the same durable transaction as the money, and the draw of a round is fixed when its stake is taken.
import type { wagering } from '@baize/contract';
import { openSeed, type Draws } from '@baize/engines';
import type { Units } from '@baize/money';
import type { Actions, PlayerCaller } from '../../platform/call/index.ts';
import { findRounds } from './actions/find-rounds.ts';
import { getLimits } from './actions/get-limits.ts';
import { getRound } from './actions/get-round.ts';
import { getSeed } from './actions/get-seed.ts';
import { getSessionStrip } from './actions/get-session-strip.ts';
import { listBets } from './actions/list-bets.ts';
import { ownPlay } from './actions/own-play.ts';
import { rotateSeed } from './actions/rotate-seed.ts';
import { setLimit } from './actions/set-limit.ts';
import { takeBreak } from './actions/take-break.ts';
import type { WageringPorts } from './ports.ts';
import type { DrawList, Round } from './rules/round.ts';
import { roundIdOf } from './rules/round-id.ts';
import { createCloseWork, type CloseItem } from './store/close-work.ts';
import {
  readHouseSums,
  readOpenRounds,
  readPlay,
  readRevealedSeeds,
  readRounds,
  readSums,
  readTopWinners,
} from './store/reader.ts';
import { stakeWork, type StakeOutcome } from './store/stake-work.ts';

export type { DepositLimitUse, WageringPorts } from './ports.ts';
export type { DrawList, Round } from './rules/round.ts';
export type { StakeOutcome, StakeRefusalName } from './store/stake-work.ts';
export type { SettledTogether } from './store/close-work.ts';

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
}

export function createWagering(ports: WageringPorts) {
  const { database, clock, lane } = ports;
  const takeStake = lane.open(stakeWork);
  const closeRound = lane.open(createCloseWork(ports.together));
  const begun = new Set<string>();
  const actions: Actions<typeof wagering> = {
    listBets: listBets(ports),
    getRound: getRound(ports),
    getSeed: getSeed(ports),
    rotateSeed: rotateSeed(ports),
    getLimits: getLimits(ports),
    setLimit: setLimit(ports),
    takeBreak: takeBreak(ports),
    getSessionStrip: getSessionStrip(ports),
    findRounds: findRounds(ports),
  };

  const close = async (item: Omit<CloseItem, 'now'>): Promise<Round> => {
    const { round, replayed } = await closeRound({ ...item, now: clock.now() });
    if (!replayed) ports.onClosed(round);
    return round;
  };

  return {
    actions,
    /** Takes a stake and opens its round, or gives the round that this intent opened before, or refuses. */
    async openRound(asked: StakeAsked): Promise<StakeOutcome> {
      const { player } = asked;
      if (!begun.has(player.playerId)) {
        await ownPlay(ports, player.playerId, player.currency);
        begun.add(player.playerId);
      }
      return takeStake({
        playerId: player.playerId,
        roundId: roundIdOf(player.playerId, asked.intent),
        gameCode: asked.gameCode,
        gameVersion: asked.gameVersion,
        currency: player.currency,
        stake: asked.stake,
        now: asked.now,
        sessionSince: player.since,
        paceMs: asked.paceMs,
      });
    },
    /** The draws of a round, from the seed and nonce that were fixed when its stake was taken. */
    async drawsOf(round: Round): Promise<Draws> {
      const play = await readPlay(database.kysely, round.playerId);
      const [revealed] =
        play?.seedId === round.seedId
          ? [play]
          : await readRevealedSeeds(database.kysely, round.playerId, round.seedId, 1);
      if (!revealed) throw new Error(`the seed of round ${round.roundId} is gone`);
      return openSeed(revealed.serverSeed).draws({
        clientSeed: round.clientSeed,
        nonce: Number(round.nonce),
      });
    },
    settleRound: ({ round, payout, draws, outcome }: SettleAsked) =>
      close({ ...keysOf(round), close: 'settled', payout, draws, outcome }),
    voidRound: (round: Round, reason: string) =>
      close({ ...keysOf(round), close: 'void', payout: 0n, draws: [], outcome: { void: reason } }),
    /** Rounds whose stake was taken before `before` and that nobody has finished. */
    openRounds: (search: { before: number; playerId?: string; count: number }) =>
      readOpenRounds(database.kysely, search),
    async lastRound(
      playerId: string,
      gameCode: string,
      currency: string,
    ): Promise<Round | undefined> {
      const page = await readRounds(database.kysely, {
        playerId,
        currency,
        pageNo: 1,
        pageSize: 1,
      });
      const [round] = page.rounds;
      return round?.gameCode === gameCode && round.state === 'settled' ? round : undefined;
    },
    async breakUntil(playerId: string): Promise<number | undefined> {
      return (await readPlay(database.kysely, playerId))?.breakUntil ?? undefined;
    },
    topWinners: (currency: string, since: number, count: number) =>
      readTopWinners(database.kysely, currency, since, count),
    sums: (playerId: string, currency: string, since: number) =>
      readSums(database.kysely, playerId, currency, since),
    houseSums: (currency: string, since: number) => readHouseSums(database.kysely, currency, since),
  };
}

export type Wagering = ReturnType<typeof createWagering>;

function keysOf({ playerId, roundId, currency }: Round) {
  return { playerId, roundId, currency };
}
