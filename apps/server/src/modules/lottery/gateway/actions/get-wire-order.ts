// One order with its slips.
import { refuse, type lottery } from '@baize/contract';
import { readStruck, tierPays } from '@baize/engines';
import { unitsToNumber } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import type { Slip } from '../../../wagering/index.ts';
import { playOf, selectionText } from '../../orders/print-order.ts';
import { slipsOf } from '../../orders/read-slips.ts';
import { readOrders } from '../../orders/store/order-reader.ts';
import type { GatewayPorts } from '../ports.ts';
import { rowsOf } from '../print-wire-order.ts';

export function getWireOrder(ports: GatewayPorts): Action<typeof lottery.getWireOrder> {
  return async ({ caller, input: { id } }) => {
    const [order] = await readOrders(ports.database.kysely, [id], caller);
    const [row] = order ? await rowsOf(ports, [order]) : [];
    if (!order || !row) return refuse('order-unknown');
    const slips = await slipsOf(ports, order);
    const kind = ports.terms.of(order.gameCode)?.game.kind ?? 'SSC';
    const [first] = slips.map(({ slip }) => readStruck(slip.struck).slip.terms);
    return {
      ...row,
      series: first?.pays === 'prize' ? first.group : 0,
      multiple: first?.pays === 'prize' ? first.multiple : 1,
      stakes: slips.reduce((sum, { slip }) => sum + readStruck(slip.struck).slip.units, 0),
      orderInfos: slips.map((slip) => infoOf(kind, slip)),
    };
  };
}

function infoOf(kind: Parameters<typeof playOf>[0], slip: Slip) {
  const read = readStruck(slip.slip.struck);
  const play = playOf(kind, read);
  const pays = play ? tierPays(play, read.slip.terms).map(unitsToNumber) : [];
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0] = pays;
  return {
    playCode: read.slip.play,
    bettingContent: selectionText(play, read),
    first,
    second,
    third,
    fourth,
    fifth,
    stakes: read.slip.units,
    bettingAmount: unitsToNumber(slip.stake),
  };
}
