// Rounds settled or void, many in one durable transaction. A round that is closed stays as it is
// and is given again.
import type { Saving, Tx } from '../../../../platform/database/index.ts';
import {
  advanceBonus,
  bonusDecided,
  houseAccount,
  playerAccount,
  roundSettled,
  spendable,
  stakeVoided,
  sumFed,
  type AccountRef,
  type Book,
  type Fates,
  type JackpotFed,
} from '@baize/ledger';
import { isPlayMoney, type Units } from '@baize/money';
import type { Work } from '../../../wallet/index.ts';
import { countUse, type DrawList, type PlayerPlay, type Round } from '../rules/round.ts';
import { spansAt } from '@baize/money';
import { loadPlays, savePlays } from './play-batch.ts';
import { splitPayout, splitStake } from '../rules/free-round.ts';
import { gatherWon, returnFreeRounds } from './free-rounds.ts';
import { loadFates } from './funding.ts';
import { closeRounds, keyOf, loadRounds } from './round-batch.ts';

export interface CloseItem {
  readonly playerId: string;
  readonly roundId: string;
  readonly currency: string;
  readonly close: 'settled' | 'void';
  readonly payout: Units;
  readonly draws: DrawList;
  readonly outcome: unknown;
  /** The numbers drawn for the jackpot, by tier; undefined where the round takes no part. */
  readonly jackpot?: JackpotNumbers | undefined;
  readonly now: number;
}

export type JackpotNumbers = Readonly<Record<string, number>>;

/** The closed round; `replayed` when it had been closed before. */
export interface CloseOutcome {
  readonly round: Round;
  readonly replayed: boolean;
}

interface CloseState {
  readonly plays: Map<string, PlayerPlay>;
  readonly rounds: Map<string, Round>;
  readonly changed: Set<string>;
  readonly closed: Round[];
  readonly jackpot: JackpotBatch | undefined;
  readonly fates: Fates;
}

/** Another module's part in settling each round: what the player must stake is counted. */
export interface SettledTogether {
  count(settled: SettledBet, book: Book): void;
}

export interface SettledBet extends Round {
  /** Of a slip: the share of its event's outcomes that its player covered, worked out if asked. */
  readonly covered?: () => number | undefined;
}

/** The contributions and wins of the rounds of one batch. */
export interface JackpotBatch {
  feed(stake: Units, book: Book): JackpotFed;
  /** Pays what falls to a round that has fed, and tells what was drawn. */
  award(asked: { round: Round; numbers: JackpotNumbers; now: number }, book: Book): JackpotAward;
  save(): readonly Saving[];
}

export interface JackpotAward {
  readonly won: Units;
  readonly told: unknown;
}

/** The jackpot, in the same transaction as the rounds that feed and win it. */
export interface JackpotTogether {
  accounts(): readonly AccountRef[];
  load(
    tx: Tx,
    rounds: readonly { readonly stake: Units; readonly numbers: JackpotNumbers }[],
  ): Promise<JackpotBatch>;
}

export function createCloseWork(
  together: SettledTogether,
  jackpots: JackpotTogether,
): Work<CloseItem, CloseState, CloseOutcome> {
  return {
    name: 'wagering-close',
    accounts: ({ playerId, currency, jackpot }: CloseItem) => [
      playerAccount('player-in-play', playerId, currency),
      playerAccount('player-cash', playerId, currency),
      houseAccount('house-gaming', currency),
      houseAccount('bonus-funding', currency),
      ...(jackpot ? jackpots.accounts() : []),
    ],
    // A closed round is found by its own row, so no posting key needs to be looked up.
    keys: () => [],
    async load(tx: Tx, items: readonly CloseItem[]): Promise<CloseState> {
      const [plays, rounds] = await Promise.all([
        loadPlays(
          tx,
          items.map(({ playerId }) => playerId),
        ),
        loadRounds(tx, items),
      ]);
      const jackpot = await loadJackpot(tx, items, rounds, jackpots);
      const fates = await loadFates(tx, rounds.values());
      return { plays, rounds, changed: new Set(), closed: [], jackpot, fates };
    },
    decide: (item: CloseItem, state: CloseState, book: Book) =>
      decide(item, state, { book, together }),
    save(state: CloseState): readonly Saving[] {
      const changed = [...state.changed].flatMap((playerId) => state.plays.get(playerId) ?? []);
      return [
        ...savePlays(changed),
        ...closeRounds(state.closed),
        ...gatherWon(state.closed.map((round) => ({ round, before: 0n }))),
        ...returnFreeRounds(state.closed),
        ...(state.jackpot?.save() ?? []),
      ];
    },
  };
}

/** Reads the jackpot as late as possible, and only when one of the rounds takes part. */
async function loadJackpot(
  tx: Tx,
  items: readonly CloseItem[],
  rounds: ReadonlyMap<string, Round>,
  jackpots: JackpotTogether,
): Promise<JackpotBatch | undefined> {
  const taking = items.flatMap((item) => {
    const stake = rounds.get(keyOf(item))?.stake;
    return item.jackpot && stake !== undefined ? [{ stake, numbers: item.jackpot }] : [];
  });
  return taking.length === 0 ? undefined : jackpots.load(tx, taking);
}

interface Deciding {
  readonly book: Book;
  readonly together: SettledTogether;
}

function decide(item: CloseItem, state: CloseState, { book, together }: Deciding): CloseOutcome {
  const round = state.rounds.get(keyOf(item));
  if (!round) throw new Error(`round ${item.roundId} of ${item.playerId} is unknown`);
  if (round.state !== 'open') return { round, replayed: true };
  const jackpot = item.close === 'settled' && item.jackpot ? state.jackpot : undefined;
  const fed = jackpot?.feed(round.stake, book);
  const payout = item.close === 'void' ? 0n : item.payout;
  const split =
    item.close === 'void'
      ? splitStake(book, round, state.fates)
      : splitPayout(book, round, payout, state.fates);
  const facts = { ...round, payout, split, fed };
  const posted = book.post(item.close === 'void' ? stakeVoided(facts) : roundSettled(facts));
  if ('refused' in posted) {
    throw new Error(`round ${item.roundId} cannot be closed: ${posted.refused}`);
  }
  const { jackpot: numbers = {}, now } = item;
  const award = jackpot?.award({ round, numbers, now }, book);
  const settled = { ...round, state: item.close, outcome: item.outcome, payout, settledAt: now };
  bonusDecided(book, round, round.bonus);
  if (item.close === 'settled' && !round.free) together.count(settled, book);
  advanceBonus(book, round, now);
  const closed: Round = {
    ...round,
    state: item.close,
    payout: facts.payout + (award?.won ?? 0n),
    jackpotFed: fed ? sumFed(fed) : 0n,
    jackpotWon: award?.won ?? 0n,
    draws: item.draws,
    outcome: award ? { ...(item.outcome as object), jackpot: award.told } : item.outcome,
    balanceAfter: spendable(book, round),
    settledAt: item.now,
  };
  state.rounds.set(keyOf(item), closed);
  state.closed.push(closed);
  countPaid(state, closed, item.now);
  return { round: closed, replayed: false };
}

/** A void stake was never staked; a payout gives room to loss limits. A free round does neither. */
function countPaid(state: CloseState, closed: Round, now: number): void {
  const play = state.plays.get(closed.playerId);
  if (!play || closed.free || isPlayMoney(closed.currency)) return;
  const { stake, payout, openedAt } = closed;
  const isVoid = closed.state === 'void';
  const add = isVoid ? { staked: -stake, stakedAt: openedAt } : { paid: payout };
  state.changed.add(closed.playerId);
  state.plays.set(closed.playerId, { ...play, uses: countUse(play.uses, spansAt(now), add) });
}
