// The promotions of the world as data, each of one combination of trigger, period, terms, budget.
import type { Condition, Reward, Spec } from './written.ts';

/** The slot that is played in this world. */
export const slotCode = 'golden-lotus-20';

const everyGame = { categories: [], vendors: [], games: [] };
export const terms = (more: Partial<Reward['terms']> = {}): Reward['terms'] => ({
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

const tickets = (ticket: 'wheel' | 'egg', amount: string): Reward => ({
  ...reward('ticket', amount),
  ticket,
});

const freeRounds = (amount: string, ofTerms: Partial<Reward['terms']> = {}): Reward => ({
  ...reward('free-rounds', amount, ofTerms),
  gameCode: slotCode,
  stake: '1',
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

const deposits = (value: string): Condition => ({ ...turnover(value), fact: 'deposits' });
const upTo = (place: string): Condition => ({
  ...turnover(place),
  fact: 'place',
  test: 'at-most',
});

const segment = (weight: number, rewards: readonly Reward[], stock: number | null = null) => ({
  weight,
  stock,
  rewards: [...rewards],
});

const tier = (rewards: readonly Reward[], ...conditions: Condition[]) => ({
  conditions,
  rewards: [...rewards],
});

export const plain: Omit<Spec, 'trigger' | 'tiers'> = {
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

/** So many rewards of a crowd's are paid. */
export const crowdReaches = 37;

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
  crowd: {
    ...plain,
    trigger: 'manual',
    period: 'each',
    claimDays: 1,
    tiers: [tier([reward('cash', '1')])],
    budget: { total: `${crowdReaches}`, day: null, member: null },
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
  spins: {
    ...plain,
    trigger: 'manual',
    period: 'each',
    automatic: true,
    tiers: [tier([tickets('wheel', '14'), tickets('egg', '3')])],
  },
  wheel: {
    ...plain,
    trigger: 'draw',
    period: 'each',
    automatic: true,
    tiers: [],
    draw: {
      look: 'wheel',
      tickets: true,
      aDay: 1,
      segments: [
        segment(50, []),
        segment(27, [reward('cash', '2', { times: 1 })]),
        segment(15, [reward('points', '12')]),
        segment(7, [tickets('egg', '2'), reward('cash', '1')]),
        segment(1, [reward('cash', '20')]),
      ],
    },
    budget: { total: '60', day: null, member: '60' },
  },
  egg: {
    ...plain,
    trigger: 'draw',
    period: 'each',
    automatic: true,
    tiers: [],
    draw: {
      look: 'egg',
      tickets: true,
      aDay: 1,
      segments: [
        segment(2, [reward('cash', '5')], 3),
        segment(3, [reward('points', '20')], 4),
        segment(4, []),
      ],
    },
  },
  derby: {
    ...plain,
    trigger: 'race',
    period: 'day',
    claimDays: 2,
    board: { score: 'turnover', games: everyGame, multipleMin: 100 },
    tiers: [
      tier([reward('cash', '8')], upTo('1')),
      tier([reward('points', '20'), reward('cash', '2')], upTo('3')),
    ],
  },
  peak: {
    ...plain,
    trigger: 'race',
    period: 'day',
    claimDays: 2,
    board: { score: 'multiple', games: everyGame, multipleMin: 130 },
    tiers: [
      tier([reward('cash', '6', { times: 2 })], upTo('2')),
      tier([tickets('wheel', '5')], upTo('4')),
    ],
  },
  friends: {
    ...plain,
    trigger: 'invitation',
    period: 'each',
    everyTier: true,
    tiers: [
      tier([reward('cash', '2')]),
      tier([reward('points', '15')], deposits('60')),
      tier([reward('bonus', '8', bonus)], turnover('90')),
    ],
  },
  freeCash: {
    ...plain,
    trigger: 'manual',
    period: 'each',
    automatic: true,
    tiers: [tier([freeRounds('3')])],
  },
  freeBonus: {
    ...plain,
    trigger: 'manual',
    period: 'each',
    tiers: [tier([freeRounds('2', { ...bonus, stakeMax: '40' })])],
  },
  vouchers: {
    ...plain,
    trigger: 'code',
    period: 'each',
    claimDays: 2,
    tiers: [tier([reward('cash', '3')])],
  },
} satisfies Record<string, Spec>;

export type OfferName = keyof typeof specs;
