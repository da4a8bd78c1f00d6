// Lists the conditions by which a client may search orders.
import type { lottery } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { wordsIn } from '../../orders/reasons.ts';
import type { GatewayPorts } from '../ports.ts';
import { orderStatus } from '../rules/wire-status.ts';
import { gameIdOf } from '../wire-games.ts';

export function getQueryConditions({
  terms,
}: GatewayPorts): Action<typeof lottery.getQueryConditions> {
  return async ({ locale }) => {
    const t = wordsIn(locale);
    const states = Object.values(orderStatus);
    return {
      games: Object.fromEntries(terms.all().map(({ game }) => [gameIdOf(game.code), game.code])),
      orderStatus: Object.fromEntries(
        states.map((state) => [state, t.named(`lottery.wire-status-${state}`) ?? String(state)]),
      ),
    };
  };
}
