// The filter of the betting record as callers give it, and the sums of what fits.
import { instantOf, type RoundState } from '@baize/contract';
import { unitsFromNumber } from '@baize/money';
import type { Queryable } from '../../../platform/database/index.ts';
import type { WageringPorts } from '../ports.ts';
import { sumNarrowBets, type BetFilter, type BetPlace, type BetSum } from './store/bets.ts';
import { sumGames, type GameName, type GameSum } from './store/round-sums.ts';

export type BetPorts = Pick<WageringPorts, 'database' | 'games'>;

export interface BetsAsked {
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  readonly gameType?: string | undefined;
  readonly vassalage?: string | undefined;
  readonly gameCode?: string | undefined;
  readonly state?: RoundState | undefined;
  readonly minStake?: number | undefined;
  readonly maxStake?: number | undefined;
}

export function betFilterOf(
  { games }: BetPorts,
  owner: { readonly playerId: string; readonly currency: string },
  asked: BetsAsked,
): BetFilter {
  const category = (asked.gameType ?? '').toUpperCase();
  const isAny = category === '' || category === 'ALL';
  return {
    playerId: owner.playerId,
    currency: owner.currency,
    from: instantOf(asked.startDate, 'start'),
    to: instantOf(asked.endDate, 'end'),
    ...gamesOf(games, isAny ? undefined : games.within(category), asked.vassalage),
    gameCode: asked.gameCode || undefined,
    state: asked.state,
    minStake: asked.minStake === undefined ? undefined : unitsFromNumber(asked.minStake),
    maxStake: asked.maxStake === undefined ? undefined : unitsFromNumber(asked.maxStake),
  };
}

/** Our own games have no vendor in their rounds: they are found by their codes. */
function gamesOf(
  { ownOf }: BetPorts['games'],
  within: readonly GameName[] | undefined,
  vendor: string | undefined,
): Pick<BetFilter, 'games' | 'vendor'> {
  const own = vendor ? ownOf(vendor) : undefined;
  if (own === undefined) return { games: within, vendor: vendor || undefined };
  const codes = new Set(own.map(({ gameCode }) => gameCode));
  const fits = within?.filter((game) => game.vendor === null && codes.has(game.gameCode));
  return { games: fits ?? own };
}

export interface BetSums extends BetSum {
  /** Of all that fit but for the game, so that another one can be chosen. */
  readonly games: readonly GameSum[];
}

export async function sumBets(on: Queryable, { gameCode, ...filter }: BetFilter): Promise<BetSums> {
  const games = await sumGames(on, filter);
  const byStake = filter.minStake !== undefined || filter.maxStake !== undefined;
  if (byStake) return { ...(await sumNarrowBets(on, { ...filter, gameCode })), games };
  const chosen = games.filter((game) => gameCode === undefined || game.gameCode === gameCode);
  return { ...chosen.reduce(addSums, nothing), games };
}

const nothing: BetSum = { rounds: 0, stake: 0n, payout: 0n, net: 0n, whole: true };

const addSums = (sum: BetSum, game: GameSum): BetSum => ({
  rounds: sum.rounds + game.rounds,
  stake: sum.stake + game.stake,
  payout: sum.payout + game.payout,
  net: sum.net + game.net,
  whole: true,
});

/** Where a page ended, as the cursor says it. */
export function placeOf(cursor: string | undefined): BetPlace | undefined {
  const [, at, roundId] = /^([0-9]{1,15})_(.{1,64})$/.exec(cursor ?? '') ?? [];
  return at === undefined || roundId === undefined ? undefined : { openedAt: Number(at), roundId };
}
