// Proves through the real calls that what closes in the middle of play takes no further stake, at
// slots of ours and at games of vendors, while every win of what was staked before is still paid.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { catalogue, identity, operator, settings, slots, vendors, wagering } from '@baize/contract';
import type { EndpointSpec } from '@baize/contract';
import { depositSettled } from '@baize/ledger';
import { parseUnits, printUnits } from '@baize/money';
import { openDoor, password, type Door } from './door/people.ts';
import { openVendorApi } from './door/vendor-api.ts';
import { vendor, vendorSecret } from './door/vendor.ts';
import { buildServer, fakeClock, freshDatabase, type BuiltServer, type Database } from './index.ts';

let database: Database;
let built: BuiltServer;
let door: Door;
let api: Awaited<ReturnType<typeof openVendorApi>>;
const clock = fakeClock();
const lotus = 'golden-lotus-20';
const units = (text: string) => parseUnits(text, { decimalsMax: 4 }) ?? 0n;

beforeAll(async () => {
  database = await freshDatabase();
  built = await buildServer({ database, clock });
  door = await openDoor(built);
  api = await openVendorApi();
  const body = { style: 'seamless', apiUrl: api.url, secret: vendorSecret };
  await asOwner(vendors.setConnection, { params: { vendor }, body });
  await asOwner(vendors.setConnectionState, { params: { vendor }, body: { state: 'on' } });
  await built.server.modules.catalogue.syncVendors();
  await asOwner(settings.turnModule, { params: { module: 'CAPTCHA3' }, body: { on: false } });
  await asOwner(settings.setPolicy, {
    params: { name: 'sessionIdleMinutes' },
    body: { value: 240 },
  });
  await asOwner(settings.setPolicy, {
    params: { name: 'realityCheckMinutes' },
    body: { value: 0 },
  });
});
afterAll(async () => {
  door.close();
  await api.close();
  await built.close();
  await database.close();
});
beforeEach(() => clock.advance(10_000));

type Input = Parameters<Door['call']>[1];
type Json = Record<string, unknown>;

async function ask(endpoint: EndpointSpec, input: Input, token?: string, intent?: string) {
  const manner = { token, ...(intent === undefined ? {} : { intent }) };
  const { json } = await door.call(endpoint, input, manner);
  return json as Json;
}

/** Staff who sign in for each action: the clock moves on while they are away. */
async function asOwner(endpoint: EndpointSpec, input: Input): Promise<void> {
  const owner = { body: { username: 'owner', password } };
  const token = String((await ask(operator.signInStaff, owner))['token']);
  const { status, json } = await door.call(endpoint, input, { token });
  expect(status, JSON.stringify(json)).toBe(200);
}

/** What a call was refused as, whatever the family of its answer. */
const refusalOf = (json: Json) => json['refused'] ?? json['error'];

let members = 0;

interface Member {
  readonly token: string;
  readonly playerId: string;
  readonly name: string;
}

/** A member of their own with 100.00, signed in. */
async function seat(): Promise<Member> {
  members += 1;
  const username = `guarded${members}`;
  const enrolment = { username, password, type: 0 as const, paymentPassword: '246813' };
  const playerId = (await built.server.modules.identity.enrol(enrolment)) ?? '';
  const funding = { depositId: username, playerId, currency: 'PHP', amount: 1_000_000n };
  await built.server.ledger.post(depositSettled(funding));
  const { value } = await ask(identity.login, { body: { username, password } });
  return { token: String((value as Json)['token']), playerId, name: username };
}

const launchOf = ({ token }: Member, gameId: string, vassalage: string) =>
  ask(catalogue.launchGame, { query: { launchMode: 'GLS', gameId, vassalage } }, token);

/** Opens the lotus of ours and gives the token of its session. */
async function openLotus(member: Member): Promise<string> {
  const { value } = await launchOf(member, lotus, 'BAIZE');
  const { searchParams } = new URL(String((value as Json)['gameUrl']));
  const body = { launch: searchParams.get('launch') };
  return String((await ask(catalogue.openGameSession, { body }))['token']);
}

/** Opens a game of the vendor and gives the token that it was told. */
async function openTheirs(member: Member, game = 'wheel'): Promise<string> {
  const launched = await launchOf(member, game, vendor);
  expect(launched['success'], JSON.stringify(launched)).toBe(true);
  return api.launches.at(-1)?.token ?? '';
}

const spin = (token: string, intent: string, stake = '1.00') =>
  ask(slots.spin, { params: { gameCode: lotus }, body: { stake } }, token, intent);
const bet = (token: string, id: string, more: Json = {}) => {
  const asked = { requestId: id, token, game: 'wheel', round: `${id}-round`, currency: 'PHP' };
  return ask(vendors.takeBet, { body: { ...asked, amount: '10.00', ...more } });
};
const later = ({ playerId }: Member, id: string, of: string) => ({
  requestId: id,
  player: playerId,
  round: `${of}-round`,
  currency: 'PHP',
});
const win = (member: Member, id: string, of: string, amount: string) =>
  ask(vendors.payWin, { body: { ...later(member, id, of), amount } });
const end = (member: Member, id: string, of: string) =>
  ask(vendors.endRound, { body: later(member, id, of) });

/** Sits at our slot and at the vendor's wheel, with a stake in play at the wheel. */
async function midGame() {
  const member = await seat();
  const ours = await openLotus(member);
  const theirs = await openTheirs(member);
  const name = member.name;
  const first = await spin(ours, `${name}-click-1`);
  expect(first).toHaveProperty('roundId');
  expect(await bet(theirs, `${name}-1`)).toMatchObject({ amount: '10.00' });
  clock.advance(5000);
  return { member, ours, theirs, name, first };
}
type MidGame = Awaited<ReturnType<typeof midGame>>;

/** No new stake is taken anywhere; what was staked is told, paid and ended as ever. */
async function expectNoStakeButPaid(
  { member, ours, theirs, name, first }: MidGame,
  refused: { readonly ours: string; readonly theirs: string },
): Promise<void> {
  expect(refusalOf(await spin(ours, `${name}-click-2`))).toBe(refused.ours);
  const over = await bet(theirs, `${name}-2`);
  expect(refusalOf(over)).toBe(refused.theirs);
  expect(refusalOf(await bet(theirs, `${name}-more`, { round: `${name}-1-round` }))).toBe(
    refused.theirs,
  );
  const paid = await win(member, `${name}-3`, `${name}-1`, '25.00');
  expect(paid).toMatchObject({ amount: '25.00', balance: plus(over['balance'], '25') });
  expect(await end(member, `${name}-4`, `${name}-1`)).toMatchObject({ late: false });
  expect(await bet(theirs, `${name}-2`)).toEqual(over);
  if (refused.ours !== 'maintenance') {
    expect(await spin(ours, `${name}-click-1`)).toEqual(first);
  }
}

const plus = (balance: unknown, amount: string) =>
  printUnits(units(String(balance)) + units(amount), 2);

// @proves R52
test('a break during play: no further stake, and the win is paid', async () => {
  const game = await midGame();
  await ask(wagering.takeBreak, { body: { hours: 24 } }, game.member.token);
  await expectNoStakeButPaid(game, { ours: 'player-on-break', theirs: 'player-on-break' });
  expect(refusalOf(await launchOf(game.member, lotus, 'BAIZE'))).toBe('player-on-break');
  expect(refusalOf(await launchOf(game.member, 'wheel', vendor))).toBe('player-on-break');
});

// @proves R52
test('an exclusion during play: no further stake, and the win is paid', async () => {
  const game = await midGame();
  await ask(wagering.excludeSelf, { body: { months: 6 } }, game.member.token);
  await expectNoStakeButPaid(game, { ours: 'self-excluded', theirs: 'self-excluded' });
});

// @proves R48
test('a reached loss limit: no further stake, and the win is paid', async () => {
  const game = await midGame();
  // What the first spin happened to win is lost again, so that 11.00 are lost by now.
  const won = String(game.first['payout']);
  if (Number(won) > 0) await bet(game.theirs, `${game.name}-lost`, { amount: won });
  const limit = { kind: 'loss', span: 'day', value: '5' };
  await ask(wagering.setLimit, { body: limit }, game.member.token);
  await expectNoStakeButPaid(game, { ours: 'loss-limit-reached', theirs: 'loss-limit-reached' });
  // The win gave room again: what is lost counts, not what is staked.
  expect(await bet(game.theirs, `${game.name}-5`)).toMatchObject({ amount: '10.00' });
});

// @proves R50
test('a due reality check stops both until the player has seen it', async () => {
  const game = await midGame();
  const minutes = { body: { minutes: 15 } };
  await ask(wagering.setRealityCheck, minutes, game.member.token);
  clock.advance(15 * 60_000);
  await expectNoStakeButPaid(game, { ours: 'reality-check-due', theirs: 'reality-check-due' });
  await ask(wagering.passRealityCheck, {}, game.member.token);
  expect(await spin(game.ours, `${game.name}-click-3`)).toHaveProperty('roundId');
  expect(await bet(game.theirs, `${game.name}-5`)).toMatchObject({ amount: '10.00' });
});

test('maintenance during play: no further stake, and the win is paid', async () => {
  const game = await midGame();
  const closed = { on: true, message: {}, endsAt: null, addressesPassing: [] };
  await asOwner(settings.setMaintenance, { body: closed });
  await expectNoStakeButPaid(game, { ours: 'maintenance', theirs: 'game-maintenance' });
  await asOwner(settings.setMaintenance, { body: { ...closed, on: false } });
  expect(await spin(game.ours, `${game.name}-click-1`)).toEqual(game.first);
  expect(await spin(game.ours, `${game.name}-click-3`)).toHaveProperty('roundId');
});

test('signed out in the middle of play: no further stake, and the win is paid', async () => {
  const game = await midGame();
  await ask(identity.logout, {}, game.member.token);
  expect(refusalOf(await spin(game.ours, `${game.name}-click-1`))).toBe('session-missing');
  const over = await bet(game.theirs, `${game.name}-2`);
  expect(refusalOf(over)).toBe('token-expired');
  expect(await win(game.member, `${game.name}-3`, `${game.name}-1`, '5.00')).toMatchObject({
    amount: '5.00',
  });
  expect(await end(game.member, `${game.name}-4`, `${game.name}-1`)).toMatchObject({ late: false });
});

const switches: readonly [string, EndpointSpec, string, Json][] = [
  ['game', catalogue.editGame, 'nodeId', { ours: lotus, theirs: `${vendor}-wheel` }],
  ['vendor', catalogue.editVendor, 'vendor', { ours: 'BAIZE', theirs: vendor }],
  ['category', catalogue.switchCategory, 'category', { ours: 'RNG', theirs: 'LIVE' }],
];

test.each(switches)(
  'a %s that is switched off between list and launch, or during play',
  async (_what, endpoint, param, names) => {
    const game = await midGame();
    for (const [state, refused] of [
      ['maintenance', 'game-maintenance'],
      ['off', 'game-off'],
    ] as const) {
      for (const name of [names['ours'], names['theirs']]) {
        await asOwner(endpoint, { params: { [param]: name }, body: { state } });
      }
      expect(refusalOf(await launchOf(game.member, lotus, 'BAIZE'))).toBe(refused);
      expect(refusalOf(await launchOf(game.member, 'wheel', vendor))).toBe(refused);
      if (state === 'off') {
        await expectNoStakeButPaid(game, { ours: refused, theirs: refused });
      }
    }
    for (const name of [names['ours'], names['theirs']]) {
      await asOwner(endpoint, { params: { [param]: name }, body: { state: 'on' } });
    }
    expect(await spin(game.ours, `${game.name}-click-3`)).toHaveProperty('roundId');
  },
);

const policy = (name: string, value: unknown) =>
  asOwner(settings.setPolicy, { params: { name }, body: { value } });

// @proves R71 R73
test('one slot at a time, and capped stakes, hold at slots of ours and of vendors', async () => {
  const member = await seat();
  const reels = { game: 'reels', amount: '2.00' };
  await policy('slotStakeMaximum', '5');
  await policy('slotStakeMaximumYoung', '2');
  const ours = await openLotus(member);
  expect(refusalOf(await spin(ours, 'cap-click-1', '3.00'))).toBe('stake-not-offered');
  expect(await spin(ours, 'cap-click-2', '2.00')).toHaveProperty('roundId');
  const theirs = await openTheirs(member, 'reels');
  expect(refusalOf(await bet(theirs, 'cap-1', { ...reels, amount: '2.01' }))).toBe(
    'stake-too-high',
  );
  expect(await bet(theirs, 'cap-2', reels)).toMatchObject({ amount: '2.00' });
  const wheel = await openTheirs(member);
  expect(await bet(wheel, 'cap-3')).toMatchObject({ amount: '10.00' });
  clock.advance(5000);
  await policy('oneSlotAtOnce', true);
  expect(refusalOf(await spin(ours, 'cap-click-3'))).toBe('game-open-elsewhere');
  expect(await bet(theirs, 'cap-4', reels)).toMatchObject({ amount: '2.00' });
  clock.advance(1000);
  const newer = await openLotus(member);
  expect(refusalOf(await bet(theirs, 'cap-5', reels))).toBe('game-open-elsewhere');
  expect(await win(member, 'cap-6', 'cap-4', '1.00')).toMatchObject({ amount: '1.00' });
  expect(await bet(wheel, 'cap-7')).toMatchObject({ amount: '10.00' });
  expect(await spin(newer, 'cap-click-4')).toHaveProperty('roundId');
  await policy('oneSlotAtOnce', false);
  await policy('slotStakeMaximum', '0');
  await policy('slotStakeMaximumYoung', '0');
});

// @proves R134
test('a member’s tokens, rounds and launches are refused to another', async () => {
  const [a, b] = [await midGame(), await midGame()];
  const roundId = String(a.first['roundId']);
  const receipt = (token: string) => ask(wagering.getRound, { params: { roundId } }, token);
  expect(await receipt(a.member.token)).toMatchObject({ roundId });
  expect(refusalOf(await receipt(b.member.token))).toBe('round-unknown');
  // The same key of another member is another round.
  const own = await spin(b.ours, `${a.name}-click-1`);
  expect(own['roundId']).not.toBe(roundId);
  const list = { params: { gameCode: lotus }, query: {} };
  const recalled = (await ask(slots.listRounds, list, b.ours))['list'] as Json[];
  expect(recalled.map((round) => round['roundId'])).not.toContain(roundId);
  // A session of a game opens no account, and a member's own session opens no game.
  expect(refusalOf(await ask(wagering.listBets, {}, a.ours))).toBe('session-missing');
  expect(refusalOf(await spin(a.member.token, 'other-click-1'))).toBe('session-missing');
  expect(refusalOf(await spin(a.theirs, 'other-click-2'))).toBe('session-missing');
  // Neither a win, a rollback nor an end of one member's round reaches another.
  expect(refusalOf(await win(b.member, 'steal-1', `${a.name}-1`, '1000.00'))).toBe('bet-unknown');
  expect(refusalOf(await end(b.member, 'steal-2', `${a.name}-1`))).toBe('bet-unknown');
  const stolen = { ...later(b.member, 'steal-3', `${a.name}-1`), bet: `${a.name}-1` };
  expect(refusalOf(await ask(vendors.rollBackBet, { body: stolen }))).toBe('bet-unknown');
});

// @proves R74
test('play money stays play money, at slots of ours and of vendors', async () => {
  const member = await seat();
  const tried = { launchMode: 'GLS', gameId: 'wheel', vassalage: vendor, accountType: 0 };
  await ask(catalogue.launchGame, { query: tried }, member.token);
  const told = api.launches.at(-1);
  expect(told).toMatchObject({ currency: 'FUN', freePlay: true, player: member.playerId });
  const token = told?.token ?? '';
  expect(refusalOf(await bet(token, 'fun-1'))).toBe('currency-differs');
  expect(await bet(token, 'fun-2', { currency: 'FUN' })).toMatchObject({ currency: 'FUN' });
  // A win in money for a round that was staked in play money: there is no such round.
  expect(refusalOf(await win(member, 'fun-3', 'fun-2', '1000.00'))).toBe('bet-unknown');
  const fun = { ...later(member, 'fun-4', 'fun-2'), currency: 'FUN', amount: '1000.00' };
  expect(await ask(vendors.payWin, { body: fun })).toMatchObject({ amount: '1000.00' });
  const { ledger } = built.server;
  expect((await ledger.balance(member.playerId, 'PHP')).cash).toBe(1_000_000n);
  const record = (await ask(wagering.listBets, {}, member.token))['value'] as Json;
  expect(record['list']).toEqual([]);
});

// @proves L146 R75
test('the record has each round’s game and vendor, and filters by category', async () => {
  const game = await midGame();
  const other = await openTheirs(game.member, lotus);
  await bet(other, `${game.name}-twin`, { game: lotus, amount: '3.00' });
  const listed = async (query: Json = {}) => {
    const { value } = await ask(wagering.listBets, { query }, game.member.token);
    const { list, footer } = value as { list: Json[]; footer: Json };
    const told = list.map((one) => [one['gameName'], one['vassalage'], one['gameType']]);
    // What is in play is neither won nor lost yet.
    const nets = list.reduce((sum, one) => sum + Number(one['netProfit']), 0);
    expect(footer['netProfit']).toBeCloseTo(nets, 4);
    const open = list.filter(({ state }) => state === 'open');
    expect(open.every((one) => one['netProfit'] === 0)).toBe(true);
    return { told: told.toSorted(), stake: footer['stake'] };
  };
  const ours = ['Golden Lotus 20', 'BAIZE', 'RNG'];
  const [wheel, twin] = [
    ['The Wheel', vendor, 'LIVE'],
    ['The Other Lotus', vendor, 'RNG'],
  ];
  expect(await listed()).toEqual({ told: [ours, twin, wheel], stake: 14 });
  expect(await listed({ gameType: 'RNG' })).toEqual({ told: [ours, twin], stake: 4 });
  expect(await listed({ gameType: 'LIVE' })).toEqual({ told: [wheel], stake: 10 });
  expect(await listed({ gameType: 'FISH' })).toEqual({ told: [], stake: 0 });
  // A vendor's game of the same code is no round of ours.
  const mine = { params: { gameCode: lotus }, query: {} };
  expect(await ask(slots.listRounds, mine, game.ours)).toMatchObject({ total: 1 });
  const slot = await ask(slots.getSlot, { params: { gameCode: lotus } }, game.ours);
  expect(slot['lastRound']).toMatchObject({ roundId: game.first['roundId'] });
});

test('the books balance at the end', async () => {
  expect((await built.server.modules.wallet.trialBalance()).balanced).toBe(true);
});
