// The recomputing program gives the worked examples of dividends and salaries to the unit, and
// every border belongs where the rules say.
import { expect, test } from 'vitest';
import { amountOf, textOf } from './decimals.ts';
import { recompute, type MemberFacts } from './recompute.ts';
import type { Terms, Tier } from './terms.ts';

const of = (text: string) => amountOf(text, 'an amount');
const tier = (minTurnover: string, minActive: number, rate: string, minLoss = '0'): Tier => ({
  minTurnover: of(minTurnover),
  minActive,
  rate: of(rate),
  minLoss: of(minLoss),
});
const terms = (tiers: readonly Tier[], more: Partial<Terms> = {}): Terms => ({
  tiers,
  activeTurnover: of('1000'),
  activeDeposit: 0n,
  carryNegative: true,
  onlyIfLoss: false,
  minusRebates: true,
  minusBonuses: true,
  minusWages: true,
  maximum: 0n,
  ...more,
});

interface Team {
  readonly turnover: string;
  readonly active: number;
  readonly loss: string;
}

/** Members who are all active, the first with what the others do not come to. */
function team({ turnover, active, loss }: Team): MemberFacts[] {
  const each = of('1000');
  const rest = of(turnover) - each * BigInt(active - 1);
  return Array.from({ length: active }, (_, at) => ({
    name: `member ${at}`,
    turnover: at === 0 ? rest : each,
    payout: at === 0 ? rest - of(loss) : each,
    deposit: 0n,
    rebate: 0n,
    bonus: 0n,
    wage: 0n,
  }));
}

const golden = terms([
  tier('500000', 5, '5'),
  tier('2000000', 10, '10'),
  tier('6000000', 20, '15'),
]);

test.each([
  ['a tier reached', { turnover: '2300000', active: 12, loss: '84000' }, '0', '8400', '0'],
  ['too few active', { turnover: '2300000', active: 9, loss: '84000' }, '0', '4200', '0'],
  ['a loss', { turnover: '700000', active: 6, loss: '-30000' }, '0', '0', '-30000'],
  ['after it', { turnover: '2300000', active: 12, loss: '84000' }, '-30000', '5400', '0'],
  ['the top', { turnover: '7000000', active: 25, loss: '123456.78' }, '-23456.78', '15000', '0'],
] as const)('dividend: %s', (_, played, carryBefore, due, left) => {
  const facts = {
    isDividend: true,
    terms: golden,
    members: team(played),
    carryBefore: of(carryBefore),
  };
  const found = recompute(facts);
  expect([textOf(found.due), textOf(found.carryAfter)]).toEqual([`${due}.0000`, `${left}.0000`]);
});

const salary = terms([tier('100000', 3, '0.5'), tier('500000', 8, '0.8')], {
  carryNegative: false,
});

test.each([
  ['the second tier', { turnover: '640000', active: 8, loss: '1' }, '5120.0000', 1],
  ['one active too few', { turnover: '640000', active: 7, loss: '1' }, '3200.0000', 0],
  ['the border of the first', { turnover: '100000', active: 3, loss: '1' }, '500.0000', 0],
  ['a unit below it', { turnover: '99999.9999', active: 3, loss: '1' }, '0.0000', null],
] as const)('daily salary: %s', (_, played, due, tierReached) => {
  const facts = { isDividend: false, terms: salary, members: team(played), carryBefore: 0n };
  const found = recompute(facts);
  expect([textOf(found.due), found.tierReached]).toEqual([due, tierReached]);
});

test('real-time salary rounds down, and a correction reduces the next window', () => {
  const realtime = terms([tier('0', 0, '0.2')], { carryNegative: false });
  const given = (turnover: string, carryBefore: string) => {
    const members = team({ turnover, active: 1, loss: '0' });
    return recompute({ isDividend: false, terms: realtime, members, carryBefore: of(carryBefore) });
  };
  expect(textOf(given('12345.67', '0').due)).toBe('24.6900');
  expect(textOf(given('-500', '0').carryAfter)).toBe('-500.0000');
  expect(textOf(given('12345.67', '-500').due)).toBe('23.6900');
});

test('a salary period that pays nothing makes no correction good', () => {
  const given = (asked: Terms, turnover: string, loss: string) => {
    const members = team({ turnover, active: 3, loss });
    const facts = { isDividend: false, terms: asked, members, carryBefore: of('-1000') };
    return textOf(recompute(facts).carryAfter);
  };
  const barred = terms([tier('0', 0, '1')], { onlyIfLoss: true });
  expect(given(barred, '1500', '0')).toBe('-1000.0000');
  expect(given(salary, '99999', '1')).toBe('-1000.0000');
  expect(given(salary, '100000', '1')).toBe('0.0000');
});

test('a member is active by turnover and deposit alike, and the bound of a period holds', () => {
  const asked = terms([tier('0', 1, '10')], { activeDeposit: of('50'), maximum: of('70') });
  const member = { name: 'one', payout: 0n, rebate: 0n, bonus: 0n, wage: 0n };
  const given = (turnover: string, deposit: string) =>
    recompute({
      isDividend: true,
      terms: asked,
      members: [{ ...member, turnover: of(turnover), deposit: of(deposit) }],
      carryBefore: 0n,
    });
  expect(given('1000', '49.99').active).toBe(0);
  expect(given('999.99', '50').active).toBe(0);
  expect(textOf(given('1000', '50').due)).toBe('70.0000');
});

test('rebates, bonuses and salaries of the team are deducted as the terms say', () => {
  const member = { name: 'one', turnover: of('1000'), payout: of('400'), deposit: 0n };
  const members = [{ ...member, rebate: of('10'), bonus: of('20'), wage: of('30') }];
  const netLoss = (more: Partial<Terms>) =>
    recompute({
      isDividend: true,
      terms: terms([tier('0', 0, '1')], more),
      members,
      carryBefore: 0n,
    });
  expect(textOf(netLoss({}).netLoss)).toBe('540.0000');
  expect(textOf(netLoss({ minusWages: false }).netLoss)).toBe('570.0000');
  const none = { minusWages: false, minusBonuses: false, minusRebates: false };
  expect(textOf(netLoss(none).netLoss)).toBe('600.0000');
});

test('a salary that asks for a loss pays nothing when the team wins', () => {
  const asked = terms([tier('0', 0, '1')], { onlyIfLoss: true });
  const due = (loss: string) =>
    recompute({
      isDividend: false,
      terms: asked,
      members: team({ turnover: '5000', active: 2, loss }),
      carryBefore: 0n,
    }).due;
  expect([due('0'), due('0.01')].map(textOf)).toEqual(['0.0000', '50.0000']);
});
