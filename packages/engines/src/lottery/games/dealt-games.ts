// The lottery games as everything outside knows them: each with the version of its rules and what
// its plays promise. Prizes are promised at the fair group, of which a slip returns the part that
// its own group is; odds at the return that the game states.
import { printUnits } from '@baize/money';
import type { Json } from '../../kit/canonical-json.ts';
import type { BetPromise, FamilyGame } from '../../kit/family.ts';
import { printDecimal, printPercent, ratio, type Ratio } from '../../kit/ratio.ts';
import { versionOf } from '../../kit/version.ts';
import { newYears } from '../lhc/calendar.ts';
import { playSetOf, playsOf } from '../plays-of.ts';
import type { Play } from '../play.ts';
import { betReturns } from '../slips/promise.ts';
import { parlayReturns } from '../slips/parlay-return.ts';
import { fairGroup, tierPays, unitPrice, type SlipTerms } from '../slips/terms.ts';
import type { KindCode, LotteryGame } from './definition.ts';
import { lotteryGames, statedOdds } from './games.ts';

export interface DealtLottery extends FamilyGame<'lottery'> {
  readonly definition: LotteryGame;
}

/** What one unit is staked at where a play states its terms. */
export function statedTerms(game: LotteryGame, play: Play, group = fairGroup): SlipTerms {
  return play.pays === 'odds'
    ? { pays: 'odds', amount: play.amountStep ?? 10_000n, odds: statedOdds(game, play) }
    : { pays: 'prize', price: unitPrice, mode: 'yuan', multiple: 1, group };
}

/** What a player may lay at once with a tap; any amount of whole cents is taken. */
const stakes = [2n, 10n, 20n, 100n, 200n, 1000n].map((whole) => whole * 10_000n);

const versions = new Map<KindCode, string>();

export const dealtLotteries: readonly DealtLottery[] = lotteryGames.map(dealt);

export function dealtLotteryOf(code: string): DealtLottery | undefined {
  return dealtLotteries.find((game) => game.code === code);
}

function dealt(definition: LotteryGame): DealtLottery {
  const { code } = definition;
  let promises: DealtLottery['promises'] | undefined;
  let version: string | undefined;
  let returnPercent: string | undefined;
  return {
    code,
    family: 'lottery',
    mechanic: '',
    nameKey: `lottery.${code}`,
    definition,
    stakes,
    stakeDefault: unitPrice,
    // Worked out when somebody asks: hundreds of plays, which few pages need.
    get version() {
      version ??= versionOf(decidingOf(definition));
      return version;
    },
    get promises() {
      promises ??= promisesOf(definition);
      return promises;
    },
    get returnPercent() {
      returnPercent ??= leastReturn(definition);
      return returnPercent;
    },
  };
}

function decidingOf(game: LotteryGame): Json {
  const { code, kind, drawnBy, oddsReturn, payoutCap, issuePayoutCap } = game;
  return {
    code,
    kind,
    drawnBy,
    oddsReturn,
    unitPrice: printUnits(unitPrice, 4),
    payoutCap: printUnits(payoutCap, 4),
    issuePayoutCap: printUnits(issuePayoutCap, 4),
    plays: playsVersion(kind),
  };
}

/** Of all plays of a kind; those with animals follow the calendar besides. */
function playsVersion(kind: KindCode): string {
  const known = versions.get(kind);
  if (known !== undefined) return known;
  const made = versionOf({
    set: playSetOf(kind),
    ...(kind === 'LHC' ? { newYears } : {}),
  } as unknown as Json);
  versions.set(kind, made);
  return made;
}

function promisesOf(game: LotteryGame): DealtLottery['promises'] {
  const plays = [...playsOf(game.kind).values()];
  return Object.fromEntries(plays.map((play) => [play.code, promiseOf(game, play)]));
}

/** The lowest return of the play's kinds of units, and the widest spread. */
function promiseOf(game: LotteryGame, play: Play): BetPromise {
  const terms = statedTerms(game, play);
  const returns =
    play.parlay === undefined
      ? betReturns(play, terms)
      : parlayReturns(play, tierPays(play, terms));
  const percents = returns.map(({ returned }) => printPercent(returned, 4));
  const deviations = returns.map(({ deviation }) => printDecimal(deviation, 4));
  return {
    basis: 'exact',
    percent: percents.reduce((least, one) => (Number(one) < Number(least) ? one : least)),
    halfWidthPercent: '0',
    roundDeviation: deviations.reduce((most, one) => (Number(one) > Number(most) ? one : most)),
  };
}

/** No single bet is played for less. A parlay, and a play that is off, tell their own. */
function leastReturn(game: LotteryGame): string {
  const { groupLeast, oddsReturn, kind } = game;
  const { plays } = playSetOf(kind);
  const stated = plays.some(({ pays, odds }) => pays === 'odds' && odds === undefined);
  const parts = [
    ...(plays.some(({ pays }) => pays === 'prize')
      ? [ratio(BigInt(groupLeast), BigInt(fairGroup))]
      : []),
    ...(stated ? [ratio(BigInt(oddsReturn), 100n)] : []),
    ...plays
      .filter(({ odds, off }) => odds !== undefined && off !== true)
      .flatMap(({ code }) => houseReturns(game, code)),
  ].map((part) => printPercent(part));
  return parts.reduce((least, one) => (Number(one) < Number(least) ? one : least));
}

/** What each bet of a play returns at the odds of the house. */
function houseReturns(game: LotteryGame, code: string): Ratio[] {
  const play = playsOf(game.kind).get(code);
  if (play === undefined) return [];
  return betReturns(play, statedTerms(game, play)).map(({ returned }) => returned);
}
