// The smallest win of a cart at a multiple of one. The profit plan counts with it, so that every
// win reaches the planned profit.
import { timesUnits } from '@baize/client';
import { readSelection, tierPays, unitPrice, type Play } from '@baize/engines';
import { floorToCent, oddsPerOne, type Odds, type Units } from '@baize/money';
import type { CartSlip } from '../cart/cart.ts';
import { modeParts } from '../picks/price.ts';

export interface SlipOfPlay {
  readonly slip: CartSlip;
  readonly play: Play;
  readonly odds: readonly Odds[];
}

export function smallestWin(slips: readonly SlipOfPlay[]): Units {
  const wins = slips.map(winOf);
  return wins.reduce((least, win) => (win < least ? win : least), wins[0] ?? 0n);
}

function winOf({ slip: { at, selection }, play, odds }: SlipOfPlay): Units {
  if (at.pays === 'odds') {
    if (play.parlay !== undefined) return floorToCent(winOfLegs({ play, odds, selection }, at));
    const least = lowest(odds.filter((_, tier) => play.tiers[tier]?.pays === 'prize'));
    return floorToCent((at.amount * least) / oddsPerOne);
  }
  const { mode, multiple, group } = at;
  const prizes = tierPays(play, { pays: 'prize', price: unitPrice, mode, multiple, group });
  return floorToCent(timesUnits(lowest(prizes), multiple) / modeParts[mode]);
}

interface ParlayOfPlay extends Omit<SlipOfPlay, 'slip'> {
  readonly selection: string;
}

// A number is drawn once: the legs of one place at most are pushed, and count as one. Of two legs
// a push returns the stake, which is no win.
function winOfLegs({ play, odds, selection }: ParlayOfPlay, { amount }: { amount: Units }): Units {
  const { parlay, tiers } = play;
  const read = readSelection(play, selection);
  if (parlay === undefined || 'refusal' in read) return 0n;
  const legs = parlay.legs(read.value).map(({ place, bet }) => {
    const own = tiers.findIndex((tier) => tier.bet === bet && tier.pays === 'prize');
    const canPush = tiers.some((tier) => tier.bet === bet && tier.pays === 'stake');
    return { odds: odds[own] ?? 0n, pushedAt: canPush ? place : undefined };
  });
  const places = legs.length === parlay.voidWithPush ? [] : legs.map(({ pushedAt }) => pushedAt);
  const wins = [-1, ...places].map((pushed) => {
    const counted = legs.filter(({ pushedAt }) => pushedAt === undefined || pushedAt !== pushed);
    const times = counted.reduce((product, leg) => product * leg.odds, amount);
    return times / counted.reduce((parts) => parts * oddsPerOne, 1n);
  });
  return lowest(wins);
}

const lowest = (all: readonly bigint[]): bigint =>
  all.reduce((least, one) => (one < least ? one : least), all[0] ?? 0n);
