// Proves what is refused before the books are asked, in its order, that a bet keeps its answer when
// its token is over, and that what follows a bet needs no token at all.
import { isRefusal } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import { callOf, given } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import {
  buildVendors,
  openVendorServer,
  owner,
  secret,
  type BuiltVendors,
  type VendorServer,
} from './testing.ts';

let database: Database;
let server: VendorServer;
let built: BuiltVendors;
beforeAll(async () => {
  database = await freshDatabase();
  server = await openVendorServer();
  built = await buildVendors(database);
  const { setConnection, setConnectionState } = built.vendors.actions;
  for (const vendor of ['SBXA', 'SBXB']) {
    const apiUrl = `${server.url}/${vendor}`;
    const style = 'seamless' as const;
    given(await setConnection(callOf(owner, { vendor, style, apiUrl, secret }, now())));
    given(await setConnectionState(callOf(owner, { vendor, state: 'on' as const }, now())));
    server.answers.set(`${vendor}/launch`, ({ content }) => ({
      json: { url: `https://games.example/${String(content['game'])}` },
    }));
  }
});
afterAll(async () => {
  await built.close();
  await server.close();
  await database.close();
});

const now = () => built.clock.now();
const by = <const I>(input: I, vendor = 'SBXA') =>
  callOf({ kind: 'vendor', vendor } as const, input, now());
const actions = () => built.vendors.actions;

/** Seats a player, launches a game for them, and gives the token that the vendor was told. */
async function launched(playerId: string, freePlay = false): Promise<string> {
  const player = await built.seat(playerId, '100');
  const game = { vendor: 'SBXA', gameCode: 'harbour-wheel', roomId: undefined };
  const ways = { freePlay, language: 'EN', backUrl: 'https://play.example' };
  await built.vendors.launch({ ...game, ...ways, player, now: now() });
  return String(server.asked.at(-1)?.content['token']);
}

const betOf = (token: string, requestId: string, more = {}) => ({
  requestId,
  token,
  game: 'harbour-wheel',
  round: `${requestId}-round`,
  currency: 'PHP',
  amount: '10.00',
  ...more,
});
const later = (player: string, requestId: string, bet: string) => ({
  requestId,
  player,
  round: `${bet}-round`,
  currency: 'PHP',
});

test('balance: the player, game and currency of a token', async () => {
  const token = await launched('ann');
  expect(given(await actions().tellBalance(by({ token })))).toEqual({
    player: 'ann',
    game: 'harbour-wheel',
    currency: 'PHP',
    balance: '100.00',
    freePlay: false,
  });
  const free = await launched('fred', true);
  const told = given(await actions().tellBalance(by({ token: free })));
  expect(told).toMatchObject({ currency: 'FUN', freePlay: true, balance: '0.00' });
});

test('a token is valid for its own vendor, and only its digest is stored', async () => {
  const token = await launched('tom');
  expect(await actions().tellBalance(by({ token }, 'SBXB'))).toEqual({ refused: 'token-unknown' });
  expect(await actions().tellBalance(by({ token: 'guessed' }))).toEqual({
    refused: 'token-unknown',
  });
  const { rows } = await database.pool.query('select * from vendors_session');
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('refusals before the books come in this order and are not stored', async () => {
  const token = await launched('orla');
  const wrong = { token: 'guessed', currency: 'USD', amount: '10.001', game: 'other' };
  const refusals = ['token-unknown', 'currency-differs', 'amount-invalid', 'game-unknown'];
  const right = { token, currency: 'PHP', amount: '10.00', game: 'harbour-wheel' };
  const fields = Object.keys(wrong) as (keyof typeof wrong)[];
  for (const [index, refused] of refusals.entries()) {
    const put = Object.fromEntries(fields.slice(0, index).map((name) => [name, right[name]]));
    const bet = { ...betOf(token, 'orla-1'), ...wrong, ...put };
    expect(await actions().takeBet(by(bet))).toEqual({ refused });
  }
  expect(await actions().takeBet(by(betOf(token, 'orla-2', { amount: '0' })))).toEqual({
    refused: 'amount-invalid',
  });
  const kept = await actions().listVendorMessages(callOf(owner, { player: 'orla' }, now()));
  expect(given(kept).total).toBe(0);
});

test('bet, win, rollback and end are answered as docs/vendors.md says', async () => {
  const token = await launched('rob');
  const bet = given(await actions().takeBet(by(betOf(token, 'rob-1'))));
  expect(bet).toMatchObject({ player: 'rob', amount: '10.00', balance: '90.00', late: false });
  const win = { ...later('rob', 'rob-2', 'rob-1'), amount: '25.5' };
  expect(given(await actions().payWin(by(win)))).toMatchObject({ balance: '115.50' });
  const end = await actions().endRound(by(later('rob', 'rob-3', 'rob-1')));
  expect(given(end)).toMatchObject({ amount: '0.00', balance: '115.50', late: false });
  const back = { ...later('rob', 'rob-4', 'rob-1'), bet: 'rob-1' };
  expect(await actions().rollBackBet(by(back))).toEqual({
    refused: 'round-paid',
    value: { balance: '115.50' },
  });
  expect(new Set([bet.transaction, given(end).transaction]).size).toBe(2);
});

test('an accepted bet keeps its answer when the player signs out; a new bet fails', async () => {
  const token = await launched('gone');
  const bet = betOf(token, 'gone-1');
  const first = given(await actions().takeBet(by(bet)));
  built.signedIn.delete('session-gone');
  expect(await actions().takeBet(by(bet))).toEqual(first);
  const next = betOf(token, 'gone-2');
  const over = await actions().takeBet(by(next));
  expect(over).toEqual({ refused: 'token-expired', value: { balance: '90.00' } });
  await built.seat('gone', '50');
  expect(await actions().takeBet(by(next))).toEqual(over);
  const back = { ...later('gone', 'gone-3', 'gone-1'), bet: 'gone-1' };
  expect(given(await actions().rollBackBet(by(back)))).toMatchObject({ amount: '10.00' });
});

test('a token is good for twelve hours', async () => {
  const token = await launched('late');
  built.clock.advance(12 * 3_600_000);
  expect(isRefusal(await actions().tellBalance(by({ token })))).toBe(false);
  built.clock.advance(1);
  expect(await actions().tellBalance(by({ token }))).toEqual({ refused: 'token-expired' });
});

test('a closed game takes no bet, and pays what it owes', async () => {
  const token = await launched('shut');
  given(await actions().takeBet(by(betOf(token, 'shut-1'))));
  built.closed.set('SBXA harbour-wheel', { refused: 'game-maintenance' });
  expect(await actions().takeBet(by(betOf(token, 'shut-2')))).toMatchObject({
    refused: 'game-maintenance',
  });
  const win = { ...later('shut', 'shut-3', 'shut-1'), amount: '5.00' };
  expect(given(await actions().payWin(by(win)))).toMatchObject({ balance: '95.00' });
  built.closed.clear();
});

// @proves R71
test('a slot that is not the last opened takes no bet, and pays what it owes', async () => {
  const token = await launched('two-slots');
  const first = given(await actions().takeBet(by(betOf(token, 'two-1'))));
  built.elsewhereOpen.add('two-slots');
  expect(await actions().takeBet(by(betOf(token, 'two-2')))).toMatchObject({
    refused: 'game-open-elsewhere',
  });
  expect(given(await actions().takeBet(by(betOf(token, 'two-1'))))).toEqual(first);
  const win = { ...later('two-slots', 'two-3', 'two-1'), amount: '5.00' };
  expect(given(await actions().payWin(by(win)))).toMatchObject({ balance: '95.00' });
});

// @proves R73
test('a slot refuses more than the stake of a round, and keeps that answer', async () => {
  const token = await launched('capped');
  built.most.set('capped', 20_000n);
  const over = await actions().takeBet(by(betOf(token, 'cap-1', { amount: '2.01' })));
  expect(over).toEqual({ refused: 'stake-too-high', value: { balance: '100.00' } });
  const first = given(await actions().takeBet(by(betOf(token, 'cap-2', { amount: '2.00' }))));
  const more = betOf(token, 'cap-3', { amount: '0.01', round: 'cap-2-round' });
  expect(await actions().takeBet(by(more))).toMatchObject({ refused: 'stake-too-high' });
  built.most.clear();
  expect(await actions().takeBet(by(betOf(token, 'cap-1', { amount: '2.01' })))).toEqual(over);
  expect(given(await actions().takeBet(by(betOf(token, 'cap-2', { amount: '2.00' }))))).toEqual(
    first,
  );
});

test('a player who never launched a game of this vendor is unknown to it', async () => {
  await launched('known');
  const calls = [
    (vendor: string) => actions().endRound(by(later('known', 'x-1', 'x'), vendor)),
    (vendor: string) =>
      actions().payWin(by({ ...later('known', 'x-2', 'x'), amount: '1' }, vendor)),
    (vendor: string) =>
      actions().rollBackBet(by({ ...later('known', 'x-3', 'x'), bet: 'x' }, vendor)),
  ];
  for (const call of calls) expect(await call('SBXB')).toEqual({ refused: 'player-unknown' });
  expect(await calls[0]?.('SBXA')).toMatchObject({ refused: 'bet-unknown' });
});

test('staff see messages with answers, by every filter', async () => {
  const token = await launched('seen');
  await actions().takeBet(by(betOf(token, 'seen-1')));
  await actions().takeBet(by(betOf(token, 'seen-2', { amount: '500' })));
  const list = async (filters: object) =>
    given(await actions().listVendorMessages(callOf(owner, { player: 'seen', ...filters }, now())));
  expect((await list({})).list.map(({ requestId }) => requestId)).toHaveLength(2);
  expect((await list({ refused: 'yes' })).list).toMatchObject([{ error: 'balance-too-low' }]);
  expect((await list({ refused: 'no', kind: 'bet' })).list).toMatchObject([
    { requestId: 'seen-1', amount: '10.00', balance: '90.00' },
  ]);
  expect((await list({ requestId: 'seen-2', vendor: 'SBXA' })).total).toBe(1);
  expect((await list({ vendor: 'SBXB' })).total).toBe(0);
  expect((await list({ since: now() + 1 })).total).toBe(0);
});
