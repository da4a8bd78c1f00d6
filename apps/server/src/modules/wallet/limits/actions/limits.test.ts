// Deposit limits from the question for one to the operator's own: the lower counts, a raise needs a
// second word, failed deposits block their means, and an account that sleeps keeps its money.
import { isRefusal, policies, type Policies } from '@baize/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../../testing/database.ts';
import type { Database } from '../../../../platform/database/index.ts';
import {
  buildWallet,
  cashier,
  memberNamed,
  playerNamed,
  units,
  type WalletWith,
} from '../../testing.ts';
import type { BuiltWallet } from '../../testing.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const ana = playerNamed('ana');
const defaults = Object.fromEntries(
  Object.entries(policies).map(([name, fact]) => [name, fact.default]),
) as unknown as Policies;

let database: Database;
let built: BuiltWallet;
let policy: Partial<Policies>;
let level: string | undefined;
let quiet: { id: string; seenAt: number }[];
let wake: ((told: { payload: unknown }) => Promise<void>) | undefined;

function build(more: WalletWith = {}): BuiltWallet {
  return buildWallet(database, {
    policy: () => ({ ...defaults, ...policy }),
    levelOf: async () => level,
    memberFile: async (id) => (id === 'nobody' ? undefined : memberNamed(id)),
    quietMembers: async ({ before, from, after, most }) =>
      quiet
        .filter(({ seenAt }) => seenAt < before && seenAt >= from)
        .filter(({ seenAt }) => after === undefined || seenAt > after.seenAt)
        .slice(0, most),
    hear: (_event, _hearer, handle) => {
      wake = (told) => database.transaction((tx) => handle(told, tx));
    },
    ...more,
  });
}

beforeEach(async () => {
  policy = {};
  level = undefined;
  quiet = [];
  database = await freshDatabase();
  built = build();
});

afterEach(async () => {
  await built.close();
  await database.close();
});

const mine = <I>(input: I) => ({ ...built.context(), caller: ana, input });
const desk = <I>(input: I) => ({ ...built.context(), caller: cashier, input });
const reasonOf = (answer: object) => (isRefusal(answer) ? answer.refused : 'done');

function deposit(amount: number, bankType = 'QR') {
  const bankCode = bankType === 'QR' ? 'QRPH' : 'BDO';
  const input = { vendorId: 'sandpay', bankType, bankCode, amount };
  return built.actions.depositByLaunchUrl(mine(input));
}

async function openDeposit(amount: number, bankType = 'QR'): Promise<string> {
  const opened = await deposit(amount, bankType);
  if (isRefusal(opened)) throw new Error(opened.refused);
  return opened.transId;
}

async function fail(bankType = 'QR'): Promise<void> {
  const reference = await openDeposit(100, bankType);
  await built.hear({ kind: 'deposit', outcome: 'failed', reference });
}

async function careOf() {
  const care = await built.actions.getDepositCare(mine({}));
  if (isRefusal(care)) throw new Error('refused');
  return care;
}

const setOwn = (value: string | null) =>
  built.wallet.depositLimits.set(
    'ana',
    'day',
    value === null ? null : units(value),
    built.clock.now(),
  );
const setOurs = (value: string | null, id = 'ana') =>
  built.actions.setMemberDepositLimit(desk({ id, span: 'day', value, reason: 'affordability' }));

// @proves R43
test('the lower of both limits counts, and the refusal says whose it is', async () => {
  await setOwn('500');
  expect(await setOurs('300')).toEqual({ done: true });
  expect(await deposit(300.01)).toMatchObject({
    refused: 'deposit-limit-reached',
    facts: { whose: 'operator', limit: '300.00', remaining: '300.00', span: 'day' },
  });
  await setOurs('900');
  expect(await deposit(500.01)).toMatchObject({ facts: { whose: 'own', limit: '500.00' } });
  expect(reasonOf(await deposit(500))).toBe('done');
});

// @proves R43
test('listLevelLimits: a level’s limit replaces the brand’s, a member’s both', async () => {
  policy = { depositLimitDay: '200' };
  expect(await deposit(200.01)).toMatchObject({ facts: { whose: 'operator', limit: '200.00' } });
  level = 'gold';
  const gold = { id: 'gold', span: 'day' as const, value: '400', reason: 'known well' };
  expect(await built.actions.setLevelDepositLimit(desk(gold))).toEqual({ done: true });
  expect(await deposit(400.01)).toMatchObject({ facts: { limit: '400.00' } });
  await setOurs('50');
  expect(await deposit(50.01)).toMatchObject({ facts: { limit: '50.00' } });
  await setOurs(null);
  expect(reasonOf(await deposit(400))).toBe('done');
  expect(await built.actions.listLevelLimits(desk({}))).toMatchObject({
    brand: [{ span: 'day', value: '200.00' }, { value: null }, { value: null }],
    levels: [{ levelId: 'gold', span: 'day', value: '400.00', by: 'cashier' }],
  });
  const unknown = { ...gold, id: 'tin' };
  expect(await built.actions.setLevelDepositLimit(desk(unknown))).toEqual({
    refused: 'limit-level-unknown',
  });
});

test('staff see all limits of a member, and every change is in the audit log', async () => {
  policy = { depositLimitDay: '200' };
  await setOwn('500');
  await setOurs('300');
  const shown = await built.actions.getMemberDepositLimits(desk({ id: 'ana' }));
  expect(shown).toMatchObject({
    spans: [
      {
        span: 'day',
        used: '0.00',
        own: '500.00',
        member: { value: '300.00', by: 'cashier', reason: 'affordability' },
        brand: '200.00',
        counts: { whose: 'operator', limit: '300.00' },
      },
      { span: 'week', own: null, counts: null },
      { span: 'month' },
    ],
    blocks: [],
    dormant: null,
  });
  expect(built.audited).toMatchObject([
    {
      action: 'set-deposit-limit',
      subject: 'member:ana',
      before: { span: 'day', value: null },
      after: { span: 'day', value: '300.00', reason: 'affordability' },
    },
  ]);
  expect(await setOurs('0.005')).toEqual({ refused: 'amount-invalid' });
  expect(await setOurs('5', 'nobody')).toEqual({ refused: 'member-not-found' });
  expect(await built.actions.getMemberDepositLimits(desk({ id: 'nobody' }))).toEqual({
    refused: 'member-not-found',
  });
});

// @proves R45
test('a reached limit refuses deposits and says that nothing is left', async () => {
  await setOwn('100');
  await openDeposit(100);
  expect(await deposit(50)).toMatchObject({ facts: { remaining: 'none', limit: '100.00' } });
  expect(await careOf()).toMatchObject({
    room: { span: 'day', whose: 'own', limit: '100.00', left: '0.00' },
  });
});

// @proves R45
test('a deposit of the amount that is left is taken, to the unit', async () => {
  await setOwn('100');
  await openDeposit(60);
  policy = { depositMinimum: '1' };
  expect(await deposit(40.01)).toMatchObject({ facts: { remaining: '40.00' } });
  expect(reasonOf(await deposit(40))).toBe('done');
});

// @proves R44
test('a higher limit needs 24 hours and a second word', async () => {
  await setOwn('100');
  await setOwn('900');
  const { confirm, list } = built.wallet.depositLimits;
  expect(await confirm('ana', 'day', built.clock.now())).toBe(false);
  built.clock.advance(2 * dayMs);
  const [waiting] = await list('ana', built.clock.now());
  expect(waiting).toMatchObject({
    value: units('100'),
    pendingValue: units('900'),
    raiseConfirmed: true,
  });
  expect(reasonOf(await deposit(200))).toBe('deposit-limit-reached');
  expect(await confirm('ana', 'day', built.clock.now())).toBe(true);
  expect(await confirm('ana', 'day', built.clock.now())).toBe(false);
  expect(reasonOf(await deposit(900))).toBe('done');
});

test('where the policy asks for no second word a raise comes by itself', async () => {
  policy = { limitRaiseConfirmed: false };
  await setOwn('100');
  await setOwn('900');
  built.clock.advance(dayMs);
  const [limit] = await built.wallet.depositLimits.list('ana', built.clock.now());
  expect(limit).toMatchObject({ value: units('900'), pendingFrom: null, raiseConfirmed: false });
});

// @proves R42
test('a rolling day counts what was deposited 23 hours ago, a calendar day does not', async () => {
  await setOwn('100');
  await built.hear({
    kind: 'deposit',
    outcome: 'paid',
    reference: await openDeposit(100),
    amount: '100',
  });
  built.clock.advance(23 * hourMs);
  expect(reasonOf(await deposit(50))).toBe('done');
  policy = { depositLimitSpans: 'rolling' };
  expect(reasonOf(await deposit(50))).toBe('deposit-limit-reached');
});

const answer = (given: 'none' | 'later') =>
  built.actions.answerLimitPrompt(mine({ answer: given }));

// @proves R42
test('the question for a limit is asked once and can be put away', async () => {
  expect(await careOf()).toMatchObject({ prompt: 'dismissible' });
  expect(reasonOf(await deposit(100))).toBe('done');
  expect(await answer('later')).toEqual({ done: true });
  expect(await careOf()).toMatchObject({ prompt: 'none' });
});

// @proves R42
test('where an answer is required no deposit is taken before it', async () => {
  policy = { limitPrompt: 'required' };
  expect(await careOf()).toMatchObject({ prompt: 'required' });
  expect(reasonOf(await deposit(100))).toBe('limit-prompt-due');
  expect(await answer('later')).toEqual({ refused: 'limit-prompt-required' });
  await answer('none');
  expect(reasonOf(await deposit(100))).toBe('done');
});

// @proves R42
test('a limit that is set answers the question', async () => {
  policy = { limitPrompt: 'required' };
  await setOwn('250');
  expect(await careOf()).toMatchObject({ prompt: 'none' });
  expect(reasonOf(await deposit(250))).toBe('done');
});

const runJob = async (name: string) => {
  const job = built.wallet.jobs.find((one) => one.name === name);
  await job?.run();
};
const noticesOf = () => built.told.map(({ event, topic }) => [event, topic]);

// @proves R47
test('six months after the last change the player is invited to a review, once', async () => {
  await setOwn('100');
  await runJob('wallet-invite-limit-reviews');
  expect(noticesOf()).toEqual([]);
  built.clock.advance(190 * dayMs);
  await Promise.all([runJob('wallet-invite-limit-reviews'), runJob('wallet-invite-limit-reviews')]);
  await runJob('wallet-invite-limit-reviews');
  expect(noticesOf()).toEqual([['limit-review-due', 'player:ana']]);
  expect(await careOf()).toMatchObject({ reviewDue: true });
  expect(await built.actions.reviewLimits(mine({}))).toEqual({ done: true });
  expect(await careOf()).toMatchObject({ reviewDue: false });
  built.clock.advance(190 * dayMs);
  await runJob('wallet-invite-limit-reviews');
  expect(noticesOf()).toHaveLength(2);
});

test('a player without a limit is not invited', async () => {
  await answer('none');
  built.clock.advance(400 * dayMs);
  await runJob('wallet-invite-limit-reviews');
  expect(noticesOf()).toEqual([]);
});

// @proves R27
test('five failed deposits in ten minutes block the means, and the player is told', async () => {
  for (let count = 0; count < 4; count += 1) await fail();
  expect(reasonOf(await deposit(100))).toBe('done');
  await fail();
  expect(await deposit(100)).toMatchObject({ refused: 'deposit-means-blocked' });
  expect(reasonOf(await deposit(100, 'PGMT'))).toBe('done');
  expect(noticesOf()).toContainEqual(['deposit-means-blocked', 'player:ana']);
  expect(await careOf()).toMatchObject({ suspended: false, blocked: [{ means: 'sandpay-qr' }] });
  built.clock.advance(dayMs);
  expect(reasonOf(await deposit(100))).toBe('done');
});

// @proves R27
test('five more suspend all deposits until staff lift it with a reason', async () => {
  for (let count = 0; count < 5; count += 1) await fail();
  built.clock.advance(60_000);
  for (let count = 0; count < 5; count += 1) await fail('PGMT');
  expect(await deposit(100, 'PGMT')).toMatchObject({ refused: 'deposits-suspended' });
  built.clock.advance(30 * dayMs);
  expect(await deposit(100)).toMatchObject({ refused: 'deposits-suspended' });
  expect(await built.actions.listDepositBlocks(desk({}))).toMatchObject({
    list: [{ playerId: 'ana', username: 'name of ana', means: '', until: null }],
  });
  const lift = (id: string) =>
    built.actions.liftDepositBlocks(desk({ id, reason: 'the card was renewed' }));
  expect(await lift('ana')).toEqual({ done: true });
  expect(reasonOf(await deposit(100))).toBe('done');
  expect(await lift('ana')).toEqual({ refused: 'deposit-block-unknown' });
  expect(await lift('nobody')).toEqual({ refused: 'member-not-found' });
  expect(built.audited.at(-1)).toMatchObject({
    action: 'lift-deposit-blocks',
    before: { means: [''] },
    after: { means: [], reason: 'the card was renewed' },
  });
});

test('repeated news of one failure count once', async () => {
  const reference = await openDeposit(100);
  const news = { kind: 'deposit', outcome: 'failed', reference } as const;
  for (let count = 0; count < 8; count += 1) await built.hear(news);
  expect(reasonOf(await deposit(100))).toBe('done');
});

test('five failures at once block the means once', async () => {
  const opened = [];
  for (let count = 0; count < 5; count += 1) opened.push(await openDeposit(100));
  await Promise.all(
    opened.map((reference) => built.hear({ kind: 'deposit', outcome: 'failed', reference })),
  );
  expect(noticesOf().filter(([event]) => event === 'deposit-means-blocked')).toHaveLength(1);
});

test('tries are forgotten after some days', async () => {
  await openDeposit(100);
  built.clock.advance(4 * dayMs);
  await built.wallet.forgetOld(built.clock.now());
  await openDeposit(100);
});

// @proves R38
test('an account is marked inactive after a notice; money stays, a sign-in wakes it', async () => {
  await built.fund('ana', '500');
  const now = built.clock.now();
  quiet = [
    { id: 'ana', seenAt: now - 340 * dayMs },
    { id: 'ben', seenAt: now - 10 * dayMs },
  ];
  await runJob('wallet-mark-dormant-accounts');
  await runJob('wallet-mark-dormant-accounts');
  expect(noticesOf()).toEqual([['account-quiet', 'player:ana']]);
  built.clock.advance(31 * dayMs);
  await runJob('wallet-mark-dormant-accounts');
  expect(noticesOf()).toContainEqual(['account-dormant', 'player:ana']);
  expect(await built.actions.listDormantAccounts(desk({}))).toMatchObject({
    total: 1,
    list: [{ playerId: 'ana', balance: '500.00', currency: 'PHP' }],
  });
  expect((await built.ledger.balance('ana', 'PHP')).cash).toBe(units('500'));
  await wake?.({ payload: { playerId: 'ana' } });
  expect(await built.actions.listDormantAccounts(desk({}))).toMatchObject({ total: 0 });
});

// @proves R38
test('an account is not marked before its notice is over, nor with the policy off', async () => {
  quiet = [{ id: 'ana', seenAt: built.clock.now() - 800 * dayMs }];
  policy = { dormantMonths: 0 };
  await runJob('wallet-mark-dormant-accounts');
  expect(noticesOf()).toEqual([]);
  policy = {};
  await runJob('wallet-mark-dormant-accounts');
  built.clock.advance(29 * dayMs);
  await runJob('wallet-mark-dormant-accounts');
  expect(noticesOf()).toEqual([['account-quiet', 'player:ana']]);
  built.clock.advance(dayMs);
  await runJob('wallet-mark-dormant-accounts');
  expect(noticesOf()).toContainEqual(['account-dormant', 'player:ana']);
});
