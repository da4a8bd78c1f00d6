// The provinces whose open issue is drawn on the same day as that of the game in play.
import { dayText } from '@baize/money';
import { provinces } from '@baize/engines';
import type { GameNow } from '../desk/lottery-terms.ts';

export interface OwnDraw {
  readonly gameCode: string;
  readonly drawsAt: number | undefined;
}

export function drawsToday(
  games: readonly GameNow[],
  { gameCode, drawsAt }: OwnDraw,
): readonly string[] {
  if (drawsAt === undefined) return [gameCode];
  const day = dayText(drawsAt);
  const open = games.filter(({ current }) => current !== null && dayText(current.drawsAt) === day);
  const codes = new Set([gameCode, ...open.map((game) => game.gameCode)]);
  return provinces.map(({ code }) => code).filter((code) => codes.has(code));
}
