// The first places of a board and the own one, in the family's form.
import { unitsToNumber } from '@baize/money';
import type { PromotionsPorts } from '../ports.ts';
import { readLeaders, type LeadersAsked } from './leaders.ts';
import type { BoardShown } from './view.ts';

export async function wireRanks(
  ports: PromotionsPorts,
  board: BoardShown,
  playerId: LeadersAsked['playerId'],
) {
  const { list, own } = await readLeaders(ports, board, { playerId, count: 10 });
  const valueOf = (behind: bigint): number =>
    board.score === 'turnover' ? unitsToNumber(-behind) : Number(-behind) / 100;
  return {
    list: list.map(({ place: rank, name: playerName, behind }) => ({
      rank,
      playerName,
      reachedValue: valueOf(behind),
    })),
    footer: { rank: own?.place ?? 0, reachedValue: own === undefined ? 0 : valueOf(own.behind) },
  };
}
