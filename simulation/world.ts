// The simulated world: a house with its server, the people who deal with it, and one step after
// another in which some of them act at the same time while the network and the server misbehave.
import type { Units } from '@baize/money';
import { fakeClock, openHouse, silentLog } from '@baize/server/testing';
import type { FakeClock, House } from '@baize/server/testing';
import { checkBooks, checkPurses } from './books.ts';
import { must, type Broken } from './broken.ts';
import { createChance, type Chance } from './chance.ts';
import { finishFlights, flightTurn } from './crash/turn.ts';
import { openFlights, type FlightWorld } from './crash/world.ts';
import { createNetwork } from './network.ts';
import { openLotteries, type LotteryWorld } from './lottery/world.ts';
import { decideIssues } from './lottery/desk.ts';
import { plan, turn } from './lottery/draws.ts';
import { finishLotteries } from './lottery/finish.ts';
import { judge, lookAtBooks, turnPolicy, type Operator } from './operators.ts';
import { openPaymentHouse, type PaymentHouse } from './payment-house.ts';
import { actPlayer, join } from './people.ts';
import { stakes, units } from './play.ts';
import type { KnownDeposit, KnownWithdrawal, Player } from './player.ts';
import { decide } from './provider.ts';
import { prepare } from './setting-up.ts';
import { createTally, type Tally } from './tally.ts';

export interface World {
  readonly house: House;
  readonly chance: Chance;
  readonly clock: FakeClock;
  readonly tally: Tally;
  readonly players: Player[];
  readonly operators: Operator[];
  /** Two persons who decide what concerns issues. */
  readonly desk: Operator[];
  readonly lotteries: LotteryWorld;
  readonly flights: FlightWorld;
  /** By which those who join come into the first player's team. */
  invitation: string | undefined;
  readonly payments: PaymentHouse;
  /** The provider's own way to the server. */
  readonly fetch: typeof globalThis.fetch;
  readonly gameCode: string;
  readonly receiptMs: number;
  /** How often a deposit must be staked before money can leave. */
  turnoverTimes: bigint;
  readonly network: (side: 'site' | 'console') => typeof globalThis.fetch;
  /** Whether exactly one person acts in this step, so that nobody else can explain a difference. */
  isQuiet(): boolean;
  pickStake(player: Player): string;
  /** Notes who asks for this deposit; no other deposit of the world has its amount. */
  newDepositOf(player: Player, make: () => Units): Units;
  depositOf(amount: Units): KnownDeposit | undefined;
  payoutOf(merchantRef: string): { player: Player; withdrawal: KnownWithdrawal } | undefined;
}

export interface Simulation {
  readonly world: World;
  /** One step, and the promises after it. */
  step(): Promise<void>;
  /** Every promise once more, at the end. */
  finish(): Promise<void>;
  close(): Promise<void>;
}

const playersMax = 16;
const booksEverySteps = 50;
const operatorsEverySteps = 150;
const minuteMs = 60_000;

export async function createSimulation(seed: number): Promise<Simulation> {
  const chance = createChance(seed);
  const inner = await openWorld(chance);
  const { world } = inner;
  let steps = 0;
  return {
    world,
    async step() {
      steps += 1;
      const actors = choose(world, chance.fork(`step ${steps}`));
      inner.quiet = actors.length === 1;
      await Promise.all(actors.map((act) => act())).catch((error: unknown) => {
        throw inner.broken ?? error;
      });
      if (inner.broken) throw inner.broken;
      await checkPurses(world);
      if (steps % booksEverySteps === 0) await checkBooks(world);
      const [operator] = world.operators;
      if (operator && steps % operatorsEverySteps === 0) await lookAtBooks(operator);
    },
    async finish() {
      inner.quiet = true;
      await finishFlights(world);
      await finishLotteries(world, chance.fork('the end'));
      await checkPurses(world);
      await checkBooks(world);
    },
    async close() {
      await world.house.close();
      await world.payments.close();
    },
  };
}

interface Inner {
  quiet: boolean;
  faulty: boolean;
  /** Faults that the network saw. */
  broken: Broken | undefined;
}

async function openWorld(chance: Chance): Promise<Inner & { readonly world: World }> {
  const clock = fakeClock();
  const tally = createTally();
  const lotteries = openLotteries();
  const payments = await openPaymentHouse({ chance: chance.fork('payment house'), tally });
  const house = await openHouse({
    clock,
    randomness: { bytes: chance.fork('randomness of the server').bytes },
    log: silentLog(),
    payments,
    beaconFaults: {
      lateMs: () => lotteries.beacon.lateMs,
      isWithheld: () => lotteries.beacon.isWithheld,
    },
  });
  const inner: Inner = { quiet: true, faulty: false, broken: undefined };
  const network = networkOf(inner, { house, tally }, chance);
  const players: Player[] = [];
  const world: World = {
    house,
    chance,
    clock,
    tally,
    players,
    operators: [],
    desk: [],
    lotteries,
    flights: openFlights(),
    invitation: undefined,
    payments,
    network,
    ...memoryOf(players),
    fetch: network('site'),
    gameCode: 'golden-lotus-20',
    receiptMs: 30 * minuteMs,
    turnoverTimes: 1n,
    isQuiet: () => inner.quiet,
    pickStake: (player) => {
      const within = stakes.filter((stake) => units(stake) * 4n <= player.cash);
      return player.chance.pick(within.length > 0 && player.chance.percent(90) ? within : stakes);
    },
  };
  await prepare(world, chance);
  inner.faulty = true;
  return Object.assign(inner, { world });
}

/** Everybody has a line of their own, with its own misfortunes. */
function networkOf(inner: Inner, ports: Pick<World, 'house' | 'tally'>, chance: Chance) {
  const onBroken = (broken: Broken) => {
    inner.broken ??= broken;
  };
  const faulty = () => inner.faulty;
  let lines = 0;
  return (side: 'site' | 'console') => {
    lines += 1;
    const own = chance.fork(`network ${lines}`);
    return createNetwork({ ...ports, chance: own, faulty, onBroken }, side);
  };
}

/** Remembers to whom each payment belongs. */
function memoryOf(players: readonly Player[]) {
  const deposits = new Map<Units, KnownDeposit>();
  return {
    newDepositOf(player: Player, make: () => Units): Units {
      let requested = make();
      while (deposits.has(requested)) requested = make();
      deposits.set(requested, { player, requested, credited: undefined });
      return requested;
    },
    depositOf: (amount: Units) => deposits.get(amount),
    payoutOf(merchantRef: string) {
      const refId = merchantRef.split('-')[0] ?? '';
      const player = players.find(({ withdrawals }) => withdrawals.has(refId));
      const withdrawal = player?.withdrawals.get(refId);
      return player && withdrawal ? { player, withdrawal } : undefined;
    },
  };
}

type Act = () => Promise<void>;

const kinds = {
  player: 68,
  operator: 12,
  provider: 15,
  lottery: 9,
  flight: 9,
  desk: 5,
  time: 2,
  join: 3,
  policy: 1,
} as const;
const others = { player: 7, operator: 2, provider: 2, lottery: 1, desk: 1 } as const;

/** Who acts in this step. Nobody acts twice at the same time; time leaps only while all rest. */
function choose(world: World, chance: Chance): Act[] {
  world.clock.advance(chance.between(200, 3000));
  const { players } = world;
  if (players.length < 2) return [() => join(world)];
  const first = chance.weighted(kinds);
  const [owner] = world.operators;
  if (first === 'policy' && owner) return [() => turnPolicy(world, owner)];
  if (first === 'time' || first === 'policy') return [() => leap(world, chance)];
  if (first === 'join')
    return [() => (players.length < playersMax ? join(world) : leap(world, chance))];
  if (first === 'flight') return [() => flightTurn(world, chance.fork('flight'))];
  const count = chance.percent(first === 'lottery' ? 80 : 55) ? 1 : chance.between(2, 6);
  const acting = new Set<unknown>();
  const acts = Array.from({ length: count }, (_, index) =>
    act(world, chance, index === 0 ? first : chance.weighted(others), acting),
  ).flatMap((found) => found ?? []);
  if (chance.percent(1.5)) acts.push(() => crash(world, chance));
  return acts;
}

function act(
  world: World,
  chance: Chance,
  kind: keyof typeof others,
  acting: Set<unknown>,
): Act | undefined {
  if (kind === 'provider') return () => decide(world, chance.fork('provider'));
  if (kind === 'lottery' || kind === 'desk') {
    if (acting.has(kind)) return undefined;
    acting.add(kind);
    const own = chance.fork(kind);
    return () => (kind === 'lottery' ? turn(world, own) : decideIssues(world, own));
  }
  const who: Player | Operator = chance.pick<Player | Operator>(
    kind === 'player' ? world.players : world.operators,
  );
  if (acting.has(who)) return undefined;
  acting.add(who);
  return 'cash' in who ? () => actPlayer(world, who) : () => judge(world, who);
}

/** Hours pass, and what the house does by the clock is done. */
async function leap(world: World, chance: Chance): Promise<void> {
  const minutes = chance.weighted({ '20': 30, '35': 45, '90': 15, '1500': 10 });
  world.clock.advance(Number(minutes) * minuteMs);
  for (let tries = 0; tries < 5; tries += 1) {
    try {
      await world.house.up();
      await world.house.runJobs();
      return await plan(world);
    } catch (error) {
      must(tries < 4, 'the timed work is done in the end', String(error));
    }
  }
}

/** The server dies a little later, in the middle of whatever the others are doing. */
async function crash(world: World, chance: Chance): Promise<void> {
  const waitMs = chance.int(25);
  await new Promise((resolve) => setTimeout(resolve, waitMs));
  await world.house.crash();
  world.tally.add('server crashed');
}
