// The orders of a chase, with what they came to together.
import { refuse, type lottery } from '@baize/contract';
import { unitsToNumber } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import { readChase } from '../../orders/store/chase-reader.ts';
import { readOrders, readParts } from '../../orders/store/order-reader.ts';
import type { GatewayPorts } from '../ports.ts';
import { rowsOf } from '../print-wire-order.ts';

export function getWireChase(ports: GatewayPorts): Action<typeof lottery.getWireChase> {
  return async ({ caller, input: { id, page = 0, size = 50 } }) => {
    const [asked] = await readOrders(ports.database.kysely, [id], caller);
    const parts = await readParts(ports.database.kysely, asked?.baseId ?? id);
    const [first] = parts;
    if (!first || first.playerId !== caller.playerId || first.currency !== caller.currency)
      return refuse('order-unknown');
    const chase = await readChase(ports.database.kysely, first.baseId);
    const played = parts.filter(({ state }) => ['running', 'won', 'lost'].includes(state));
    const sums = {
      totalActualBetAmount: unitsToNumber(played.reduce((sum, { stake }) => sum + stake, 0n)),
      totalChasePhases: parts.length,
      completed: chase?.settled ?? parts.filter(({ state }) => state !== 'running').length,
    };
    const rows = await rowsOf(ports, parts.slice(page * size, (page + 1) * size));
    return {
      content: rows.map((row) => ({ ...row, ...sums })),
      totalPages: Math.ceil(parts.length / size),
      totalElements: parts.length,
    };
  };
}
