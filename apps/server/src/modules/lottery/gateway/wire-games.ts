// A lottery by its number on the wire, and its last results.
import { refuse, type Refusal } from '@baize/contract';
import { lotteryIds, lotteryOfId } from '@baize/engines';
import type { OfferedGame } from '../draws/terms.ts';
import type { GameNow } from '../orders/ports.ts';
import type { GatewayPorts } from './ports.ts';
import { winNoOf } from './rules/wire-draws.ts';

export function gameById(
  { terms }: Pick<GatewayPorts, 'terms'>,
  gameId: number,
): OfferedGame | Refusal<'game-unknown'> {
  const code = lotteryOfId(gameId);
  return (code !== undefined && terms.of(code)) || refuse('game-unknown');
}

/** The number of a game that clients search by; a negative one or none stands for all. */
export function codeAsked(
  ports: Pick<GatewayPorts, 'terms'>,
  asked: number | string | null | undefined,
): string | undefined | Refusal<'game-unknown'> {
  if (asked === undefined || asked === null || asked === '' || Number(asked) <= 0) return undefined;
  const game = gameById(ports, Number(asked));
  return 'refused' in game ? game : game.game.code;
}

export interface WireDraw {
  readonly gameId: number;
  readonly gameCode: string;
  readonly numero: string;
  readonly winNo: string;
  readonly winningTime: number;
}

export const gameIdOf = (gameCode: string): number => lotteryIds[gameCode] ?? 0;

export function lastDrawOf(
  { terms }: Pick<GatewayPorts, 'terms'>,
  { gameCode, last }: GameNow,
): WireDraw[] {
  const kind = terms.of(gameCode)?.game.kind;
  if (!last || !kind) return [];
  return [
    {
      gameId: gameIdOf(gameCode),
      gameCode,
      numero: last.issue,
      winNo: winNoOf(kind, last.numbers),
      winningTime: last.drawsAt,
    },
  ];
}

/** The last results of every lottery. */
export async function lastDraws(ports: GatewayPorts, now: number): Promise<WireDraw[]> {
  return (await ports.clocks(now)).flatMap((clock) => lastDrawOf(ports, clock));
}
