// Stakes, many in one durable transaction: the player's break and limits are checked, the next
// nonce is taken and the stake is put in play together, or nothing is. The nonce fixes the draw: a
// crash afterwards replays, never redraws.
import { isDeepStrictEqual } from 'node:util';
import type { Json } from '@baize/engines';
import type { Saving, Tx } from '../../../../platform/database/index.ts';
import { refuse, type Refusal } from '@baize/contract';
import { bonusStaked, fundStake, houseAccount, playerAccount, stakeOpened } from '@baize/ledger';
import type { Book, StakeBonus } from '@baize/ledger';
import { isPlayMoney, type Units } from '@baize/money';
import { bonusTooHigh } from '../rules/may-stake.ts';
import { refusalOfCheck, refusalOfLimits, refusalOfPause } from '../rules/may-stake.ts';
import { keyOf as postingKeyOf, type Work } from '../../../wallet/index.ts';
import { countUse, type PlayerPlay, type Round } from '../rules/round.ts';
import type { Uses } from '../rules/limit.ts';
import { spansAt } from '@baize/money';
import { paysFor } from '../rules/free-round.ts';
import { loadFreeRounds, useFreeRounds, type FreeRounds } from './free-rounds.ts';
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
  /** The free rounds of which this is one; undefined: the player stakes. */
  readonly freeId?: string | undefined;
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

/** The same of a free round, which may be gone. */
export type FreeOutcome = StakeOutcome | Refusal<'free-rounds-unknown'>;

interface StakeState {
  readonly plays: Map<string, PlayerPlay>;
  readonly rounds: Map<string, Round>;
  readonly openPlaces: Set<string>;
  readonly free: Map<string, FreeRounds>;
  readonly changed: Set<string>;
  readonly opened: Round[];
}

export const stakeWork: Work<StakeItem, StakeState, FreeOutcome> = {
  name: 'wagering-stake',
  accounts: ({ playerId, currency, freeId }: StakeItem) => [
    playerAccount('player-cash', playerId, currency),
    playerAccount('player-in-play', playerId, currency),
    ...(freeId === undefined ? [] : [houseAccount('bonus-funding', currency)]),
  ],
  keys: (item: StakeItem) => [postingKeyOf(stakeOpened(item))],
  async load(tx: Tx, items: readonly StakeItem[]): Promise<StakeState> {
    const playerIds = items.map(({ playerId }) => playerId);
    const [plays, rounds, openPlaces, free] = await Promise.all([
      loadPlays(tx, playerIds),
      loadRounds(tx, items),
      loadOpenPlaces(tx, playerIds),
      loadFreeRounds(
        tx,
        items.flatMap(({ freeId }) => freeId ?? []),
      ),
    ]);
    return { plays, rounds, openPlaces, free, changed: new Set(), opened: [] };
  },
  decide(item: StakeItem, state: StakeState, book: Book): FreeOutcome {
    const known = state.rounds.get(keyOf(item));
    if (known) {
      return isSame(known, item)
        ? { round: known, replayed: true }
        : refuse('idempotency-key-reused');
    }
    const play = playIn(state.plays, item.playerId);
    const refusal = refusalOf(item, play);
    if (refusal) return refusal;
    const free = freeOf(item, state);
    if (item.freeId !== undefined && free === undefined) return refuse('free-rounds-unknown');
    const bonus = free === undefined ? fundStake(book, item) : undefined;
    if (bonus && 'refused' in bonus) return bonusTooHigh(bonus);
    if (state.openPlaces.has(placeOf(item))) return refuse('round-open');
    const posted = book.post(stakeOpened({ ...item, bonus, isFree: free !== undefined }));
    if ('refused' in posted) {
      if (posted.refused === 'key-reused') return refuse('idempotency-key-reused');
      return refuse('balance-too-low');
    }
    bonusStaked(book, item, bonus);
    const round = openedRound(item, play, { bonus, free });
    state.rounds.set(keyOf(item), round);
    state.openPlaces.add(familyKeyOf(item)).add(gameKeyOf(item));
    state.opened.push(round);
    state.changed.add(item.playerId);
    state.plays.set(item.playerId, {
      ...play,
      nonce: round.nonce,
      lastOpenedAt: item.now,
      uses: usesAfter(item, play),
    });
    if (free) state.free.set(free.id, { ...free, unused: free.unused - 1 });
    return { round, replayed: false };
  },
  save(state: StakeState): readonly Saving[] {
    const changed = [...state.changed].flatMap((playerId) => state.plays.get(playerId) ?? []);
    const freeIds = state.opened.flatMap(({ free }) => free?.id ?? []);
    return [...savePlays(changed), ...insertRounds(state.opened), ...useFreeRounds(freeIds)];
  },
};

const isSame = (
  known: Round,
  { gameCode, bet, currency, stake, choice, freeId }: StakeItem,
): boolean =>
  known.gameCode === gameCode &&
  known.currency === currency &&
  known.bet === bet &&
  known.stake === stake &&
  known.free?.id === freeId &&
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
  // A free round takes no money: limits that are passed already and the session's length hold.
  return refusalOfLimits(play, item.freeId === undefined ? item : { ...item, stake: 0n });
}

/** The free rounds that pay for it; undefined: they are gone, or other ones. */
function freeOf(item: StakeItem, { free }: StakeState): FreeRounds | undefined {
  const found = item.freeId === undefined ? undefined : free.get(item.freeId);
  return found && paysFor(found, item) ? found : undefined;
}

/** The stakes of free rounds and of play money count for no limit. */
function usesAfter(item: StakeItem, { uses }: PlayerPlay): Uses {
  const { currency, freeId, now, stake: staked, sessionSince } = item;
  if (isPlayMoney(currency) || freeId !== undefined) return uses;
  return countUse(uses, spansAt(now), { staked, sessionSince });
}

interface Funding {
  readonly bonus: StakeBonus | undefined;
  readonly free: FreeRounds | undefined;
}

function openedRound(item: StakeItem, play: PlayerPlay, { bonus, free }: Funding): Round {
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
    ...(free === undefined ? {} : { free: { id: free.id, kind: free.kind, pays: free.pays } }),
  };
}
