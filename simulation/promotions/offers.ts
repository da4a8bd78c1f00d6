// The promotions of the world, each of one combination of trigger, period, terms and budget; staff
// write and publish them, change their budgets, stop them, and publish them anew.
import type { InputOf, promotions } from '@baize/contract';
import { parseUnits, printUnits, type Units } from '@baize/money';
import { must } from '../broken.ts';
import { calmly } from '../wallet/ask.ts';
import type { KnownOffer } from './known.ts';
import type { PromotionsWorld } from './world.ts';

export type Written = InputOf<typeof promotions.createPromotion>;
export type Spec = Written['spec'];
type Reward = Spec['tiers'][number]['rewards'][number];
type Condition = Spec['tiers'][number]['conditions'][number];

export const unitsOf = (text: string): Units => {
  const units = parseUnits(text, { decimalsMax: 4 });
  must(units !== undefined, 'an amount is written as one', text);
  return units;
};

const everyGame = { categories: [], vendors: [], games: [] };
const terms = (more: Partial<Reward['terms']> = {}): Reward['terms'] => ({
  times: 0,
  withDeposit: false,
  days: 2,
  stakeMax: null,
  releaseMax: null,
  sticky: false,
  funding: 'cash-first',
  ...more,
});

const reward = (
  kind: Reward['kind'],
  amount: string,
  ofTerms: Partial<Reward['terms']> = {},
): Reward => ({
  kind,
  amount,
  share: null,
  ticket: '',
  gameCode: '',
  stake: '0',
  terms: terms(ofTerms),
});

const ofDeposit = (one: Reward, hundredths: number, max: string): Reward => ({
  ...one,
  amount: '0',
  share: { of: 'deposit-amount', hundredths, max, games: everyGame },
});

const turnover = (value: string): Condition => ({
  fact: 'turnover',
  test: 'at-least',
  value,
  games: everyGame,
});

const tier = (rewards: readonly Reward[], ...conditions: Condition[]) => ({
  conditions,
  rewards: [...rewards],
});

const plain: Omit<Spec, 'trigger' | 'tiers'> = {
  period: 'once',
  atPeriodEnd: false,
  audience: {
    levelMin: null,
    levelMax: null,
    countries: [],
    registeredFrom: null,
    registeredUntil: null,
    segment: '',
    withMobile: false,
  },
  everyTier: false,
  joins: false,
  automatic: false,
  claimDays: 30,
  approvalAbove: null,
  budget: { total: '20000', day: null, member: null },
  group: '',
  code: '',
};

const bonus = { times: 2, days: 1, stakeMax: '60' };

export const specs = {
  gift: {
    ...plain,
    trigger: 'manual',
    period: 'each',
    claimDays: 1,
    tiers: [tier([reward('cash', '5')])],
    budget: { total: '160', day: '70', member: '45' },
  },
  thanks: {
    ...plain,
    trigger: 'manual',
    period: 'day',
    tiers: [tier([reward('bonus', '20', bonus)])],
  },
  dear: {
    ...plain,
    trigger: 'manual',
    period: 'each',
    approvalAbove: '20',
    tiers: [tier([reward('cash', '30', { times: 1 })])],
  },
  milestones: {
    ...plain,
    trigger: 'play',
    period: 'day',
    everyTier: true,
    claimDays: 1,
    tiers: [
      tier([reward('cash', '3')], turnover('50')),
      tier([reward('bonus', '15', { ...bonus, sticky: true })], turnover('200')),
      tier([reward('points', '40'), reward('cash', '4')], turnover('600')),
    ],
  },
  race: {
    ...plain,
    trigger: 'play',
    joins: true,
    group: 'races',
    tiers: [tier([reward('cash', '12', { times: 2 })], turnover('300'))],
  },
  sprint: {
    ...plain,
    trigger: 'play',
    period: 'day',
    joins: true,
    group: 'races',
    tiers: [tier([reward('points', '25')], turnover('80'))],
  },
  reload: {
    ...plain,
    trigger: 'deposit',
    period: 'each',
    automatic: true,
    tiers: [
      tier([
        ofDeposit(
          reward('bonus', '0', { times: 1, withDeposit: true, days: 1, funding: 'bonus-first' }),
          5_000,
          '60',
        ),
      ]),
    ],
    budget: { total: '500', day: null, member: null },
  },
  perDeposit: {
    ...plain,
    trigger: 'deposit',
    period: 'each',
    tiers: [tier([reward('points', '30')])],
  },
  application: {
    ...plain,
    trigger: 'application',
    period: 'each',
    tiers: [tier([reward('cash', '10')])],
  },
  code: {
    ...plain,
    trigger: 'code',
    code: 'LOTUS',
    period: 'day',
    tiers: [tier([reward('cash', '4')])],
  },
  ending: {
    ...plain,
    trigger: 'play',
    claimDays: 2,
    tiers: [tier([reward('cash', '2')], turnover('100'))],
  },
} satisfies Record<string, Spec>;

export type OfferName = keyof typeof specs;
export const offerNames = Object.keys(specs) as OfferName[];

const hourMs = 3_600_000;
const endsAfterMs = 30 * hourMs;
export const hourOf = (at: number): number => Math.floor(at / hourMs) * hourMs;

const writtenOf = (name: OfferName, spec: Spec, now: number): Written => ({
  category: 'event',
  picture: '',
  startsAt: hourOf(now),
  endsAt: name === 'ending' ? hourOf(now) + endsAfterMs : null,
  place: 0,
  texts: { titles: { en: name }, summaries: {}, terms: { en: `<p>${name}</p>` } },
  spec,
});

export async function publish(world: PromotionsWorld, name: OfferName): Promise<KnownOffer> {
  const [ana, ben] = world.staff;
  const written = writtenOf(name, specs[name], world.clock.now());
  const made = await calmly(world, ana, ({ promotions }, call) =>
    promotions.actions.createPromotion(call(written)),
  );
  const { promotionId: id, version } = made;
  await calmly(world, ben, ({ promotions }, call) =>
    promotions.actions.publishPromotion(call({ id, version })),
  );
  const offer: KnownOffer = {
    id,
    name,
    version,
    written,
    stage: 'published',
    keepsDue: true,
    spent: 0n,
    days: new Map(),
  };
  world.offers.push(offer);
  world.tally.add('promotion published');
  return offer;
}

/** The running promotion of this name. */
export function offerOf(world: PromotionsWorld, name: OfferName): KnownOffer {
  const found = world.offers.findLast((offer) => offer.name === name);
  must(found !== undefined, 'every promotion was published', name);
  return found;
}

/** Staff change the budget of all, by a version that changes nothing else. */
export async function changeBudget(world: PromotionsWorld, offer: KnownOffer, total: Units) {
  const [ana, ben] = world.staff;
  const { id, version, written } = offer;
  const budget = { ...written.spec.budget, total: printUnits(total, 2) };
  const changed = { ...written, spec: { ...written.spec, budget } };
  await calmly(world, ana, ({ promotions }, call) =>
    promotions.actions.editPromotion(call({ id, version, ...changed })),
  );
  await calmly(world, ben, ({ promotions }, call) =>
    promotions.actions.publishPromotion(call({ id, version: version + 1 })),
  );
  world.tally.add(total < offer.spent ? 'budget lowered below its cost' : 'budget raised');
  Object.assign(offer, { version: version + 1, written: changed });
}
