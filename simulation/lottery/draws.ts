// The timed work of the lotteries: issues are planned, drawn, settled and finished by one process
// or by two at once, while the beacon is late or withheld and the server dies between the steps and
// in the middle of them.
import type { LotteryHand } from '@baize/server/testing';
import { must } from '../broken.ts';
import type { Chance } from '../chance.ts';
import { untilDone, type Which } from '../processes.ts';
import type { Happening } from '../tally.ts';
import type { World } from '../world.ts';
import { gameCodes } from './games.ts';
import { isOpen, partsOf } from './known.ts';

const planEveryMs = 6 * 3_600_000;
/** Games of the world draw at these minutes. */
const everyMs = 20 * 60_000;
const lateMs = 120_000;

type Work<T> = (hand: LotteryHand) => Promise<T>;

/** Repeated until it is done: the server may die in the middle. The second process lives on. */
export const byHand = <T>(world: World, which: Which, work: Work<T>): Promise<T> =>
  untilDone(() => world.house.lotteryHand(which), work);

const ways = {
  calm: 30,
  'two processes': 22,
  'beacon late': 18,
  'beacon withheld': 14,
  'crash between close and draw': 9,
  'crash between draw and settlement': 8,
  'crash in the middle of a settlement': 10,
} as const;
type Way = keyof typeof ways;

/** One turn of everything that is due. */
export async function turn(world: World, chance: Chance): Promise<void> {
  const way = chance.weighted(ways);
  if (world.isQuiet()) passToDraw(world, chance);
  await plan(world);
  await troubleBeacon(world, way);
  await dieAt(world, way, 'crash between close and draw');
  await drawAll(world, way === 'two processes');
  await dieAt(world, way, 'crash between draw and settlement');
  await settleAll(world, chance, way);
}

/** Where no draw is due that somebody waits for, the clock goes on to the next one. */
function passToDraw(world: World, chance: Chance): void {
  const now = world.clock.now();
  const waiting = world.players.flatMap(partsOf).filter(isOpen);
  const draws = [...waiting.map(({ drawsAt }) => drawsAt), now - (now % everyMs) + everyMs];
  const next = Math.min(...draws.filter((drawsAt) => drawsAt > now));
  if (waiting.every(({ drawsAt }) => drawsAt > now))
    world.clock.set(next + chance.between(0, 4000));
}

export async function plan(world: World): Promise<void> {
  const now = world.clock.now();
  if (now < world.lotteries.plannedAt + planEveryMs) return;
  await byHand(world, 'first', (hand) => hand.planAhead(gameCodes));
  world.lotteries.plannedAt = now;
}

/** A late value delays the draws that wait for it, a withheld one every draw of ours. */
async function troubleBeacon(world: World, way: Way): Promise<void> {
  const { beacon } = world.lotteries;
  // Withheld in an earlier turn: it comes now, and the same draw is made.
  Object.assign(beacon, { lateMs: 0, isWithheld: false });
  if (way !== 'beacon late' && way !== 'beacon withheld') return;
  if (way === 'beacon late') beacon.lateMs = lateMs;
  else beacon.isWithheld = true;
  const { drawn, waiting } = await byHand(world, 'first', (hand) => hand.drawDue());
  const now = world.clock.now();
  const isLate = ({ beaconRound }: { beaconRound: number | null }) =>
    beaconRound !== null &&
    (way === 'beacon withheld' || now < world.house.beacon.momentOf(beaconRound) + lateMs);
  must(!drawn.some(isLate), 'nothing is drawn without its value of the beacon', drawn);
  if (waiting.some(isLate)) world.tally.add(way);
  beacon.lateMs = 0;
}

async function dieAt(world: World, way: Way, point: Way & Happening): Promise<void> {
  if (way !== point) return;
  await world.house.crash();
  world.tally.add('server crashed');
  world.tally.add(point);
}

const turnsMax = 20;

/** Draws until nothing more is drawn: of long ago there may be many. */
export async function drawAll(world: World, isDoubled: boolean): Promise<void> {
  for (let turns = 0; turns < turnsMax; turns += 1) {
    const [one, other] = await Promise.all([
      byHand(world, 'first', (hand) => hand.drawDue()),
      isDoubled ? byHand(world, 'second', (hand) => hand.drawDue()) : undefined,
    ]);
    const drawn = [...one.drawn, ...(other?.drawn ?? [])].map(({ eventId }) => eventId);
    must(new Set(drawn).size === drawn.length, 'an issue is drawn by one process', drawn);
    if (isDoubled && drawn.length > 0) world.tally.add('draw by two processes at once');
    if (drawn.length === 0) return;
    world.tally.add('issue drawn', drawn.length);
  }
}

async function settleAll(world: World, chance: Chance, way: Way): Promise<void> {
  const settle: Work<void> = async (hand) => {
    await hand.applyConfirmed();
    await hand.refundLate();
    await hand.settleDue();
    await hand.finishOrders();
  };
  const second = way === 'two processes' ? byHand(world, 'second', settle) : undefined;
  const first = byHand(world, 'first', settle);
  if (way === 'crash in the middle of a settlement') {
    const waitMs = chance.int(30);
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    await dieAt(world, way, way);
  }
  await Promise.all([first, second]);
  // What the dead server had begun is found and done by the next one.
  if (way === 'crash in the middle of a settlement') await byHand(world, 'first', settle);
}

/** Settles everything that can be settled, in a process that is alive. */
export const settleCalmly = (world: World, chance: Chance): Promise<void> =>
  settleAll(world, chance, 'calm');
