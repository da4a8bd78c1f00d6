// Rounds settled or void, many in one durable transaction. A round that is closed stays as it is
// and is given again.
import type { Tx } from '../../../platform/database/index.ts';
import { playerAccount, houseAccount, roundSettled, stakeVoided, type Book } from '@baize/ledger';
import { isPlayMoney, type Units } from '@baize/money';
import type { Work } from '../../wallet/index.ts';
import { countUse, type DrawList, type PlayerPlay, type Round } from '../rules/round.ts';
import { spansAt } from '../rules/span.ts';
import { loadPlays, savePlays } from './play-batch.ts';
import { closeRounds, keyOf, loadRounds } from './round-batch.ts';

export interface CloseItem {
  readonly playerId: string;
  readonly roundId: string;
  readonly currency: string;
  readonly close: 'settled' | 'void';
  readonly payout: Units;
  readonly draws: DrawList;
  readonly outcome: unknown;
  readonly now: number;
}

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
}

/**
 * What another module does in the same transaction for each settled round, e.g. counting turnover.
 */
export interface SettledTogether {
  save(tx: Tx, settled: readonly Round[]): Promise<void>;
}

export function createCloseWork(
  together: SettledTogether,
): Work<CloseItem, CloseState, CloseOutcome> {
  return {
    name: 'wagering-close',
    accounts: ({ playerId, currency }: CloseItem) => [
      playerAccount('player-in-play', playerId, currency),
      playerAccount('player-cash', playerId, currency),
      houseAccount('house-gaming', currency),
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
      return { plays, rounds, changed: new Set(), closed: [] };
    },
    decide,
    async save(tx: Tx, state: CloseState): Promise<void> {
      const changed = [...state.changed].flatMap((playerId) => state.plays.get(playerId) ?? []);
      await Promise.all([
        savePlays(tx, changed),
        closeRounds(tx, state.closed),
        together.save(
          tx,
          state.closed.filter((round) => round.state === 'settled'),
        ),
      ]);
    },
  };
}

function decide(item: CloseItem, state: CloseState, book: Book): CloseOutcome {
  const round = state.rounds.get(keyOf(item));
  if (!round) throw new Error(`round ${item.roundId} of ${item.playerId} is unknown`);
  if (round.state !== 'open') return { round, replayed: true };
  const payout = item.close === 'void' ? 0n : item.payout;
  const facts = { ...round, payout };
  const posted = book.post(item.close === 'void' ? stakeVoided(facts) : roundSettled(facts));
  if ('refused' in posted) {
    throw new Error(`round ${item.roundId} cannot be closed: ${posted.refused}`);
  }
  const closed: Round = {
    ...round,
    state: item.close,
    payout,
    draws: item.draws,
    outcome: item.outcome,
    balanceAfter: book.balance(playerAccount('player-cash', item.playerId, round.currency)),
    settledAt: item.now,
  };
  state.rounds.set(keyOf(item), closed);
  state.closed.push(closed);
  countPaid(state, closed, item.now);
  return { round: closed, replayed: false };
}

/** A void stake was never staked; a payout gives room to loss limits. */
function countPaid(state: CloseState, closed: Round, now: number): void {
  const play = state.plays.get(closed.playerId);
  if (!play || isPlayMoney(closed.currency)) return;
  const add = closed.state === 'void' ? { staked: -closed.stake } : { paid: closed.payout };
  state.changed.add(closed.playerId);
  state.plays.set(closed.playerId, { ...play, uses: countUse(play.uses, spansAt(now), add) });
}
