// The world of agents: a tree of members around two processes of the house on one database. Days
// pass; in each, members play, agents and the house offer, answer and end contracts, branches move,
// and periods are closed, sometimes late, twice at once, or by a server that dies over it.
import { dayAt, startOfDay } from '@baize/money';
import { fakeClock, openHouse, silentLog } from '@baize/server/testing';
import { createChance, type Chance } from '../chance.ts';
import { tallyOf, type Tally } from '../tally.ts';
import { openCompany } from '../wallet/company.ts';
import { staffNamed, type WalletWorld } from '../wallet/world.ts';
import { chooseAct } from './acts.ts';
import { agentsHappenings, type AgentsHappening } from './happenings.ts';
import { dayMs, type Counted, type Person } from './known.ts';
import { checkDay, checkLaws } from './laws.ts';
import type { KnownContract } from './lives.ts';
import { checkPeriods, type PeriodsChecked } from './periods.ts';
import type { Issue } from './play.ts';
import { prepare } from './prepare.ts';
import type { KnownShares } from './rebates.ts';
import type { KnownRate } from './shares.ts';
import { afterAct, beat } from './time.ts';

export interface AgentsWorld extends Pick<
  WalletWorld,
  'house' | 'chance' | 'trouble' | 'clock' | 'company' | 'staff' | 'sums' | 'dies'
> {
  readonly tally: Tally<AgentsHappening>;
  readonly people: Person[];
  readonly counted: Counted[];
  readonly issues: Issue[];
  readonly contracts: Map<string, KnownContract>;
  /** Payments of bills that the purses know, by bill and number. */
  readonly paid: Map<string, bigint>;
  readonly rates: Map<Person, readonly KnownRate[]>;
  readonly shares: KnownShares;
  readonly periods: PeriodsChecked;
  /** How often timed work came, when it came last, and when it last closed periods. */
  readonly beats: { count: number; at: number; closedAt: number };
  /** Bills that were worked out again. */
  readonly checked: Set<string>;
}

export interface AgentsSize {
  readonly people: number;
  /** Things that somebody does in a day. */
  readonly acts: number;
}

export interface AgentsSimulation {
  readonly world: AgentsWorld;
  /** From one midnight to the next. */
  day(): Promise<void>;
  finish(): Promise<void>;
  close(): Promise<void>;
}

const crashPercent = 0.6;

export async function createAgentsWorld(
  seed: number | string,
  size: AgentsSize,
  tally: Tally<AgentsHappening> = tallyOf(agentsHappenings),
): Promise<AgentsSimulation> {
  const chance = createChance(seed);
  const death = { isNear: false };
  const world = await openWorld(chance, tally, death);
  await prepare(world, size.people);
  let days = 0;
  return {
    world,
    async day() {
      days += 1;
      const own = chance.fork(`day ${days}`);
      const end = nextMidnight(world.clock.now());
      for (let act = 0; act < size.acts && world.clock.now() < end; act += 1) {
        const mean = Math.floor((end - world.clock.now()) / (size.acts - act));
        world.clock.advance(own.between(1, Math.max(1, mean * 2)));
        death.isNear = own.percent(crashPercent);
        await chooseAct(world, own);
        death.isNear = false;
        await afterAct(world, own);
      }
      if (world.clock.now() < end) world.clock.advance(end - world.clock.now());
      await checkDay(world);
    },
    async finish() {
      world.clock.advance(dayMs);
      await beat(world, chance.fork('the end'), 'first');
      await checkDay(world);
      await checkPeriods(world);
      await checkLaws(world);
    },
    async close() {
      await world.house.close();
    },
  };
}

/** The world begins at some minute of some day: the end of a month, a Sunday night. */
const firstMs = Date.parse('2026-11-21T04:00:00Z');
const lastMs = firstMs + 60 * dayMs;

const nextMidnight = (now: number): number => startOfDay(dayAt(now) + 1);

async function openWorld(
  chance: Chance,
  tally: Tally<AgentsHappening>,
  death: { isNear: boolean },
): Promise<AgentsWorld> {
  const clock = fakeClock(chance.fork('the first moment').between(firstMs, lastMs));
  const company = openCompany({
    chance: chance.fork('company'),
    now: clock.now,
    onSilence: () => undefined,
  });
  const house = await openHouse({
    clock,
    randomness: { bytes: chance.fork('randomness of the server').bytes },
    log: silentLog(),
    payments: company.access,
    works: 'asked',
    beaconFaults: { lateMs: () => 0, isWithheld: () => false },
  });
  return {
    house,
    chance: chance.fork('world'),
    trouble: chance.fork('trouble'),
    clock,
    tally,
    company,
    people: [],
    staff: [staffNamed('ana'), staffNamed('ben'), staffNamed('cleo')],
    sums: { clearing: 0n, fees: 0n, bonusFunding: 0n },
    counted: [],
    issues: [],
    contracts: new Map(),
    paid: new Map(),
    rates: new Map(),
    shares: { nextDay: 0, nextWeek: 0, paid: new Set() },
    periods: new Map(),
    beats: { count: 0, at: 0, closedAt: 0 },
    checked: new Set(),
    dies: () => {
      const { isNear } = death;
      death.isNear = false;
      return isNear;
    },
  };
}
