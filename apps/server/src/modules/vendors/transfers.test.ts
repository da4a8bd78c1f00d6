// Proves that money moved to a vendor's wallet is in exactly one place at every moment, for every
// answer of the vendor, and comes back once.
import { printUnits } from '@baize/money';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import { callOf, given } from '../../platform/call/testing.ts';
import type { PlayerCaller } from '../../platform/call/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { readTrialBalance } from '../wallet/index.ts';
import { units } from '../wagering/testing.ts';
import {
  buildVendors,
  openVendorServer,
  owner,
  secret,
  type Asked,
  type BuiltVendors,
  type VendorServer,
} from './testing.ts';

let database: Database;
let server: VendorServer;
let built: BuiltVendors;
let lying = 0n;
beforeAll(async () => {
  database = await freshDatabase();
  server = await openVendorServer();
  built = await buildVendors(database);
  const { setConnection, setConnectionState } = built.vendors.actions;
  const connection = { vendor: 'SBXD', style: 'transfer' as const, secret };
  given(await setConnection(callOf(owner, { ...connection, apiUrl: `${server.url}/SBXD` }, now())));
  given(await setConnectionState(callOf(owner, { vendor: 'SBXD', state: 'on' as const }, now())));
});
afterAll(async () => {
  await built.close();
  await server.close();
  await database.close();
});

const now = () => built.clock.now();
const done = ({ content }: Asked, state = 'done') => ({
  json: { requestId: content['requestId'], state, balance: printUnits(lying, 2) },
});

beforeEach(() => {
  lying = 0n;
  server.answers.set('SBXD/launch', () => ({ json: { url: 'https://games.example/' } }));
  server.answers.set('SBXD/transfer/balance', () => ({ json: { balance: printUnits(lying, 2) } }));
  server.answers.set('SBXD/transfer/deposit', (asked) => {
    lying += units(String(asked.content['amount']));
    return done(asked);
  });
  server.answers.set('SBXD/transfer/withdraw', (asked) => {
    const amount = units(String(asked.content['amount']));
    if (amount > lying) return done(asked, 'failed');
    lying -= amount;
    return done(asked);
  });
});

const launch = (player: PlayerCaller, freePlay = false) =>
  built.vendors.launch({
    vendor: 'SBXD',
    gameCode: 'canyon',
    roomId: undefined,
    player,
    freePlay,
    language: 'EN',
    backUrl: 'https://play.example',
    now: now(),
  });
const cashOf = (playerId: string) => built.ledger.balance(playerId, 'PHP');
const bringBack = async (player: PlayerCaller) =>
  given(await built.vendors.actions.returnMoney(callOf(player, {}, now())));

// @proves L143 R64
test('the launch moves the available balance; the rest comes back', async () => {
  const player = await built.seat('ann', '100.0001');
  expect(await launch(player)).toBe('https://games.example/');
  expect(lying).toBe(units('100'));
  expect(await cashOf('ann')).toMatchObject({ cash: 1n, inPlay: 0n });
  lying = units('80.5');
  expect(await bringBack(player)).toEqual({ returned: '80.50', held: '0.00', pending: false });
  expect((await cashOf('ann')).cash).toBe(units('80.5001'));
  expect(await bringBack(player)).toEqual({ returned: '0.00', held: '0.00', pending: false });
  expect(built.vendors.isSingle('SBXD')).toBe(false);
});

// @proves R64
test('opening another vendor’s game moves the money back first', async () => {
  const { setConnection, setConnectionState } = built.vendors.actions;
  const one = { vendor: 'SBXA', style: 'seamless' as const, secret };
  given(await setConnection(callOf(owner, { ...one, apiUrl: `${server.url}/SBXA` }, now())));
  given(await setConnectionState(callOf(owner, { vendor: 'SBXA', state: 'on' as const }, now())));
  server.answers.set('SBXA/launch', () => ({ json: { url: 'https://games.example/' } }));
  const player = await built.seat('moves', '70');
  await launch(player);
  expect((await cashOf('moves')).cash).toBe(0n);
  const other = { vendor: 'SBXA', gameCode: 'wheel', roomId: undefined, player, freePlay: false };
  await built.vendors.launch({ ...other, language: 'EN', backUrl: 'https://p.x', now: now() });
  expect((await cashOf('moves')).cash).toBe(units('70'));
  expect(lying).toBe(0n);
});

test('a return larger than a purse can hold is held without a fault', async () => {
  const player = await built.seat('lucky', '10');
  await launch(player);
  const most = units('900000000000');
  lying = most;
  expect(await bringBack(player)).toMatchObject({ returned: '10.00', held: '899999999990.00' });
  lying = most;
  expect((await bringBack(player)).returned).toBe('0.00');
  expect((await cashOf('lucky')).cash).toBe(units('10'));
});

// @proves L87
test('money at a vendor is listed as the vendor says, and returned from it alone', async () => {
  const player = await built.seat('list', '80');
  const listed = async (who = player) =>
    given(await built.vendors.actions.listMoney(callOf(who, {}, now())));
  expect(await listed()).toEqual({ list: [], underway: '0.00', held: [] });
  await launch(player);
  const there = { vendor: 'SBXD', currency: 'PHP', amount: '80.00' };
  expect(await listed()).toEqual({ list: [there], underway: '0.00', held: [] });
  server.answers.set('SBXD/transfer/balance', () => 'silence');
  expect((await listed()).list).toEqual([{ ...there, amount: null }]);
  server.answers.set('SBXD/transfer/balance', () => ({ json: { balance: printUnits(lying, 2) } }));
  const back = async (vendor: string) =>
    given(await built.vendors.actions.returnMoney(callOf(player, { vendor }, now())));
  expect(await back('OTHER')).toEqual({ returned: '0.00', held: '0.00', pending: false });
  expect(await back('SBXD')).toEqual({ returned: '80.00', held: '0.00', pending: false });
  expect(await listed()).toEqual({ list: [], underway: '0.00', held: [] });
  expect((await listed(await built.seat('other', '5'))).list).toEqual([]);
});

test('amounts move to the wallet of a vendor and back, never more than there is', async () => {
  const player = await built.seat('mover', '80');
  const { actions } = built.vendors;
  const sent = (amount: number, accountId = 'SBXD') =>
    actions.transferFromMainWallet(callOf(player, { accountId, amount }, now()));
  const returned = (amount?: number) => {
    const input = { accountId: 'SBXD', ...(amount === undefined ? {} : { amount }) };
    return actions.transferToMainWallet(callOf(player, input, now()));
  };
  expect(await returned(1)).toEqual({ refused: 'wallet-unknown' });
  expect(await sent(0)).toEqual({ refused: 'amount-invalid' });
  expect(await sent(0.001)).toEqual({ refused: 'amount-invalid' });
  expect(await sent(10, 'NONE')).toEqual({ refused: 'wallet-unknown' });
  expect(await sent(80.01)).toEqual({ refused: 'balance-too-low' });
  expect(await sent(30)).toEqual({ moved: 30, held: 0, pending: false });
  expect((await cashOf('mover')).cash).toBe(units('50'));
  expect(await built.vendors.walletsOf('mover', 'PHP')).toEqual([
    { vendor: 'SBXD', amount: units('30') },
  ]);
  expect(await returned(30.01)).toEqual({ refused: 'balance-too-low' });
  expect(await returned(12.5)).toEqual({ moved: 12.5, held: 0, pending: false });
  expect([lying, (await cashOf('mover')).cash]).toEqual([units('17.5'), units('62.5')]);
  built.clock.advance(1);
  expect(await returned()).toEqual({ moved: 17.5, held: 0, pending: false });
  expect((await cashOf('mover')).cash).toBe(units('80'));
});

test('money moves from one vendor to another through the cash', async () => {
  const { setConnection, setConnectionState, ...actions } = built.vendors.actions;
  const other = { vendor: 'SBXE', style: 'transfer' as const, secret };
  given(await setConnection(callOf(owner, { ...other, apiUrl: `${server.url}/SBXE` }, now())));
  given(await setConnectionState(callOf(owner, { vendor: 'SBXE', state: 'on' as const }, now())));
  let there = 0n;
  server.answers.set('SBXE/transfer/deposit', (asked) => {
    there += units(String(asked.content['amount']));
    return done(asked);
  });
  const player = await built.seat('between', '50');
  const sending = { accountId: 'SBXD', amount: 40 };
  given(await actions.transferFromMainWallet(callOf(player, sending, now())));
  const move = (amount: number, toAccountId = 'SBXE') => {
    const input = { fromAccountId: 'SBXD', toAccountId, amount };
    return actions.transferSubToSubWallet(callOf(player, input, now()));
  };
  expect(await move(10, 'SBXD')).toEqual({ refused: 'wallet-unknown' });
  expect(await move(41)).toEqual({ refused: 'balance-too-low' });
  expect(await move(25)).toEqual({ moved: 25, held: 0, pending: false });
  expect([lying, there, (await cashOf('between')).cash]).toEqual([
    units('15'),
    units('25'),
    units('10'),
  ]);
});

test('play money is not moved', async () => {
  const player = await built.seat('free', '100');
  expect(await launch(player, true)).toBe('https://games.example/');
  expect(lying).toBe(0n);
});

test('a failed deposit is cash again, and the game does not open', async () => {
  const player = await built.seat('bob', '100');
  server.answers.set('SBXD/transfer/deposit', (asked) => done(asked, 'failed'));
  expect(await launch(player)).toBeUndefined();
  expect(await cashOf('bob')).toMatchObject({ cash: units('100'), inPlay: 0n });
});

test.each([
  ['done', 'done', 0n, 0n],
  ['failed', 'failed', units('100'), 0n],
  ['unknown', 'failed', units('100'), 0n],
] as const)(
  'silence leaves a deposit in play until the vendor says %s',
  async (said, state, cash, inPlay) => {
    const player = await built.seat(`silent-${said}`, '100');
    server.answers.set('SBXD/transfer/deposit', () => 'silence');
    server.answers.set('SBXD/transfer/check', () => 'silence');
    expect(await launch(player)).toBeUndefined();
    expect(await cashOf(player.playerId)).toMatchObject({ cash: 0n, inPlay: units('100') });
    built.clock.advance(6000);
    await built.vendors.settleTransfers();
    expect(await cashOf(player.playerId)).toMatchObject({ inPlay: units('100') });
    server.answers.set('SBXD/transfer/check', (asked) => done(asked, said));
    await Promise.all([built.vendors.settleTransfers(), built.elsewhere.settleTransfers()]);
    expect(await cashOf(player.playerId)).toMatchObject({ cash, inPlay });
    const search = callOf(owner, { player: player.playerId, vendor: 'SBXD' }, now());
    expect(given(await built.vendors.actions.listTransfers(search)).list).toMatchObject([
      { direction: 'in', amount: '100.00', state },
    ]);
  },
);

test('a withdrawal without an answer is queried and credited once', async () => {
  const player = await built.seat('wes', '40');
  await launch(player);
  server.answers.set('SBXD/transfer/withdraw', () => 'silence');
  expect(await bringBack(player)).toEqual({ returned: '0.00', held: '0.00', pending: true });
  expect((await cashOf('wes')).cash).toBe(0n);
  built.clock.advance(6000);
  server.answers.set('SBXD/transfer/check', (asked) => done(asked));
  await Promise.all([built.vendors.settleTransfers(), built.elsewhere.settleTransfers()]);
  expect((await cashOf('wes')).cash).toBe(units('40'));
});

// @proves R64
test('money left at a vendor is returned after the player signs out', async () => {
  const player = await built.seat('left', '30');
  await launch(player);
  await built.vendors.settleTransfers();
  expect((await cashOf('left')).cash).toBe(0n);
  built.signedIn.delete(player.sessionId);
  await built.vendors.settleTransfers();
  expect((await cashOf('left')).cash).toBe(units('30'));
});

// @proves R52
test.each(['break', 'exclusion'] as const)(
  'a %s brings home what lies there, though the player is signed in',
  async (kind) => {
    const player = await built.seat(`paused-${kind}`, '30');
    await launch(player);
    const { takeBreak, excludeSelf } = built.wagering.actions;
    if (kind === 'break') given(await takeBreak(callOf(player, { hours: 1 }, now())));
    else given(await excludeSelf(callOf(player, { months: 6 as const }, now())));
    await built.vendors.settleTransfers();
    expect((await cashOf(player.playerId)).cash).toBe(units('30'));
    expect(lying).toBe(0n);
  },
);

test('the return before a closing reports whether all money is back', async () => {
  const player = await built.seat('leaver', '30');
  await launch(player);
  server.answers.set('SBXD/transfer/balance', () => 'silence');
  expect(await built.vendors.bringBack('leaver')).toBe(false);
  server.answers.set('SBXD/transfer/balance', () => ({ json: { balance: '30.00' } }));
  expect(await built.vendors.bringBack('leaver')).toBe(true);
  expect((await cashOf('leaver')).cash).toBe(units('30'));
});

test('two launches at once move the money once', async () => {
  const player = await built.seat('two', '60');
  await Promise.all([launch(player), launch(player)]);
  const purses = await cashOf('two');
  expect(purses).toMatchObject({ inPlay: 0n });
  expect(purses.cash + lying).toBe(units('60'));
});

test('parallel returns are one return, whatever the vendor confirms', async () => {
  const player = await built.seat('many', '6872');
  await launch(player);
  expect((await cashOf('many')).cash).toBe(0n);
  // A vendor that says yes to everything and takes nothing away.
  server.answers.set('SBXD/transfer/withdraw', (asked) => done(asked));
  const returns = await Promise.all(Array.from({ length: 10 }, () => bringBack(player)));
  expect((await cashOf('many')).cash).toBe(units('6872'));
  expect(returns.filter(({ returned }) => returned === '6872.00')).toHaveLength(1);
  expect(returns.filter(({ pending }) => pending)).toHaveLength(9);
});

test('a silent vendor does not delay other vendors’ transfers', async () => {
  const { setConnection, setConnectionState } = built.vendors.actions;
  const silent = { vendor: 'SBXM', style: 'transfer' as const, secret };
  given(await setConnection(callOf(owner, { ...silent, apiUrl: `${server.url}/SBXM` }, now())));
  given(await setConnectionState(callOf(owner, { vendor: 'SBXM', state: 'on' as const }, now())));
  server.answers.set('SBXM/transfer/check', () => 'silence');
  await sql`insert into vendors_transfer (id, vendor, player_id, direction, currency, amount, state,
      at)
    select 'mute-' || n, 'SBXM', 'mute', 'out', 'PHP', 10000, 'asked', ${new Date(now() - 60_000)}
    from generate_series(1, 120) as n`.execute(database.kysely);
  const player = await built.seat('behind', '40');
  await launch(player);
  server.answers.set('SBXD/transfer/withdraw', () => 'silence');
  await bringBack(player);
  built.clock.advance(6000);
  server.answers.set('SBXD/transfer/check', (asked) => done(asked));
  server.asked.length = 0;
  await built.vendors.settleTransfers();
  expect((await cashOf('behind')).cash).toBe(units('40'));
  expect(server.asked.filter(({ path }) => path.includes('SBXM'))).toHaveLength(1);
  await sql`delete from vendors_transfer where vendor = 'SBXM'`.execute(database.kysely);
});

/** A vendor that keeps its word by request id, and whose every third answer is lost. */
function vendorInAStorm(): void {
  const became = new Map<string, 'done' | 'failed'>();
  let answered = 0;
  const answer = (asked: Asked, state: string) => {
    answered += 1;
    return answered % 3 === 0 ? ('silence' as const) : done(asked, state);
  };
  const move = (asked: Asked, by: bigint) => {
    const id = String(asked.content['requestId']);
    const state = became.get(id) ?? (lying + by < 0n ? 'failed' : 'done');
    if (!became.has(id) && state === 'done') lying += by;
    became.set(id, state);
    return answer(asked, state);
  };
  const amountIn = ({ content }: Asked) => units(String(content['amount']));
  server.answers.set('SBXD/transfer/deposit', (asked) => move(asked, amountIn(asked)));
  server.answers.set('SBXD/transfer/withdraw', (asked) => move(asked, -amountIn(asked)));
  server.answers.set('SBXD/transfer/check', (asked) => {
    const id = String(asked.content['requestId']);
    const known = became.get(id);
    if (known === undefined) became.set(id, 'failed');
    return answer(asked, known ?? 'unknown');
  });
}

const cutAll = sql`select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

test('crossing transfers, cut connections and lost answers lose no unit', async () => {
  const player = await built.seat('storm', '200');
  vendorInAStorm();
  const often = Array.from({ length: 30 }, (_, at) => at);
  const crossing = often.map(async (at) => {
    const act = () => (at % 2 === 0 ? launch(player) : built.vendors.bringBack('storm'));
    await act().catch(() => undefined);
    if (at % 5 === 0) await cutAll.execute(database.kysely).catch(() => undefined);
    await act().catch(() => undefined);
  });
  await Promise.all(crossing);
  const open = async () => {
    built.clock.advance(6000);
    await built.vendors.settleTransfers().catch(() => undefined);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from vendors_transfer
      where state = 'asked' and player_id = 'storm'`.execute(database.kysely);
    return rows[0]?.n;
  };
  await expect.poll(open, { timeout: 60_000 }).toBe(0);
  const { cash, inPlay } = await cashOf('storm');
  expect([cash + lying, inPlay]).toEqual([units('200'), 0n]);
}, 120_000);

test('the books balance at the end', async () => {
  expect((await readTrialBalance(database)).balanced).toBe(true);
});
