// Feeds boards in the transaction that counts play, so that every round is ranked once; members who
// are new to a board are judged soon after.
import type { BoardScore } from '@baize/contract';
import type { Tx } from '../../../platform/database/index.ts';
import type { CountedRange, HourPlay } from '../../wagering/index.ts';
import type { OfferKeeper } from '../offers/keep-offers.ts';
import { boardAt, boardOf, ranks, type Board, type BoardPeriod } from '../offers/rules/board.ts';
import type { PlayedGame } from '../offers/rules/facts.ts';
import { isStarted, startsAt, type Offer } from '../offers/rules/offer.ts';
import { hourOf } from '../offers/rules/period.ts';
import type { PromotionsPorts } from '../ports.ts';
import { lockOpen, openBoards } from './store/boards.ts';
import { addScores, partShelves, type Told } from './store/scores.ts';

interface Ranked {
  readonly offer: Offer;
  readonly board: Board;
}

interface Fed extends Told {
  readonly by: BoardScore;
  readonly period: BoardPeriod;
  readonly promotionId: string;
}

/** The promotions whose boards moved. */
export async function feedBoards(
  ports: PromotionsPorts,
  offers: OfferKeeper,
  tx: Tx,
  added: readonly HourPlay[],
  range: CountedRange,
): Promise<readonly string[]> {
  const now = ports.clock.now();
  const ranked = offers.all().flatMap((offer) => {
    const board = boardOf(offer);
    return board !== undefined && isStarted(offer, now) ? [{ offer, board }] : [];
  });
  const of = (by: BoardScore) => ranked.filter(({ board }) => board.score === by);
  const fed = [
    ...turnoverOf(ports, of('turnover'), added),
    ...(await multiplesOf(ports, of('multiple'), tx, range)),
  ];
  if (fed.length === 0) return [];
  await openBoards(tx, newBoards(fed));
  const ids = [...new Set(fed.map(({ boardId }) => boardId))];
  const open = await lockOpen(tx, ids);
  const counted = fed.filter(({ boardId }) => open.has(boardId));
  for (const by of ['turnover', 'multiple'] as const)
    await addScores(
      tx,
      by,
      counted.filter((one) => one.by === by),
    );
  await partShelves(tx, [...open]);
  return [...new Set(counted.map(({ promotionId }) => promotionId))];
}

const newBoards = (fed: readonly Fed[]) => [
  ...new Map(
    fed.map(({ period, promotionId }) => [period.id, { ...period, promotionId }] as const),
  ).values(),
];

function turnoverOf(
  ports: PromotionsPorts,
  ranked: readonly Ranked[],
  added: readonly HourPlay[],
): readonly Fed[] {
  if (ranked.length === 0) return [];
  const played = added.filter(({ currency, valid }) => currency === ports.currency && valid !== 0n);
  return played.flatMap((one) => {
    const { playerId, hour, valid, lastAt } = one;
    const asked = { playerId, at: hour, score: valid, reachedAt: lastAt };
    return fedBy(ports, ranked, one, asked);
  });
}

async function multiplesOf(
  ports: PromotionsPorts,
  ranked: readonly Ranked[],
  tx: Tx,
  range: CountedRange,
): Promise<readonly Fed[]> {
  if (ranked.length === 0) return [];
  const since = Math.min(...ranked.map(({ offer }) => hourOf(startsAt(offer))));
  const multipleMin = Math.min(...ranked.map(({ board }) => board.multipleMin));
  const search = { ...range, since, multipleMin, endings: [], currency: ports.currency };
  const rounds = await ports.wagering.luckyRounds(search, tx);
  return rounds.flatMap((round) => {
    const { playerId, settledAt: reachedAt, multiple } = round;
    const asking = ranked.filter(({ board }) => multiple >= board.multipleMin);
    const asked = { playerId, at: hourOf(reachedAt), score: BigInt(multiple), reachedAt };
    return fedBy(ports, asking, round, asked);
  });
}

interface Feeding extends Pick<Told, 'playerId' | 'score' | 'reachedAt'> {
  readonly at: number;
}

function fedBy(
  { categoryOf }: PromotionsPorts,
  ranked: readonly Ranked[],
  { vendor, gameCode }: Pick<PlayedGame, 'vendor' | 'gameCode'>,
  { at, ...told }: Feeding,
): readonly Fed[] {
  const category = categoryOf({ vendor: vendor === '' ? null : vendor, gameCode });
  return ranked.flatMap(({ offer, board }) => {
    const period = boardAt(offer, at);
    if (period === undefined || !ranks(board, { vendor, gameCode, category })) return [];
    return [{ ...told, by: board.score, period, promotionId: offer.id, boardId: period.id }];
  });
}
