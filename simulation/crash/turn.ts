// One flight from its stakes to its settlement, while nobody else acts: players stake and take out
// at moments of their own, the beacon may be late, two processes may fly it, and the server dies in
// the flight, after its end, or in the middle of its settlement.
import type { CrashHand } from '@baize/server/testing';
import { must } from '../broken.ts';
import type { Chance } from '../chance.ts';
import { untilDone, type Which } from '../processes.ts';
import type { Player } from '../player.ts';
import type { Happening } from '../tally.ts';
import type { World } from '../world.ts';
import { cancelFlight } from './desk.ts';
import { isOpen, stakesOf, type KnownStake } from './known.ts';
import { cashOutNow, stakeOn } from './stakes.ts';

type Event = Awaited<ReturnType<CrashHand['plan']>>;
type Flight = NonNullable<Awaited<ReturnType<CrashHand['takeOff']>>>;
type Work<T> = (hand: CrashHand) => Promise<T>;

const ways = {
  calm: 30,
  'two processes': 20,
  'crash in a flight': 16,
  'crash between the end and the settlement of a flight': 16,
  'crash in the settlement of a flight': 14,
  'cancelled by staff': 12,
  'given up': 12,
} as const;
type Way = keyof typeof ways;

const byHand = <T>(world: World, which: Which, work: Work<T>): Promise<T> =>
  untilDone(() => world.house.crashHand(which), work);

export async function flightTurn(world: World, chance: Chance): Promise<void> {
  const event = await roundOf(world);
  // The clock is everybody's: flights that players take part in have it to themselves.
  if (!world.isQuiet()) return;
  if (world.clock.now() < event.closesAt) await stakeAll(world, chance, event);
  const way = chance.weighted(ways);
  if (way === 'cancelled by staff' || way === 'given up')
    return stayDown(world, chance, event, way);
  const flight = await takeOff(world, event, way);
  await takeOut(world, chance, { event, flight, way });
  await land(world, chance, { event, flight, way });
}

/** The round that is under way; one that was left long ago is flown without a stake first. */
async function roundOf(world: World): Promise<Event> {
  return byHand(world, 'first', async (hand) => {
    const [game] = hand.games;
    must(game !== undefined, 'there is a crash game');
    return (await hand.current(game)) ?? (await hand.plan(game));
  });
}

async function stakeAll(world: World, chance: Chance, event: Event): Promise<void> {
  const { clock } = world;
  if (event.opensAt > clock.now()) clock.set(event.opensAt);
  const count = Math.min(world.players.length, chance.between(1, 4));
  const players = new Set(Array.from({ length: count }, () => chance.pick(world.players)));
  await Promise.all([...players].map((player) => stakeOn(world, player, event)));
  if (!chance.percent(25)) return;
  // A moment before the close a stake is taken, at the close none is.
  const [player] = players;
  if (player === undefined) return;
  clock.set(event.closesAt - (chance.percent(50) ? 1 : 0));
  await stakeOn(world, player, event);
}

const beaconLateMs = 60_000;
const giveUpMs = 10 * 60_000;

/** Its beacon does not speak: staff cancel it, or it gives up by itself. */
async function stayDown(world: World, chance: Chance, event: Event, way: Way): Promise<void> {
  const { beacon } = world.lotteries;
  beacon.isWithheld = true;
  world.clock.set(Math.max(world.clock.now(), event.drawsAt));
  const flight = await byHand(world, 'first', (hand) => hand.takeOff(event));
  must(flight === undefined, 'no flight begins without its value of the beacon', flight);
  if (way === 'given up') {
    world.clock.set(event.drawsAt + giveUpMs);
    world.flights.cancelled.add(event.eventId);
    await byHand(world, 'first', async (hand) => {
      const isLeft = (await hand.giveUp(event)) || (await isVoid(world, event));
      must(isLeft, 'a flight that cannot begin gives up', event);
    });
    world.tally.add('flight given up');
  } else {
    world.clock.set(event.drawsAt + beaconLateMs);
    await cancelFlight(world, chance, event);
  }
  beacon.isWithheld = false;
}

async function isVoid({ house }: World, { eventId }: Event): Promise<boolean> {
  const found = await house.pool.query<{ state: string }>(
    'select state from wagering_event where event_id = $1',
    [eventId],
  );
  return found.rows[0]?.state === 'cancelled';
}

async function takeOff(world: World, event: Event, way: Way): Promise<Flight> {
  const { clock } = world;
  Object.assign(world.lotteries.beacon, { lateMs: 0, isWithheld: false });
  clock.set(Math.max(clock.now(), event.drawsAt));
  const begin: Work<Flight | undefined> = (hand) => hand.takeOff(event);
  const [flight, other] = await Promise.all([
    byHand(world, 'first', begin),
    way === 'two processes' ? byHand(world, 'second', begin) : undefined,
  ]);
  must(flight !== undefined, 'a flight begins when its beacon has spoken', event);
  const isSame = other === undefined || other.takesOffAt === flight.takesOffAt;
  must(isSame && (other?.point ?? flight.point) === flight.point, 'two processes fly one flight', [
    flight,
    other,
  ]);
  if (way === 'two processes') world.tally.add('flight by two processes at once');
  return flight;
}

interface Flown {
  readonly event: Event;
  readonly flight: Flight;
  readonly way: Way;
}

interface Wish {
  readonly player: Player;
  readonly known: KnownStake;
  readonly afterMs: number;
}

/** Players take out at moments of their own, some of them after the end. */
async function takeOut(world: World, chance: Chance, { event, flight, way }: Flown): Promise<void> {
  const wishes = world.players
    .flatMap((player) => stakesOf(player).map((known) => ({ player, known })))
    .filter(({ known }) => known.eventId === event.eventId && isOpen(known))
    .filter(() => chance.percent(70))
    .map((one): Wish => ({ ...one, afterMs: chance.between(0, 14_000) }))
    .toSorted((one, later) => one.afterMs - later.afterMs);
  if (way === 'crash in a flight') await die(world, way);
  for (const { player, known, afterMs } of wishes) {
    world.clock.set(Math.max(world.clock.now(), flight.takesOffAt + afterMs));
    await cashOutNow(world, player, { known, event, flight });
    if (way === 'crash in a flight' && chance.percent(10)) await die(world, way);
  }
  if (way !== 'crash in a flight') return;
  const again = await byHand(world, 'first', (hand) => hand.takeOff(event));
  const isSame = again?.point === flight.point && again.takesOffAt === flight.takesOffAt;
  must(isSame, 'after a restart a flight goes on as it began', [flight, again]);
}

async function die(world: World, way: Way & Happening): Promise<void> {
  await world.house.crash();
  world.tally.add('server crashed');
  world.tally.add(way);
}

async function land(world: World, chance: Chance, { event, flight, way }: Flown): Promise<void> {
  const { clock } = world;
  clock.set(Math.max(clock.now(), flight.endsAt + 300));
  const draw: Work<void> = (hand) => hand.land(event, flight);
  const settle: Work<void> = async (hand) => {
    for (const game of hand.games) await hand.settle(game);
  };
  const isDoubled = way === 'two processes';
  await Promise.all([
    byHand(world, 'first', draw),
    isDoubled ? byHand(world, 'second', draw) : undefined,
  ]);
  if (way === 'crash between the end and the settlement of a flight') await die(world, way);
  const settling = Promise.all([
    byHand(world, 'first', settle),
    isDoubled ? byHand(world, 'second', settle) : undefined,
  ]);
  if (way === 'crash in the settlement of a flight') {
    const waitMs = chance.int(30);
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    await die(world, way);
  }
  await settling;
  // What the dead server had begun is done by the next one.
  if (way === 'crash in the settlement of a flight') await byHand(world, 'first', settle);
  world.tally.add('flight landed');
}

/** At the end the round that was left is flown, so that no stake stays open and its day can end. */
export async function finishFlights(world: World): Promise<void> {
  const chance = world.chance.fork('the last flight');
  const event = await byHand(world, 'first', async (hand) => {
    const [game] = hand.games;
    return game && hand.current(game);
  });
  if (event === undefined) return;
  const flight = await takeOff(world, event, 'calm');
  await land(world, chance, { event, flight, way: 'calm' });
}
