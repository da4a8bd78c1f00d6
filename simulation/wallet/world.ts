// The wallet's world: members, staff and a payment company around two processes of the house on one
// database. One step is one thing that somebody does; after each, all purses, requirements and
// bonuses are held to a second reckoning.
import type { Units } from '@baize/money';
import {
  fakeClock,
  openHouse,
  silentLog,
  type FakeClock,
  type House,
  type StaffCaller,
} from '@baize/server/testing';
import { createChance, type Chance } from '../chance.ts';
import { tallyOf, type Tally } from '../tally.ts';
import { chooseAct } from './acts.ts';
import { openCompany, type Company } from './company.ts';
import type { KnownDeposit } from './deposits/known.ts';
import { walletHappenings, type WalletHappening } from './happenings.ts';
import type { HouseSums, Member } from './known.ts';
import { checkLaws } from './laws.ts';
import { prepare } from './prepare.ts';
import { afterStep, finish } from './time.ts';
import type { KnownPart, KnownWithdrawal } from './withdrawals/known.ts';

export interface WalletWorld {
  readonly house: House;
  readonly chance: Chance;
  /** What goes wrong on the way. */
  readonly trouble: Chance;
  readonly clock: FakeClock;
  readonly tally: Tally<WalletHappening>;
  readonly company: Company;
  readonly members: Member[];
  readonly staff: readonly [StaffCaller, StaffCaller, StaffCaller];
  readonly sums: HouseSums;
  readonly deposits: Map<string, KnownDeposit>;
  readonly withdrawals: Map<string, KnownWithdrawal>;
  readonly parts: Map<string, KnownPart>;
  readonly transfers: KnownTransfer[];
  readonly corrections: KnownCorrection[];
  readonly reversals: Reversal[];
  readonly issues: { eventId: string; issue: string; drawsAt: number }[];
  /** By day of the house: what its rules approved. */
  readonly approvedByRules: Map<number, number>;
  /** Whether the server dies during this call. */
  dies(): boolean;
}

export interface KnownTransfer {
  readonly id: string;
  readonly sender: Member;
  readonly receiver: Member;
  readonly amount: Units;
  readonly at: number;
  isReversed: boolean;
}

export interface KnownCorrection {
  readonly id: string;
  readonly kind: 'in' | 'out' | 'credit' | 'reversal';
  readonly member: Member;
  readonly amount: Units;
  readonly depositId: string;
  /** In which place among staff. */
  readonly by: number;
}

/** A credited deposit that its bank will take back. */
interface Reversal {
  readonly depositId: string;
  readonly amount: Units;
  readonly at: number;
}

export interface WalletSimulation {
  readonly world: WalletWorld;
  step(): Promise<void>;
  finish(): Promise<void>;
  close(): Promise<void>;
}

const lawsEverySteps = 60;
const crashPercent = 0.4;

export async function createWalletWorld(
  seed: number | string,
  tally: Tally<WalletHappening> = tallyOf(walletHappenings),
): Promise<WalletSimulation> {
  const chance = createChance(seed);
  const death = { isNear: false };
  const world = await openWorld(chance, tally, death);
  await prepare(world);
  let steps = 0;
  return {
    world,
    async step() {
      steps += 1;
      const own = chance.fork(`step ${steps}`);
      world.clock.advance(own.between(200, 90_000));
      death.isNear = own.percent(crashPercent);
      await chooseAct(world, own)();
      death.isNear = false;
      await afterStep(world);
      if (steps % lawsEverySteps === 0) await checkLaws(world);
    },
    async finish() {
      await finish(world);
      await checkLaws(world);
    },
    async close() {
      await world.house.close();
    },
  };
}

async function openWorld(
  chance: Chance,
  tally: Tally<WalletHappening>,
  death: { isNear: boolean },
): Promise<WalletWorld> {
  const clock = fakeClock();
  const company = openCompany({
    chance: chance.fork('company'),
    now: clock.now,
    onSilence: () => tally.add('provider gave no answer'),
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
    members: [],
    staff: [staffNamed('ana'), staffNamed('ben'), staffNamed('cleo')],
    sums: { clearing: 0n, fees: 0n, bonusFunding: 0n },
    deposits: new Map(),
    withdrawals: new Map(),
    parts: new Map(),
    transfers: [],
    corrections: [],
    reversals: [],
    issues: [],
    approvedByRules: new Map(),
    dies: () => {
      const { isNear } = death;
      death.isNear = false;
      return isNear;
    },
  };
}

export const staffNamed = (username: string): StaffCaller => ({
  kind: 'staff',
  staffId: `staff-${username}`,
  username,
  role: 'owner',
  permissions: [],
  sessionId: `session-${username}`,
  confirmedUntil: Infinity,
});
