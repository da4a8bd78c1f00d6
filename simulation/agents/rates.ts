// Rates of rebates in the world of agents: staff give them down the line at the beginning and
// change them now and then; a plan of commission pays every tree by the week.
import { parseUnits } from '@baize/money';
import { must } from '../broken.ts';
import type { Chance } from '../chance.ts';
import { ask, calmly, givenOr } from '../wallet/ask.ts';
import { present, type Person } from './known.ts';
import { firstWeek, highestRate, type KnownTier } from './shares.ts';
import type { AgentsWorld } from './world.ts';

const step = 5;
const reason = 'agreed by phone';
const mayRefuse = ['rebate-not-below-parent', 'rebate-below-team'];

const tiers = [
  { upTo: '2000', rate: 20 },
  { upTo: '20000', rate: 40 },
  { upTo: null, rate: 70 },
];

export const commissionTiers: readonly KnownTier[] = tiers.map(({ upTo, rate }) => ({
  upTo: upTo === null ? undefined : parseUnits(upTo, { decimalsMax: 4 }),
  rate,
}));

/** From the top down; here and there somebody has none, and nobody below gets a share. */
export async function giveRates(world: AgentsWorld, chance: Chance): Promise<void> {
  for (const person of world.people) {
    const above = person.parent ? lastRate(world, person.parent) - step : highestRate;
    if (above < step || chance.percent(6)) continue;
    await setRate(world, person, Math.max(step, above - step * chance.int(2)));
  }
  const plan = { name: 'Weekly', basis: 'turnover', period: 'weekly' } as const;
  await calmly(world, world.staff[0], ({ rebates }, call) =>
    rebates.actions.createCommissionPlan(
      call({ ...plan, categories: [], tiers, roots: [], isOn: true, reason }),
    ),
  );
  await confirmPlans(world);
  world.shares.nextWeek = firstWeek(world.clock.now());
}

const lastRate = ({ rates }: AgentsWorld, person: Person): number =>
  rates.get(person)?.at(-1)?.rate ?? 0;

export async function changeRate(world: AgentsWorld, chance: Chance): Promise<void> {
  await setRate(world, chance.pick(present(world)), step * chance.int(highestRate / step));
}

async function setRate(world: AgentsWorld, person: Person, rate: number): Promise<void> {
  if (rate === lastRate(world, person)) return;
  const input = { id: person.id, rates: [{ category: 'RNG' as const, rate }], reason };
  const asked = await ask(
    world,
    world.staff[1],
    ({ rebates }, call) => rebates.actions.setMemberRates(call(input)),
    'once',
  );
  if (givenOr(asked, mayRefuse, 'a rate') === undefined)
    return world.tally.add('rate refused by a rule');
  const at = world.clock.now();
  must(rate <= highestRate, 'no rate is above the highest of the brand', rate);
  world.rates.set(person, [...(world.rates.get(person) ?? []), { at, rate }]);
  world.tally.add('rate given');
}

/** The second person turns on what waits. */
async function confirmPlans(world: AgentsWorld): Promise<void> {
  const [, second] = world.staff;
  const { list } = await calmly(world, second, ({ rebates }, call) =>
    rebates.actions.listCommissionPlans(call({})),
  );
  for (const { id, waits } of list)
    if (waits)
      await calmly(world, second, ({ rebates }, call) =>
        rebates.actions.confirmCommissionPlan(call({ id, proposedAt: waits.at })),
      );
}
