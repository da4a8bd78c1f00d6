// The door of crash games: the curve, the point at which a flight ends, and slips.
export { growthPerSecond, msUntil, multiplierAt, type Hundredths } from './curve.ts';
export {
  chanceToReach,
  drawPoint,
  flightMs,
  leastCashOut,
  pointOf,
  returnAt,
  topMultiplier,
} from './point.ts';
export {
  cashOutDecision,
  ceilingOf,
  isAutoAllowed,
  leavesAt,
  payoutAt,
  readCrash,
  strikeCrash,
  type CashOut,
  type CashOutBy,
  type CrashSlip,
} from './slip.ts';
export { checkRound } from './check-round.ts';
export { crash } from './family.ts';
export { crashGameOf, crashGames, leastCeiling, type CrashGame, type DealtCrash } from './games.ts';
