// The results of a lottery by its code, newest first.
import { refuse, type lottery } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { drawPage } from '../draw-pages.ts';
import type { GatewayPorts } from '../ports.ts';

export function listWireDrawsByCode(
  ports: GatewayPorts,
): Action<typeof lottery.listWireDrawsByCode> {
  return async ({ input: { gameCode, ...page } }) => {
    const game = ports.terms.of(gameCode);
    return game ? drawPage(ports, game, page) : refuse('game-unknown');
  };
}
