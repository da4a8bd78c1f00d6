// The world of promotions: members, staff and a payment company around two processes of the house
// on one database. One step is one thing that somebody does, or that many do at once; after each,
// every reward, purse and point is held to a second reckoning.
import type { Units } from '@baize/money';
import { fakeClock, openHouse, silentLog } from '@baize/server/testing';
import { createChance, type Chance } from '../chance.ts';
import { tallyOf, type Tally } from '../tally.ts';
import { openCompany } from '../wallet/company.ts';
import { staffNamed, type WalletWorld } from '../wallet/world.ts';
import { chooseAct } from './acts.ts';
import type { KnownBatch } from './codes.ts';
import { verifyOpenings } from './draw-laws.ts';
import type { KnownOpening } from './draws.ts';
import type { KnownEnvelope } from './envelopes.ts';
import { promotionHappenings, type PromotionHappening } from './happenings.ts';
import type { KnownClaim, KnownExchange, KnownGood, KnownOffer, Rewarded } from './known.ts';
import { checkLaws } from './laws.ts';
import { prepare } from './prepare.ts';
import type { KnownBoard } from './races.ts';
import { afterStep, finish } from './time.ts';

export interface PromotionsWorld extends Pick<
  WalletWorld,
  'house' | 'chance' | 'trouble' | 'clock' | 'company' | 'staff' | 'sums' | 'dies'
> {
  readonly tally: Tally<PromotionHappening>;
  readonly members: Rewarded[];
  readonly offers: KnownOffer[];
  readonly claims: Map<string, KnownClaim>;
  readonly goods: KnownGood[];
  readonly exchanges: KnownExchange[];
  readonly openings: KnownOpening[];
  readonly envelopes: KnownEnvelope[];
  readonly boards: KnownBoard[];
  readonly batches: KnownBatch[];
  /** Steps of friends that gave a reward, each as friend and place. */
  readonly friendSteps: Set<string>;
  /** Deposits of this step: what they set off is judged when it is over. */
  readonly credited: Credited[];
  /** When the step began. */
  since: number;
}

interface Credited {
  readonly member: Rewarded;
  readonly id: string;
  readonly amount: Units;
}

/** What somebody does in a step. */
export type Act = (world: PromotionsWorld, chance: Chance) => Promise<void>;

export interface PromotionsSimulation {
  readonly world: PromotionsWorld;
  /** Undefined: what chance chooses. */
  step(act?: Act): Promise<void>;
  finish(): Promise<void>;
  close(): Promise<void>;
}

const lawsEverySteps = 60;
const crashPercent = 0.5;

export async function createPromotionsWorld(
  seed: number | string,
  tally: Tally<PromotionHappening> = tallyOf(promotionHappenings),
): Promise<PromotionsSimulation> {
  const chance = createChance(seed);
  const death = { isNear: false };
  const world = await openWorld(chance, tally, death);
  await prepare(world);
  let steps = 0;
  return {
    world,
    async step(act) {
      steps += 1;
      const own = chance.fork(`step ${steps}`);
      world.clock.advance(own.between(200, 90_000));
      world.since = world.clock.now();
      death.isNear = own.percent(crashPercent);
      await (act ? act(world, own) : chooseAct(world, own)());
      death.isNear = false;
      await afterStep(world);
      if (steps % lawsEverySteps === 0) await checkLaws(world);
    },
    async finish() {
      await finish(world, chance.fork('the end'));
      await verifyOpenings(world);
      await checkLaws(world);
    },
    async close() {
      await world.house.close();
    },
  };
}

async function openWorld(
  chance: Chance,
  tally: Tally<PromotionHappening>,
  death: { isNear: boolean },
): Promise<PromotionsWorld> {
  const clock = fakeClock();
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
    members: [],
    staff: [staffNamed('ana'), staffNamed('ben'), staffNamed('cleo')],
    sums: { clearing: 0n, fees: 0n, bonusFunding: 0n },
    offers: [],
    claims: new Map(),
    goods: [],
    exchanges: [],
    openings: [],
    envelopes: [],
    boards: [],
    batches: [],
    friendSteps: new Set(),
    credited: [],
    since: clock.now(),
    dies: () => {
      const { isNear } = death;
      death.isNear = false;
      return isNear;
    },
  };
}
