// A lottery as the player may play it now: its plays at the player's own prize group and at today's
// odds, its limits and its clock.
import { dealtLotteryOf, describePlay, unitPrice, wholePrice } from '@baize/engines';
import { lotteryModes, refuse, type lottery } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import { lunarYearOf, offerOf } from '../offers.ts';
import type { OrdersPorts } from '../ports.ts';
import { shownTerms, type Offer } from '../rules/offer.ts';
import { orderSize } from '../rules/order-size.ts';

export function getLotteryGame(ports: OrdersPorts): Action<typeof lottery.getLotteryGame> {
  return async ({ caller: { player }, input: { gameCode }, now }) => {
    const game = ports.terms.of(gameCode);
    const clock = await ports.clockOf(gameCode, now);
    if (!game || !clock) return refuse('game-unknown');
    if (!game.terms.on || ports.refusalOfGame(gameCode)?.refused === 'game-off')
      return refuse('game-off');
    const [group, cash] = await Promise.all([
      ports.groupOf(player.playerId),
      ports.cashOf(player.playerId, player.currency),
    ]);
    const { area, chaseMost, issuePayoutCap, drawnBy } = game.game;
    const limited = ports.limitedOf(gameCode, clock.current?.issue ?? '');
    const lunarYear = lunarYearOf(game, clock.current?.drawsAt ?? now);
    const groupDefault = ports.groupDefault();
    const offer = offerOf({ game, group, groupDefault, lunarYear });
    const { unitsMost, multipleMost, amountMost, payoutCap } = offer.limits;
    return {
      ...clock,
      gameVersion: dealtLotteryOf(gameCode)?.version ?? '',
      limitedNumbers: [...limited.numbers],
      limitedVersion: area === 'CN' ? null : limited.version,
      lunarYear: lunarYear ?? 0,
      now,
      plays: playsTold(offer),
      unitPrice: printUnits(unitPrice, 2),
      modesOfUnit: [...lotteryModes],
      unitsMost,
      multipleMost,
      chaseMost,
      slipsMost: 200,
      orderSize,
      amountMost: printUnits(amountMost, 2),
      payoutCap: printUnits(payoutCap, 2),
      issuePayoutCap: printUnits(issuePayoutCap, 2),
      group: { own: offer.limits.groupMost, least: offer.limits.groupLeast, step: 2 },
      beacon: drawnBy === 'us' ? 'drand' : null,
      playerId: player.playerId,
      balance: printUnits(cash, 2),
      currency: player.currency,
      currencySymbol: ports.symbolOf(player.currency),
      demo: player.demo,
    };
  };
}

/** Told from fractions of hundreds of plays: worked out once for each group and odds. */
const told = new Map<string, ReturnType<typeof tellPlays>>();
const toldMost = 500;

function playsTold(offer: Offer): ReturnType<typeof tellPlays> {
  const { game, plays, limits, oddsOf, priceOf, isOn } = offer;
  const atOdds = [...plays.values()].filter(({ pays }) => pays === 'odds');
  const odds = atOdds.map((play) => [...oddsOf(play), priceOf(play)?.price]);
  const off = [...plays.values()].filter((play) => !isOn(play)).map(({ code }) => code);
  const key = JSON.stringify([
    game.code,
    limits.groupMost,
    odds.map(String),
    off,
    [...plays.keys()].length,
  ]);
  const found = told.get(key) ?? tellPlays(offer);
  if (told.size >= toldMost) told.clear();
  told.set(key, found);
  return found;
}

function tellPlays(offer: Offer) {
  return [...offer.plays.values()].map((play) => {
    const { code, id, pays, form, tiers, returns } = describePlay(play, shownTerms(offer, play));
    return {
      code,
      id,
      pays,
      form,
      on: offer.isOn(play),
      price: printUnits(offer.priceOf(play)?.price ?? wholePrice, 4),
      tiers: [...tiers],
      returns: [...returns],
    };
  });
}
