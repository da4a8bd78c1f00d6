// Promotions that make no sense are refused by name.
import { expect, test } from 'vitest';
import { atLeast, cash, share, writtenWith } from '../../testing.ts';
import { refusalOfWritten } from './check-written.ts';
import type { Reward, Spec, Written } from './spec.ts';

const refused = (spec: Partial<Spec>, more: Partial<Written> = {}) =>
  refusalOfWritten(writtenWith(spec, more))?.refused;
const paying = (reward: Reward) => ({ tiers: [{ conditions: [], rewards: [reward] }] });

test('a plain promotion is fine', () => {
  expect(refused({})).toBeUndefined();
});

test('it ends after its start', () => {
  expect(refused({}, { startsAt: 1000, endsAt: 1000 })).toBe('promotion-dates-wrong');
});

test('conditions fit the trigger', () => {
  const tiers = [{ conditions: [atLeast('deposit-amount', '10')], rewards: [cash('5')] }];
  expect(refused({ tiers })).toBe('promotion-condition-wrong');
  expect(refused({ tiers, trigger: 'deposit' })).toBeUndefined();
  expect(refused({ trigger: 'code' }), 'by vouchers alone').toBeUndefined();
  expect(refused({ atPeriodEnd: true })).toBe('promotion-condition-wrong');
  expect(refused({ atPeriodEnd: true, period: 'week' })).toBeUndefined();
});

test('periods fit the trigger', () => {
  const wrong = 'promotion-condition-wrong';
  expect(refused({ trigger: 'birthday', period: 'each' })).toBeUndefined();
  expect(refused({ trigger: 'birthday', period: 'day' })).toBe(wrong);
  expect(refused({ trigger: 'rank-salary', period: 'month' })).toBeUndefined();
  expect(refused({ trigger: 'rank-salary', period: 'each' })).toBe(wrong);
  expect(refused({ atPeriodEnd: true }, { endsAt: 1e13 })).toBeUndefined();
  expect(refused({ atPeriodEnd: true, period: 'each' }, { endsAt: 1e13 })).toBe(wrong);
});

test('the highest of several steps of play is judged at the end, or each is a milestone', () => {
  const tiers = ['10', '20'].map((value) => ({
    conditions: [atLeast('turnover', value)],
    rewards: [cash('5')],
  }));
  expect(refused({ tiers })).toBe('promotion-condition-wrong');
  expect(refused({ tiers, everyTier: true })).toBeUndefined();
  expect(refused({ tiers, period: 'week', atPeriodEnd: true })).toBeUndefined();
  expect(refused({ tiers, trigger: 'level-reached' })).toBeUndefined();
});

test('a lucky round is named in every tier', () => {
  const tiers = [{ conditions: [atLeast('multiple', '1000')], rewards: [cash('5')] }];
  expect(refused({ trigger: 'lucky-round', tiers })).toBeUndefined();
  const others = [...tiers, { conditions: [], rewards: [cash('5')] }];
  expect(refused({ trigger: 'lucky-round', tiers: others })).toBe('promotion-condition-wrong');
});

test('rewards are whole', () => {
  expect(refused(paying(cash('0')))).toBe('promotion-reward-wrong');
  expect(refused(paying(cash('1.001')))).toBe('promotion-reward-wrong');
  expect(refused(paying(cash('5', { share: share('turnover', 10) })))).toBe(
    'promotion-reward-wrong',
  );
  expect(refused(paying(cash('0', { share: share('deposit-amount', 10) })))).toBe(
    'promotion-reward-wrong',
  );
  expect(refused(paying(cash('5', { kind: 'bonus' })))).toBe('promotion-reward-wrong');
  expect(refused(paying(cash('5', { ticket: 'wheel' })))).toBe('promotion-reward-wrong');
});

test('free rounds are of a slot of ours at one of its stakes, under terms that fit wins', () => {
  const wrong = 'promotion-reward-wrong';
  const free = (more: Partial<Reward> = {}) =>
    refused(
      paying(
        cash('20', { kind: 'free-rounds', gameCode: 'golden-lotus-20', stake: '0.2', ...more }),
      ),
    );
  expect(free()).toBeUndefined();
  expect(free({ gameCode: '' })).toBe(wrong);
  expect(free({ gameCode: 'dice' })).toBe(wrong);
  expect(free({ stake: '0.21' })).toBe(wrong);
  expect(free({ amount: '1.5' })).toBe(wrong);
  expect(free({ amount: '1001' })).toBe(wrong);
  expect(free({ share: share('deposit-amount', 10) })).toBe(wrong);
  expect(free({ terms: { ...cash('1').terms, sticky: true } })).toBe(wrong);
  expect(free({ terms: { ...cash('1').terms, withDeposit: true } })).toBe(wrong);
  expect(refused(paying(cash('5', { gameCode: 'golden-lotus-20', stake: '0.2' })))).toBe(wrong);
  expect(refused(paying(cash('5', { kind: 'free-bet' })))).toBe(wrong);
});

test('amounts are no slips of the hand', () => {
  const wrong = 'promotion-reward-wrong';
  const budget = { total: '900000000000', day: null, member: null };
  const { terms } = cash('5');
  const ofTerms = (more: Partial<typeof terms>) =>
    cash('5', { kind: 'bonus', terms: { ...terms, times: 1, ...more } });
  expect(refused({ ...paying(cash('1000000000')), budget })).toBeUndefined();
  expect(refused({ ...paying(cash('1000000000.01')), budget })).toBe(wrong);
  expect(refused({ ...paying(ofTerms({ stakeMax: '1000000000' })), budget })).toBeUndefined();
  expect(refused({ ...paying(ofTerms({ stakeMax: '999999999999999' })), budget })).toBe(wrong);
  expect(refused({ ...paying(ofTerms({ releaseMax: '999999999999999' })), budget })).toBe(wrong);
  const capped = { ...share('turnover', 10), max: '999999999999999.9999' };
  expect(refused({ ...paying(cash('0', { share: capped })), budget })).toBe(wrong);
});

test('an amount beyond the books is no bound: it would be read as 0', () => {
  const beyond = '999999999999999';
  const tiers = [{ conditions: [atLeast('turnover', beyond)], rewards: [cash('5')] }];
  expect(refused({ tiers })).toBe('promotion-condition-wrong');
  const { budget } = writtenWith({}).spec;
  for (const more of [{ total: beyond }, { day: beyond }, { member: beyond }])
    expect(refused({ budget: { ...budget, ...more } })).toBe('promotion-budget-too-low');
});

const ticket = (count: string) => cash(count, { kind: 'ticket', ticket: 'egg' });

test('tickets are counted and name their draw', () => {
  expect(refused(paying(ticket('3')))).toBeUndefined();
  expect(refused(paying(ticket('1.5')))).toBe('promotion-reward-wrong');
  expect(refused(paying(ticket('1001')))).toBe('promotion-reward-wrong');
  expect(refused(paying({ ...ticket('3'), ticket: '' }))).toBe('promotion-reward-wrong');
});

test('a free bet is of a game that takes one, of a fixed amount among its stakes', () => {
  const wrong = 'promotion-reward-wrong';
  const bet = (more: object = {}, amount = '10') =>
    refused(paying(cash(amount, { kind: 'free-bet', gameCode: 'sky-lantern', ...more })));
  expect(bet()).toBeUndefined();
  expect(bet({ gameCode: 'mines' })).toBeUndefined();
  for (const gameCode of ['', 'golden-lotus-20', 'SSC_1M', 'no-game'])
    expect(bet({ gameCode })).toBe(wrong);
  expect(bet({}, '0.5')).toBe(wrong);
  expect(bet({}, '10.005')).toBe(wrong);
  expect(bet({}, '1000.01')).toBe(wrong);
  expect(bet({ stake: '1' })).toBe(wrong);
  expect(bet({ ticket: 'wheel' })).toBe(wrong);
  expect(bet({ share: share('turnover', 10) }, '0')).toBe(wrong);
  const { terms } = cash('10');
  expect(bet({ terms: { ...terms, sticky: true } })).toBe(wrong);
  expect(bet({ terms: { ...terms, withDeposit: true } })).toBe(wrong);
});

type Draw = NonNullable<Spec['draw']>;

const drawn = (draw: Partial<Draw> = {}, spec: Partial<Spec> = {}) =>
  refused({
    trigger: 'draw',
    period: 'each',
    automatic: true,
    tiers: [],
    draw: {
      look: 'wheel',
      tickets: true,
      aDay: 0,
      segments: [
        { weight: 1, stock: null, rewards: [cash('5')] },
        { weight: 9, stock: null, rewards: [] },
      ],
      ...draw,
    },
    ...spec,
  });

test('a draw has prizes of fixed amounts, a way to open it, and no steps', () => {
  const wrong = 'promotion-draw-wrong';
  expect(drawn()).toBeUndefined();
  expect(drawn({ tickets: false })).toBe(wrong);
  expect(drawn({ tickets: false, aDay: 1 })).toBeUndefined();
  const none = { weight: 1, stock: null, rewards: [] };
  expect(drawn({ segments: [none, none] })).toBe(wrong);
  const shared = { ...none, rewards: [cash('0', { share: share('turnover', 10) })] };
  expect(drawn({ segments: [shared, none] })).toBe(wrong);
  expect(drawn({ segments: [{ ...none, rewards: [cash('2000')] }, none] })).toBe(
    'promotion-budget-too-low',
  );
  expect(drawn({}, { automatic: false })).toBe(wrong);
  expect(drawn({}, { approvalAbove: '1' })).toBe(wrong);
  expect(drawn({}, { tiers: [{ conditions: [], rewards: [cash('5')] }] })).toBe(wrong);
  expect(refused({ trigger: 'draw', period: 'each', automatic: true, tiers: [] })).toBe(wrong);
  expect(drawn({}, { trigger: 'manual', tiers: [{ conditions: [], rewards: [cash('5')] }] })).toBe(
    wrong,
  );
});

test('the budget pays at least one reward', () => {
  expect(refused({ budget: { total: '9.99', day: null, member: null } })).toBe(
    'promotion-budget-too-low',
  );
});

test('title and terms stand in English', () => {
  const texts = { titles: { en: ' ' }, summaries: {}, terms: { en: '<p>Terms</p>' } };
  expect(refused({}, { texts })).toBe('promotion-text-missing');
});
