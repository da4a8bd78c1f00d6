// Orders as clients of the family read them.
import { readStruck } from '@baize/engines';
import { floorToCent, unitsToNumber } from '@baize/money';
import type { Slip } from '../../wagering/index.ts';
import { wireModes } from '../orders/rules/asked-slips.ts';
import type { Order } from '../orders/rules/order.ts';
import { printOrderId } from '../orders/rules/order-id.ts';
import { firstKeyOf, firstSlips } from '../orders/read-slips.ts';
import { resultsOf } from '../orders/print-order.ts';
import type { GatewayPorts } from './ports.ts';
import { winNoOf } from './rules/wire-draws.ts';
import { orderStatus } from './rules/wire-status.ts';
import { gameIdOf } from './wire-games.ts';

export type WireRow = ReturnType<typeof rowOf>;

export async function rowsOf(ports: GatewayPorts, orders: readonly Order[]): Promise<WireRow[]> {
  const [results, first] = await Promise.all([resultsOf(ports, orders), firstSlips(ports, orders)]);
  return orders.map((order) => {
    const { baseId, eventId, gameCode } = order;
    const kind = ports.terms.of(gameCode)?.game.kind;
    const winningNumber = kind ? winNoOf(kind, results.get(eventId)) : '';
    return rowOf(order, { winningNumber, slip: first.get(firstKeyOf(baseId, eventId)) });
  });
}

interface Beside {
  readonly winningNumber: string;
  readonly slip: Slip | undefined;
}

const isPlayed = ({ state }: Order): boolean =>
  state === 'running' || state === 'won' || state === 'lost';

function rowOf(order: Order, { winningNumber, slip }: Beside) {
  const { baseId, phase, gameCode, placedAt, issue, stake, payout, state } = order;
  return {
    orderDetailId: printOrderId(baseId, phase),
    orderNumber: baseId,
    orderMasterId: phase === 0 ? '' : baseId,
    gameId: gameIdOf(gameCode),
    gameCode,
    bettingTime: placedAt,
    numero: issue,
    bettingModeCode: slip ? modeCodeOf(slip) : '',
    chasingPhase: phase,
    planBettingAmount: unitsToNumber(stake),
    actualBettingAmount: isPlayed(order) ? unitsToNumber(stake) : 0,
    winningAmount: unitsToNumber(floorToCent(payout)),
    winningNumber,
    orderStatus: orderStatus[state],
  };
}

/** Plays at odds know no modes. */
export function modeCodeOf({ slip }: Slip): string {
  const { terms } = readStruck(slip.struck).slip;
  if (terms.pays === 'odds') return '';
  return wireModes.find(({ mode }) => mode === terms.mode)?.code ?? '';
}
