// Takes slips as clients of the lotteries of Vietnam write them: each names its game and issues. An
// order is one stake, so all of its slips must name the same; several issues must be consecutive.
import { isRefusal, refuse, type InputOf, type lottery } from '@baize/contract';
import { readWireContent } from '@baize/engines';
import type { Action } from '../../../../platform/call/index.ts';
import { reasonText } from '../../orders/reasons.ts';
import { playById, wireTerms, type ReadSlip } from '../../orders/rules/asked-slips.ts';
import type { GatewayPorts } from '../ports.ts';
import { isOn, modeOfPrice } from '../rules/wire-order.ts';
import { gameById } from '../wire-games.ts';
import { intentOf } from '../wire-intent.ts';
import { placedOnWire } from './place-wire-order.ts';

type Content = InputOf<typeof lottery.placeVnOrder>['contents'][number];

export function placeVnOrder(ports: GatewayPorts): Action<typeof lottery.placeVnOrder> {
  return async ({ caller: player, input: { t: clickedAt, ...input }, now, locale, ...call }) => {
    const [first] = input.contents;
    if (!first) return refuse('slip-refused');
    const game = gameById(ports, first.gameId);
    if (isRefusal(game)) return game;
    const other = input.contents.findIndex((one) => issuesOf(one) !== issuesOf(first));
    if (other >= 0) {
      const facts = { slip: other + 1, reason: reasonText(locale, 'slip-malformed') };
      return refuse('slip-refused', { facts, value: { ...facts, reason: 'slip-malformed' } });
    }
    const [only, ...more] = first.numero;
    const multiples = first.numero.map(({ multiple }) => multiple);
    const stop = isOn(first.winStop) ? ('win' as const) : ('never' as const);
    const asked = { ...call, caller: player, body: input, clickedAt, now };
    const placed = await ports.orders.placeOrder({
      player,
      intent: await intentOf(ports, asked),
      now,
      locale,
      request: input,
      gameCode: game.game.code,
      issue: only?.numero ?? '',
      slips: input.contents.map((content) => slipOf(content, more.length > 0)),
      chase:
        more.length > 0
          ? {
              multiples,
              stop,
              profit: null,
              issues: first.numero.map(({ numero }) => numero),
            }
          : undefined,
    });
    return isRefusal(placed) ? placed : { orders: [placedOnWire(placed)] };
  };
}

const issuesOf = ({ gameId, numero, winStop }: Content): string =>
  JSON.stringify([gameId, isOn(winStop), numero.map((one) => [one.numero, one.multiple])]);

/** In a chase each issue has its multiple; else the slip has it. */
function slipOf(content: Content, isChase: boolean): ReadSlip {
  const { playId, bettingContent, bettingApproach = 1, singleBetPrice, numero } = content;
  return (offer) => {
    const play = playById(offer, playId);
    if (play === undefined) return { refusal: 'play-unknown' };
    if (!offer.isOn(play)) return { off: play };
    const approach = bettingApproach === 2 ? 'lines' : 'rows';
    const read = readWireContent(play, { content: bettingContent, approach, play: playId });
    if ('refusal' in read) return read;
    const terms = wireTerms(offer, play, {
      mode: modeOfPrice(singleBetPrice),
      group: undefined,
      multiple: isChase ? 1 : numero[0]?.multiple,
    });
    return { play, selection: read.value, terms };
  };
}
