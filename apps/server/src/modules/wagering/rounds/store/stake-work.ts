// Stakes, many in one durable transaction: the player's break and limits are checked, the next
// nonce is taken and the stake is put in play together, or nothing is. The nonce fixes the draw: a
// crash afterwards replays, never redraws.
import { isDeepStrictEqual } from 'node:util';
import type { Json } from '@baize/engines';
import type { Saving, Tx } from '../../../../platform/database/index.ts';
import { refuse, type Refusal } from '@baize/contract';
import { bonusStaked, fundStake, playerAccount, stakeOpened } from '@baize/ledger';
import type { Book, StakeBonus } from '@baize/ledger';
import { isPlayMoney, type Units } from '@baize/money';
import { bonusTooHigh } from '../rules/may-stake.ts';
import { refusalOfCheck, refusalOfLimits, refusalOfPause } from '../rules/may-stake.ts';
import { keyOf as postingKeyOf, type Work } from '../../../wallet/index.ts';
import { countUse, type PlayerPlay, type Round } from '../rules/round.ts';
import { spansAt } from '@baize/money';
import { loadPlays, playIn, savePlays } from './play-batch.ts';
import {
  familyKeyOf,
  gameKeyOf,
  insertRounds,
  keyOf,
  loadOpenPlaces,
  loadRounds,
} from './round-batch.ts';

export interface StakeItem {
  readonly playerId: string;
  readonly roundId: string;
  readonly family: string;
  readonly gameCode: string;
  readonly gameVersion: string;
  readonly bet: string;
  readonly choice?: Json | undefined;
  /** Where a player has one open round: in each family, or in each game and money. */
  readonly aloneIn?: 'family' | 'game' | undefined;
  readonly currency: string;
  readonly stake: Units;
  readonly now: number;
  readonly sessionSince: number;
  /** The shortest pause between two rounds of one player. */
  readonly paceMs: number;
  /** How often the brand asks for a reality check; 0: it asks for none. */
  readonly brandCheckMinutes: number;
  /** The brand asks for a budget before each session. */
  readonly asksBudget?: boolean | undefined;
}

export type StakeRefusalName =
  | 'idempotency-key-reused'
  | 'player-on-break'
  | 'self-excluded'
  | 'session-budget-due'
  | 'reality-check-due'
  | 'too-many-requests'
  | 'stake-limit-reached'
  | 'spend-limit-reached'
  | 'loss-limit-reached'
  | 'session-limit-reached'
  | 'bonus-stake-too-high'
  | 'round-open'
  | 'balance-too-low';

/** A round now open, or the round this intent opened before, whatever became of it. */
export type StakeOutcome =
  | { readonly round: Round; readonly replayed: boolean }
  | Refusal<StakeRefusalName>;

interface StakeState {
  readonly plays: Map<string, PlayerPlay>;
  readonly rounds: Map<string, Round>;
  readonly openPlaces: Set<string>;
  readonly changed: Set<string>;
  readonly opened: Round[];
}

export const stakeWork: Work<StakeItem, StakeState, StakeOutcome> = {
  name: 'wagering-stake',
  accounts: ({ playerId, currency }: StakeItem) => [
    playerAccount('player-cash', playerId, currency),
    playerAccount('player-in-play', playerId, currency),
  ],
  keys: (item: StakeItem) => [postingKeyOf(stakeOpened(item))],
  async load(tx: Tx, items: readonly StakeItem[]): Promise<StakeState> {
    const playerIds = items.map(({ playerId }) => playerId);
    const [plays, rounds, openPlaces] = await Promise.all([
      loadPlays(tx, playerIds),
      loadRounds(tx, items),
      loadOpenPlaces(tx, playerIds),
    ]);
    return { plays, rounds, openPlaces, changed: new Set(), opened: [] };
  },
  decide(item: StakeItem, state: StakeState, book: Book): StakeOutcome {
    const known = state.rounds.get(keyOf(item));
    if (known) {
      return isSame(known, item)
        ? { round: known, replayed: true }
        : refuse('idempotency-key-reused');
    }
    const play = playIn(state.plays, item.playerId);
    const refusal = refusalOf(item, play);
    if (refusal) return refusal;
    const bonus = fundStake(book, item);
    if (bonus && 'refused' in bonus) return bonusTooHigh(bonus);
    if (state.openPlaces.has(placeOf(item))) return refuse('round-open');
    const posted = book.post(stakeOpened({ ...item, bonus }));
    if ('refused' in posted) {
      if (posted.refused === 'key-reused') return refuse('idempotency-key-reused');
      return refuse('balance-too-low');
    }
    bonusStaked(book, item, bonus);
    const round = openedRound(item, play, bonus);
    const spans = spansAt(item.now);
    state.rounds.set(keyOf(item), round);
    state.openPlaces.add(familyKeyOf(item)).add(gameKeyOf(item));
    state.opened.push(round);
    state.changed.add(item.playerId);
    state.plays.set(item.playerId, {
      ...play,
      nonce: round.nonce,
      lastOpenedAt: item.now,
      uses: isPlayMoney(item.currency)
        ? play.uses
        : countUse(play.uses, spans, { staked: item.stake, sessionSince: item.sessionSince }),
    });
    return { round, replayed: false };
  },
  save(state: StakeState): readonly Saving[] {
    const changed = [...state.changed].flatMap((playerId) => state.plays.get(playerId) ?? []);
    return [...savePlays(changed), ...insertRounds(state.opened)];
  },
};

const isSame = (known: Round, { gameCode, bet, currency, stake, choice }: StakeItem): boolean =>
  known.gameCode === gameCode &&
  known.currency === currency &&
  known.bet === bet &&
  known.stake === stake &&
  isDeepStrictEqual(known.choice, choice);

const placeOf = (item: StakeItem): string =>
  item.aloneIn === 'game' ? gameKeyOf(item) : familyKeyOf(item);

function refusalOf(item: StakeItem, play: PlayerPlay): Refusal<StakeRefusalName> | undefined {
  const { now } = item;
  const paused = refusalOfPause(play, now) ?? refusalOfCheck(play, item);
  if (paused) return paused;
  const waitMs = play.lastOpenedAt + item.paceMs - now;
  if (waitMs > 0)
    return refuse('too-many-requests', { facts: { seconds: Math.ceil(waitMs / 1000) } });
  return refusalOfLimits(play, item);
}

function openedRound(item: StakeItem, play: PlayerPlay, bonus: StakeBonus | undefined): Round {
  return {
    playerId: item.playerId,
    roundId: item.roundId,
    vendor: null,
    family: item.family,
    gameCode: item.gameCode,
    gameVersion: item.gameVersion,
    bet: item.bet,
    currency: item.currency,
    state: 'open',
    stake: item.stake,
    payout: 0n,
    jackpotFed: 0n,
    jackpotWon: 0n,
    commitment: play.commitment,
    seedId: play.seedId,
    clientSeed: play.clientSeed,
    nonce: play.nonce + 1n,
    draws: [],
    outcome: null,
    balanceAfter: null,
    openedAt: item.now,
    settledAt: null,
    ...(item.choice === undefined ? {} : { choice: item.choice }),
    ...(bonus === undefined ? {} : { bonus }),
  };
}
