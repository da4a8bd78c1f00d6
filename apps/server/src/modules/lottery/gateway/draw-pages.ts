// The results of one lottery, page by page, newest first.
import type { SharedEvent } from '../../wagering/index.ts';
import type { OfferedGame } from '../draws/terms.ts';
import type { GatewayPorts } from './ports.ts';
import { winNoOf } from './rules/wire-draws.ts';
import { gameIdOf } from './wire-games.ts';

/** Older ones stand on our own pages. */
const drawsMost = 2000;

interface PageAsked {
  readonly page?: number | undefined;
  readonly size?: number | undefined;
}

export const drawnOf = ({ wagering }: GatewayPorts, gameCode: string, count: number) =>
  wagering.eventsOf({ gameCode, states: ['drawn', 'settled'], newestFirst: true, count });

export async function drawPage(
  ports: GatewayPorts,
  { game }: OfferedGame,
  { page = 0, size = 20 }: PageAsked,
) {
  const found = await drawnOf(ports, game.code, drawsMost);
  const content = found.slice(page * size, (page + 1) * size).map((event) => drawOf(game, event));
  const totalPages = Math.ceil(found.length / size);
  return { content, totalPages, totalElements: found.length, number: page, size };
}

const drawOf = (game: OfferedGame['game'], { name, result, drawsAt }: SharedEvent) => ({
  gameId: gameIdOf(game.code),
  gameCode: game.code,
  numero: name,
  winNo: winNoOf(game.kind, result),
  winningTime: drawsAt,
});
