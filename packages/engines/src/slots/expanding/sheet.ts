// The facts of expanding wilds, exactly. What a spin wins depends only on which reels are wild and
// on where the others stopped, so one census for each set of wild reels is enough:
// 1. a paid spin is all sets together, each as often as its reels show a wild;
// 2. a free spin begins with the reels that stay and may add to them: its odds are those of the
//    sets that hold these, and so the spins of a feature are a chain from set to set;
// 3. mean and mean square of a feature follow from its last spin back to its first.
import { add, multiply, ratio, type Ratio } from '../../kit/ratio.ts';
import { takeCensus, type CensusColumn } from '../lines/census.ts';
import { censusTally, columnsOf } from '../lines/sheet.ts';
import { lineShares } from '../lines/shares.ts';
import { scatterShares } from '../pay-shares.ts';
import type { SheetFacts } from '../par-sheet.ts';
import type { Moments } from '../round-facts.ts';
import { cycleCount, spinFacts, sum, type CycleTally } from '../tally.ts';
import type { ExpandingGame } from './definition.ts';

export function expandingSheet(game: ExpandingGame): SheetFacts {
  const sets = wildSets(game);
  const awarded = (scatters: number) => (scatters < game.freeSpins.scattersMin ? 0 : 1);
  const tally = paidTally(sets);
  const paid = spinFacts(tally, { stakeCredits: game.stakeCredits, awarded });
  const feature = featureMoments(game, sets);
  const mean = add(paid.mean, multiply(paid.trigger, feature.mean));
  // E (X + F)², F being the feature where there is one; it does not depend on what X was.
  const cross = multiply(multiply(ratio(2n), paid.awardsWin), feature.mean);
  const square = add(add(paid.square, cross), multiply(paid.trigger, feature.square));
  const freeSpins = multiply(paid.trigger, ratio(BigInt(game.freeSpins.awarded)));
  return {
    paid,
    round: { mean, square, freeSpins },
    spinCreditsMax: tally.creditsMax,
    shares: [...lineShares(game, expandedColumns(game)), ...scatterShares(game, tally)],
    paidCycle: cycleCount(tally, game, { awarded }),
  };
}

/** What each reel shows at each of its stops once it has expanded. */
function expandedColumns(game: ExpandingGame): CensusColumn[][] {
  return columnsOf(game).map((columns) =>
    columns.map(({ symbols, scatters }) => ({
      symbols: symbols.includes(game.wild) ? symbols.map(() => game.wild) : symbols,
      scatters,
    })),
  );
}

/** All windows in which exactly these reels are wild, the stops of those reels counted as one. */
interface WildSet {
  readonly reels: ReadonlySet<number>;
  /** At how many stops each of its reels shows a wild. */
  readonly wildStops: ReadonlyMap<number, bigint>;
  readonly tally: CycleTally;
}

function wildSets(game: ExpandingGame): WildSet[] {
  const reels = columnsOf(game);
  const isWild = ({ symbols }: CensusColumn) => symbols.includes(game.wild);
  if (reels.flat().some((column) => isWild(column) && column.scatters > 0)) {
    throw new RangeError(`A reel of ${game.code} shows a scatter beside a wild.`);
  }
  const wildReel = { symbols: Array.from({ length: game.rows }, () => game.wild), scatters: 0 };
  const wildStops = new Map(
    reels.map((columns, reel) => [reel, BigInt(columns.filter(isWild).length)] as const),
  );
  const able = [...wildStops].filter(([, stops]) => stops > 0n).map(([reel]) => reel);
  return subsets(able).map((wild) => {
    const shown = reels.map((columns, reel) =>
      wild.has(reel) ? [wildReel] : columns.filter((column) => !isWild(column)),
    );
    const own = new Map([...wild].map((reel) => [reel, wildStops.get(reel) ?? 0n]));
    const tally = censusTally(takeCensus({ ...game, reels: shown }));
    return { reels: wild, wildStops: own, tally };
  });
}

/** How many stops lead from the reels that stay to a set: those of the reels it adds. */
function stopsInto(set: WildSet, stays: ReadonlySet<number>): bigint {
  if ([...stays].some((reel) => !set.reels.has(reel))) return 0n;
  let stops = 1n;
  for (const [reel, own] of set.wildStops) if (!stays.has(reel)) stops *= own;
  return stops;
}

function paidTally(sets: readonly WildSet[]): CycleTally {
  const none = new Set<number>();
  const total = (pick: (tally: CycleTally) => bigint) =>
    sum(sets.map((set) => stopsInto(set, none) * pick(set.tally)));
  const scattersMax = Math.max(...sets.map(({ tally }) => tally.windowsByScatters.length)) - 1;
  const byScatters = (pick: (tally: CycleTally) => readonly bigint[]) =>
    Array.from({ length: scattersMax + 1 }, (_, scatters) =>
      total((tally) => pick(tally)[scatters] ?? 0n),
    );
  return {
    windows: total(({ windows }) => windows),
    hits: total(({ hits }) => hits),
    windowsByScatters: byScatters((tally) => tally.windowsByScatters),
    creditsByScatters: byScatters((tally) => tally.creditsByScatters),
    squares: total(({ squares }) => squares),
    creditsMax: Math.max(...sets.map(({ tally }) => tally.creditsMax)),
  };
}

/** What all free spins of a feature win together, in stakes. */
function featureMoments(game: ExpandingGame, sets: readonly WildSet[]): Moments {
  const none: Moments = { mean: ratio(0n), square: ratio(0n) };
  let after = sets.map(() => none);
  for (let spin = 0; spin < game.freeSpins.awarded; spin += 1) {
    after = sets.map(({ reels }) => spinAndAfter({ game, sets, stays: reels, after }));
  }
  return after[sets.findIndex(({ reels }) => reels.size === 0)] ?? none;
}

interface SpinAndAfter {
  readonly game: ExpandingGame;
  readonly sets: readonly WildSet[];
  readonly stays: ReadonlySet<number>;
  /** What the spins that follow are worth, by the set that then stays. */
  readonly after: readonly Moments[];
}

function spinAndAfter({ game, sets, stays, after }: SpinAndAfter): Moments {
  const stake = BigInt(game.stakeCredits);
  const cycle = sum(sets.map((set) => stopsInto(set, stays) * set.tally.windows));
  let mean = ratio(0n);
  let square = ratio(0n);
  for (const [index, set] of sets.entries()) {
    const stops = stopsInto(set, stays);
    const next = after[index];
    if (stops === 0n || next === undefined) continue;
    const chance = ratio(stops * set.tally.windows, cycle);
    const won = ratio(stops * sum(set.tally.creditsByScatters), cycle * stake);
    const wonSquare = ratio(stops * set.tally.squares, cycle * stake ** 2n);
    mean = add(mean, add(won, multiply(chance, next.mean)));
    const cross: Ratio = multiply(multiply(ratio(2n), won), next.mean);
    square = add(square, add(add(wonSquare, cross), multiply(chance, next.square)));
  }
  return { mean, square };
}

function subsets(items: readonly number[]): ReadonlySet<number>[] {
  const found: ReadonlySet<number>[] = [new Set()];
  for (const item of items) found.push(...found.map((set) => new Set([...set, item])));
  return found;
}
