// Bonuses from the grant to their end, over real books: the published examples, the arithmetic that
// equals the ledger after each bet, the queue, expiry, cancelling by the previewed version, staff
// in two persons, and who gets nothing.
import { isRefusal, refuse } from '@baize/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import { given } from '../../../platform/call/testing.ts';
import type { Database } from '../../../platform/database/index.ts';
import { buildWallet, cashier, playerNamed, units, type BuiltWallet } from '../testing.ts';
import { grantIn } from './grant.ts';
import { hearBalanceSpent } from './hear-bound.ts';
import { endExpired } from './jobs/end-expired.ts';
import { startNext } from './start-next.ts';
import type { BonusGranted } from './store/writer.ts';
import { openRequirement } from '../books/store/turnover/writer.ts';
import { readRequirements, countedBets } from '../requirements/store/reader.ts';

const ana = playerNamed('ana');
const dayMs = 24 * 3_600_000;
let database: Database;
let built: BuiltWallet;

beforeEach(async () => {
  database = await freshDatabase();
  built = buildWallet(database);
});

afterEach(async () => {
  const { balanced } = await built.wallet.trialBalance();
  if (!balanced) throw new Error('the books do not balance');
  await built.close();
  await database.close();
});

const terms = {
  playerId: 'ana',
  currency: 'PHP',
  names: { en: 'Welcome', id: 'Selamat datang' },
  amount: units('500'),
  base: units('500'),
  times: 10,
  days: 7,
  stakeMax: null,
  releaseMax: null,
  isSticky: false,
  funding: 'cash-first',
  state: 'granted',
  grantedBy: 'promotion',
  reason: 'promotion',
} as const;

const grant = (id: string, more: Partial<BonusGranted> = {}) =>
  database.transaction((tx) =>
    grantIn(built.ports, tx, { ...terms, id, now: built.clock.now(), ...more }),
  );

const deposited = (amount: string) =>
  database.transaction((tx) =>
    openRequirement(tx, {
      playerId: 'ana',
      currency: 'PHP',
      kind: 'deposit',
      sourceId: `deposit-${amount}`,
      base: units(amount),
      times: 1,
    }),
  );

async function listed() {
  const answer = await built.actions.listBonuses({ ...built.context(), caller: ana, input: {} });
  if ('refused' in answer) throw new Error('refused');
  return answer;
}

const purses = () => built.ledger.balance('ana', 'PHP');

const left = async () =>
  (await readRequirements(database.kysely, 'ana', 'PHP')).reduce(
    (sum, { required, done }) => sum + required - done,
    0n,
  );

const call = (id: string) => ({ ...built.context(), caller: ana, input: { id } });
const cancelled = (id: string, version: number) =>
  built.actions.cancelBonus({ ...call(id), input: { id, version } });

const preview = async (id: string) => {
  const answer = await built.actions.previewBonusCancel(call(id));
  if ('refused' in answer) throw new Error(answer.refused);
  return answer;
};

test('a deposit of 1,000 and a bonus of 500 at ten times leave 1,000 in the end', async () => {
  await built.fund('ana', '20000');
  await deposited('1000');
  await grant('b');
  expect(await left()).toBe(units('6000'));
  await built.play('ana', '3000', { payout: units('3000') });
  const live = { vendor: 'SBXA', gameCode: 'harbour-wheel', payout: units('20000') };
  await built.play('ana', '10000', live);
  expect(await left()).toBe(units('1000'));
  const { open } = await listed();
  expect(open).toMatchObject([
    {
      id: 'b',
      required: '5000.0000',
      counted: '4000.0000',
      left: '1000.0000',
      ahead: '0.0000',
      sums: [
        { category: 'LIVE', percent: 20, bets: 1, stake: '10000.0000', counted: '2000.0000' },
        { category: 'RNG', percent: 100, bets: 1, stake: '2000.0000', counted: '2000.0000' },
      ],
    },
  ]);
});

// @proves R39
test('a bonus lies apart from cash and is in the balance and among the purses', async () => {
  await built.fund('ana', '100');
  await grant('b');
  expect(await purses()).toMatchObject({ cash: units('100'), bonus: units('500') });
  const balance = await built.actions.getBalance({ ...built.context(), caller: ana, input: {} });
  expect(balance).toMatchObject({ sumBalance: 600 });
  const places = await built.actions.getPurses({ ...built.context(), caller: ana, input: {} });
  expect(places).toMatchObject({
    balances: [{ accountName: 'MAIN' }, { accountName: 'BONUS', availBalance: 500 }, {}, {}, {}],
  });
  expect(await built.wallet.turnoverRequired('ana', 'PHP')).toBe(0n);
});

test('the arithmetic equals the ledger after each bet, and a met bonus is cash', async () => {
  await built.fund('ana', '100');
  await grant('b', { times: 1 });
  await built.play('ana', '200', { payout: units('300') });
  // Half of the stake was the bonus's, so half of the win is.
  expect(await purses()).toMatchObject({ cash: units('150'), bonus: units('550') });
  const { open } = await listed();
  expect(open[0]).toMatchObject({
    balance: '550.0000',
    counted: '200.0000',
    left: '300.0000',
    inPlay: '0.0000',
  });
  await built.play('ana', '300', { payout: 0n });
  expect(await purses()).toMatchObject({ cash: units('400'), bonus: 0n });
  expect((await listed()).ended).toMatchObject([
    { state: 'released', released: '400.0000', lost: '0.0000' },
  ]);
});

test('counted bets of a bonus are listed page by page', async () => {
  await grant('b');
  await built.play('ana', '10', { payout: units('10') });
  await built.play('ana', '20', { payout: units('20') });
  const [item] = await readRequirements(database.kysely, 'ana', 'PHP');
  const page = (after: string) => countedBets(database.kysely, item?.id ?? 0n, { after, size: 1 });
  expect(await page('')).toMatchObject([{ roundId: 'round-1', counted: units('10') }]);
  expect(await page('round-1')).toMatchObject([{ roundId: 'round-2', counted: units('20') }]);
});

test('a stake above the most of an open bonus is refused, and nothing has moved', async () => {
  await built.fund('ana', '1000');
  await grant('b', { stakeMax: units('50') });
  expect(await built.play('ana', '51')).toBe('refused');
  expect(await purses()).toMatchObject({ cash: units('1000'), bonus: units('500'), inPlay: 0n });
  expect(await built.play('ana', '50')).toBe('played');
});

test('the same grant twice is one bonus', async () => {
  expect(await grant('b')).toBe(true);
  expect(await grant('b')).toBe(false);
  expect(await purses()).toMatchObject({ bonus: units('500') });
});

test('two grants at once to a member without money: one starts, the other waits', async () => {
  await Promise.all([grant('a', { playerId: 'new' }), grant('b', { playerId: 'new' })]);
  const { rows } = await database.pool.query<{ state: string }>(
    `select state from wallet_bonus where player_id = 'new' order by state`,
  );
  expect(rows.map(({ state }) => state)).toEqual(['active', 'granted']);
  expect(await built.ledger.balance('new', 'PHP')).toMatchObject({ bonus: units('500') });
});

test('a second bonus waits for the first, starts after it, and not on a break', async () => {
  await grant('first', { amount: units('10'), base: units('10'), times: 1 });
  await grant('second');
  expect((await listed()).open).toMatchObject([{ state: 'active' }, { state: 'granted' }]);
  expect(await purses()).toMatchObject({ bonus: units('10') });
  await built.play('ana', '10', { payout: units('10') });
  expect(await purses()).toMatchObject({ cash: units('10'), bonus: 0n });
  const pause = refuse('player-on-break');
  const paused = { ...built.ports, refusalOfPause: async () => pause };
  await database.transaction((tx) => startNext(paused, tx, ana));
  expect(await purses()).toMatchObject({ bonus: 0n });
  await database.transaction((tx) => startNext(built.ports, tx, ana));
  expect(await purses()).toMatchObject({ bonus: units('500') });
  expect((await listed()).open).toMatchObject([{ id: 'second', state: 'active' }]);
});

test('an expired bonus goes back, its requirement with it, and the cash stays', async () => {
  await built.fund('ana', '100');
  await grant('b');
  built.clock.set(built.clock.now() + 7 * dayMs);
  await endExpired.run(built.ports)();
  expect(await purses()).toMatchObject({ cash: units('100'), bonus: 0n });
  expect(await left()).toBe(0n);
  expect((await listed()).ended).toMatchObject([{ state: 'expired', lost: '500.0000' }]);
});

// @proves R112
test('cancelling loses what was previewed, and a second click changes nothing', async () => {
  await built.fund('ana', '100');
  await grant('b');
  const { version, ...shown } = await preview('b');
  expect(shown).toEqual({
    lost: '500.0000',
    lostInPlay: '0.0000',
    stays: '100.0000',
    left: '5000.0000',
  });
  const cancel = () => cancelled('b', version);
  expect(await cancel()).toMatchObject({ state: 'cancelled', lost: '500.0000' });
  expect(await cancel()).toMatchObject({ state: 'cancelled', lost: '500.0000' });
  expect(await purses()).toMatchObject({ cash: units('100'), bonus: 0n });
});

test('a bet between preview and cancel makes the member look again', async () => {
  await grant('b');
  const { version } = await preview('b');
  await built.play('ana', '10', { payout: units('5') });
  expect(await cancelled('b', version)).toEqual(refuse('bonus-changed'));
  const again = await preview('b');
  expect(again.lost).toBe('495.0000');
  expect(await cancelled('b', again.version)).toMatchObject({
    lost: '495.0000',
  });
});

test('a member can neither preview nor cancel a bonus of another', async () => {
  await grant('b', { playerId: 'ben' });
  const refused = refuse('bonus-not-found');
  expect(await built.actions.previewBonusCancel(call('b'))).toEqual(refused);
  expect(await cancelled('b', 0)).toEqual(refused);
});

test('a bonus that ended cannot be cancelled', async () => {
  await grant('b', { amount: units('1'), base: units('1'), times: 1 });
  await built.play('ana', '1', { payout: units('1') });
  const refused = refuse('bonus-not-open');
  expect(await built.actions.previewBonusCancel(call('b'))).toEqual(refused);
  expect(await cancelled('b', 0)).toEqual(refused);
});

// @proves R25
test('two stakes at the last of a bonus: one is taken', async () => {
  await grant('b', { amount: units('10'), base: units('10') });
  const outcomes = await Promise.all([built.play('ana', '10'), built.play('ana', '10')]);
  expect(outcomes.toSorted()).toEqual(['played', 'refused']);
  expect(await purses()).toMatchObject({ cash: 0n, bonus: 0n, inPlay: 0n });
  expect((await listed()).ended).toMatchObject([{ state: 'spent' }]);
});

test('a bonus that is spent shows what its last bet counted', async () => {
  await grant('b', { amount: units('10'), base: units('10') });
  await built.play('ana', '10');
  const [ended] = (await listed()).ended;
  expect(ended).toMatchObject({ state: 'spent', counted: '10.0000' });
  expect(ended?.sums.map(({ counted }) => counted)).toEqual(['10.0000']);
});

test('a cancel beside a bet ends in one of the two orders, never between them', async () => {
  await grant('b');
  const { version } = await preview('b');
  const [answer] = await Promise.all([
    cancelled('b', version),
    built.play('ana', '500', { payout: units('700') }),
  ]);
  const { cash, bonus, inPlay } = await purses();
  expect(inPlay).toBe(0n);
  const changed = 'refused' in answer;
  expect({ cash, bonus }).toEqual({ cash: 0n, bonus: changed ? units('700') : 0n });
});

test('requirements clear below 1.00, but not while money lies with a vendor', async () => {
  await built.fund('ana', '10');
  await deposited('100');
  await built.play('ana', '9.5');
  const spent = (away: boolean) =>
    database.transaction((tx) =>
      hearBalanceSpent({ ...built.ports, moneyAway: async () => away }, tx, ana),
    );
  await spent(true);
  expect(await left()).toBe(units('90.5'));
  await spent(false);
  expect(await left()).toBe(0n);
  expect(await purses()).toMatchObject({ cash: units('0.5') });
});

test('a bonus of less than 1.00 becomes cash when requirements clear', async () => {
  await grant('b', { amount: units('10'), base: units('10') });
  await built.play('ana', '9.5');
  await database.transaction((tx) => hearBalanceSpent(built.ports, tx, ana));
  expect(await purses()).toMatchObject({ cash: units('0.5'), bonus: 0n });
});

const asked = {
  id: 'ana',
  name: 'Sorry',
  amount: '50',
  deposit: '0',
  times: 5,
  days: 3,
  stakeMax: null,
  releaseMax: null,
  sticky: false,
  funding: 'bonus-first',
  reason: 'goodwill',
} as const;
const second = { ...cashier, staffId: 'staff-2', username: 'second' };

const byStaff = (input: Partial<typeof asked> | { amount: string }, intent?: string) =>
  built.actions.grantBonus({
    ...built.context(intent),
    caller: cashier,
    input: { ...asked, ...input },
  });

test('staff grants a small bonus at once, audited, and once for each click', async () => {
  expect(await byStaff({}, 'click')).toMatchObject({ state: 'active', grantedBy: 'cashier' });
  expect(await byStaff({}, 'click')).toMatchObject({ state: 'active' });
  expect(await purses()).toMatchObject({ bonus: units('50') });
  expect(built.audited).toHaveLength(1);
  expect(await byStaff({ amount: '60' }, 'click')).toEqual(refuse('idempotency-key-reused'));
});

test('a large bonus waits for a second person', async () => {
  const proposed = await byStaff({ amount: '1000.01' });
  if ('refused' in proposed) throw new Error(proposed.refused);
  const { id } = proposed;
  expect(proposed.state).toBe('proposed');
  expect(await purses()).toMatchObject({ bonus: 0n });
  const decide = (caller: typeof cashier) => ({ ...built.context(), caller, input: { id } });
  expect(await built.actions.confirmBonus(decide(cashier))).toEqual(refuse('second-person-needed'));
  expect(await built.actions.confirmBonus(decide(second))).toMatchObject({
    state: 'active',
    confirmedBy: 'second',
  });
  expect(await built.actions.confirmBonus(decide(second))).toEqual(refuse('bonus-not-proposed'));
  expect(await built.actions.rejectBonus(decide(second))).toEqual(refuse('bonus-not-proposed'));
  expect(await purses()).toMatchObject({ bonus: units('1000.01') });
});

test('a large bonus in slices waits for a second person too', async () => {
  await grant('reward', { reason: 'promotion', grantedBy: 'house' });
  for (const amount of ['600', '400']) {
    expect(await byStaff({ amount })).not.toMatchObject({ state: 'proposed' });
  }
  expect(await byStaff({ amount: '0.01' })).toMatchObject({ state: 'proposed' });
  expect(await byStaff({ id: 'ben', amount: '1000' } as object)).toMatchObject({
    state: 'active',
  });
  built.clock.advance(24 * 3_600_000);
  expect(await byStaff({ amount: '1000' })).not.toMatchObject({ state: 'proposed' });
});

test('slices that are granted at once are counted one after the other', async () => {
  const granted = await Promise.all(['700', '700', '700'].map((amount) => byStaff({ amount })));
  const states = granted.map((one) => ('refused' in one ? one.refused : one.state));
  expect(states.filter((state) => state === 'proposed')).toHaveLength(2);
});

test('a bonus is not confirmed by an account that one person made for themselves', async () => {
  const proposed = await byStaff({ amount: '2000' });
  const id = 'refused' in proposed ? '' : proposed.id;
  const one = buildWallet(database, { mayBeOne: async (_tx, { other }) => other === 'cashier' });
  const decision = { ...one.context(), caller: second, input: { id } };
  expect(await one.actions.confirmBonus(decision)).toEqual(refuse('second-person-needed'));
  await one.close();
});

test('a rejected proposal gives nothing', async () => {
  const proposed = await byStaff({ amount: '2000' });
  const id = 'refused' in proposed ? '' : proposed.id;
  const decision = { ...built.context(), caller: second, input: { id } };
  expect(await built.actions.rejectBonus(decision)).toMatchObject({ state: 'rejected' });
  expect(await purses()).toMatchObject({ bonus: 0n });
  expect((await listed()).ended).toEqual([]);
});

test('nothing is granted on a break, to a demo or closed account, or of no amount', async () => {
  const pause = refuse('self-excluded');
  const on = (more: object) => buildWallet(database, more);
  const grantOn = async (wallet: BuiltWallet, input = {}) => {
    const answer = await wallet.actions.grantBonus({
      ...wallet.context(),
      caller: cashier,
      input: { ...asked, ...input },
    });
    await wallet.close();
    return answer;
  };
  expect(await grantOn(on({ refusalOfPause: async () => pause }))).toEqual(pause);
  const unknown = await grantOn(on({ memberFile: async () => undefined }));
  expect(unknown).toEqual(refuse('member-not-found'));
  expect(await grantOn(on({ isOpen: async () => false }))).toEqual(refuse('member-state-fixed'));
  expect(await grantOn(on({}), { amount: '0' })).toEqual(refuse('amount-invalid'));
});

test('staff takes an open bonus back with a reason; a met one is the member’s', async () => {
  await grant('b');
  const forfeit = (id: string) =>
    built.actions.forfeitBonus({
      ...built.context(),
      caller: cashier,
      input: { id, reason: 'abuse' },
    });
  expect(await forfeit('b')).toMatchObject({
    state: 'forfeited',
    endReason: 'abuse',
    lost: '500.0000',
  });
  expect(await purses()).toMatchObject({ bonus: 0n });
  expect(await forfeit('b')).toEqual(refuse('bonus-not-open'));
  expect(await forfeit('c')).toEqual(refuse('bonus-not-found'));
});

test('staff sees the bonuses of a member and those that wait', async () => {
  await grant('b');
  await byStaff({ amount: '2000' });
  const staff = { ...built.context(), caller: cashier };
  const all = await built.actions.listBonusesOf({ ...staff, input: { id: 'ana' } });
  expect(all).toMatchObject({ total: 2 });
  const waiting = await built.actions.listProposedBonuses({ ...staff, input: {} });
  expect(waiting).toMatchObject({
    total: 1,
    list: [{ username: 'name of ana', amount: '2000.0000' }],
  });
});

test('new weights hold for bonuses opened later, and two who save at once are told', async () => {
  await grant('old');
  const staff = { ...built.context(), caller: cashier };
  const weights = await built.actions.getBonusWeights({ ...staff, input: {} });
  if ('refused' in weights) throw new Error('refused');
  const { categories, games, oddsMin, version } = weights;
  const percentOf = (one: (typeof categories)[number]) =>
    one.category === 'RNG' ? 50 : one.percent;
  const half = categories.map((one) => ({ ...one, percent: percentOf(one) }));
  const input = { version, categories: half, games, oddsMin };
  const save = () => built.actions.saveBonusWeights({ ...staff, input });
  expect(await save()).toMatchObject({ madeBy: 'cashier' });
  expect(await save()).toEqual(refuse('weights-changed'));
  await grant('new', { playerId: 'ben' });
  for (const player of ['ana', 'ben']) await built.play(player, '100', { payout: units('100') });
  const done = async (player: string) =>
    (await readRequirements(database.kysely, player, 'PHP')).map((one) => one.done);
  expect([await done('ana'), await done('ben')]).toEqual([[units('100')], [units('50')]]);
});

// @proves R37
test('a member who leaves loses no more bonus money than they were shown', async () => {
  await built.fund('ana', '100');
  await grant('first');
  await grant('second', { amount: units('20') });
  await grant('third', { state: 'proposed' });
  const { closing } = built.wallet;
  const standing = await closing.standing({ playerId: 'ana', currency: 'PHP' });
  expect(standing).toMatchObject({ cash: units('100'), bonus: units('520') });
  const card = { bankCode: 'BDO', cardNumber: '12345678', cardHolder: 'Ana' };
  const call = { ...built.context(), caller: ana };
  const input = { ...card, paymentPassword: 'secret' };
  const added = given(await built.actions.addBankCard({ ...call, input }));
  const leaving = { playerId: 'ana', currency: 'PHP', username: 'ana', intent: 'leave' };
  const leave = async (bonusShown: bigint) =>
    database.transaction(async (tx) => {
      const facts = { cardId: added.bankCardId, bonusShown, at: built.clock.now() };
      const paid = await closing.payOut(tx, { ...leaving, ...facts });
      if (isRefusal(paid)) throw new Error(paid.refused);
      return paid;
    });
  await expect(leave(units('519.99'))).rejects.toThrow('bonus-changed');
  expect(await built.ledger.balance('ana', 'PHP')).toMatchObject({ cash: units('100') });
  expect(await leave(units('520'))).toBe(units('100'));
  const left = await built.ledger.balance('ana', 'PHP');
  expect(left).toMatchObject({ cash: 0n, bonus: 0n, held: units('100') });
  const { list } = given(
    await built.actions.listBonusesOf({
      ...built.context(),
      caller: cashier,
      input: { id: 'ana' },
    }),
  );
  const states = new Map(list.map(({ id, state }) => [id, state]));
  expect([...states].toSorted()).toEqual([
    ['first', 'cancelled'],
    ['second', 'cancelled'],
    ['third', 'rejected'],
  ]);
});
