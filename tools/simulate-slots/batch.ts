// One batch of rounds of a game, played by the engine that the server uses (a tumbling game by its
// counts, which is the same and quicker) and summed up in whole numbers, so that batches add up to
// the same in any order. Each batch has a generator of its own, begun from the seed and its number.
import { creditsToUnits, openSeed, playRound, type Draws, type SlotGame } from '@baize/engines';
import type { SlotRound } from '@baize/engines';
import { countedRounds, type CountedRound } from './tumble-counts.ts';

export interface BatchAsked {
  readonly game: SlotGame;
  readonly seed: string;
  readonly batch: number;
  readonly rounds: number;
}

/** Sums over rounds; all that was won is in credits. */
export interface Sums {
  rounds: number;
  credits: number;
  creditsSquared: number;
  /** The win of the paid spin alone. */
  spinCredits: number;
  spinCreditsSquared: number;
  spinCreditsMax: number;
  hits: number;
  triggers: number;
  featureSpins: number;
}

export function noSums(): Sums {
  return {
    rounds: 0,
    credits: 0,
    creditsSquared: 0,
    spinCredits: 0,
    spinCreditsSquared: 0,
    spinCreditsMax: 0,
    hits: 0,
    triggers: 0,
    featureSpins: 0,
  };
}

export function playBatch({ game, seed, batch, rounds }: BatchAsked): Sums {
  const sums = noSums();
  const draws = quickDraws(`${seed}:${game.code}`, batch);
  // At this stake a credit is a cent, so every payout is a whole number of credits.
  const stake = BigInt(game.stakeCredits) * unitsOfCent;
  if (creditsToUnits({ game, stake, credits: 1 }) !== unitsOfCent) throw new RangeError(game.code);
  const play =
    game.mechanic === 'tumble'
      ? countedRounds(game, (range) => draws.int(range))
      : () => counted(playRound({ game, stake, draws }));
  for (let round = 0; round < rounds; round += 1) addRound(sums, play());
  return sums;
}

/** The sums of two batches together. */
export function addSums(one: Sums, other: Sums): Sums {
  return {
    rounds: one.rounds + other.rounds,
    credits: one.credits + other.credits,
    creditsSquared: one.creditsSquared + other.creditsSquared,
    spinCredits: one.spinCredits + other.spinCredits,
    spinCreditsSquared: one.spinCreditsSquared + other.spinCreditsSquared,
    spinCreditsMax: Math.max(one.spinCreditsMax, other.spinCreditsMax),
    hits: one.hits + other.hits,
    triggers: one.triggers + other.triggers,
    featureSpins: one.featureSpins + other.featureSpins,
  };
}

const unitsOfCent = 100n;

/** The counts of a round by the engine. */
export function counted({ events, payout }: Pick<SlotRound, 'events' | 'payout'>): CountedRound {
  const credits = Number(payout / unitsOfCent);
  let spinCredits = 0;
  let freeSpins = 0;
  let triggered = false;
  for (const event of events) {
    if (event.kind === 'free-spins-awarded' || event.kind === 'hold-started') triggered = true;
    else if (event.kind === 'free-spin-started' || event.kind === 'hold-respun') freeSpins += 1;
    else if (!triggered && (event.kind === 'spin-landed' || event.kind === 'tumbled')) {
      spinCredits += event.winCredits;
    }
  }
  return { credits, spinCredits: Math.min(spinCredits, credits), triggered, freeSpins };
}

function addRound(sums: Sums, { credits, spinCredits, triggered, freeSpins }: CountedRound): void {
  sums.rounds += 1;
  sums.credits += credits;
  sums.creditsSquared += credits ** 2;
  sums.spinCredits += spinCredits;
  sums.spinCreditsSquared += spinCredits ** 2;
  sums.spinCreditsMax = Math.max(sums.spinCreditsMax, spinCredits);
  sums.featureSpins += freeSpins;
  if (credits > 0) sums.hits += 1;
  if (triggered) sums.triggers += 1;
}

/** Draws of a small quick generator, unrecorded: fit to measure with, not to deal with. */
function quickDraws(seed: string, batch: number): Draws {
  const start = openSeed(seed).draws({ clientSeed: 'simulation', nonce: batch });
  const next = smallFast(Array.from({ length: 4 }, () => start.int(2 ** 32)));
  // Leans by less than range ÷ 2^32, far below what any simulation can see.
  const int = (range: number) => Math.floor((next() * range) / 2 ** 32);
  const unused = () => {
    throw new RangeError('No slot shuffles.');
  };
  const chance = (wins: number, outOf: number) => int(outOf) < wins;
  return { int, chance, shuffle: unused, pick: unused, recorded: [] };
}

// The "small fast counter" generator of 32 bits: three mixed words and a counter.
function smallFast([first = 0, second = 0, third = 0, start = 0]: readonly number[]) {
  let a = first | 0;
  let b = second | 0;
  let c = third | 0;
  let counter = start | 0;
  return (): number => {
    const mixed = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + mixed) | 0;
    return mixed >>> 0;
  };
}
