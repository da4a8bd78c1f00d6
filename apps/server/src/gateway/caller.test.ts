// Proves that an endpoint serves only those it is for, and that no other site can act in a
// player's name.
import {
  catalogue,
  contract,
  wallet,
  type Contract,
  type EndpointSpec,
  isRefusal,
} from '@baize/contract';
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { findCaller, scopeOf } from './caller.ts';
import { buildGateway, member, staff } from './testing.ts';

const { ports } = buildGateway({});
const here = { now: 0, address: '203.0.113.9' };
const find = async (endpoint: EndpointSpec, headers: Record<string, string>) => {
  const found = await findCaller(
    endpoint,
    { method: 'GET', headers } as unknown as FastifyRequest,
    ports,
    here,
  );
  return isRefusal(found) ? found.refused : found;
};
const ofPlayer = wallet.getBalance;
const ofMember = wallet.listDeposits;
const ofAgent: EndpointSpec = { ...wallet.getBalance, who: 'agent' };
const ofGame = contract.slots.spin;

// @proves L1
test.each([
  ['a visitor', {}, 'session-missing', 'session-missing', 'session-missing'],
  ['a stranger', { authorization: 'x' }, 'session-missing', 'session-missing', 'session-missing'],
  ['a demo visitor', { authorization: 'demo' }, 'served', 'demo-not-allowed', 'demo-not-allowed'],
  ['a member', { authorization: 'member' }, 'served', 'served', 'role-not-allowed'],
  ['an agent', { authorization: 'agent' }, 'served', 'served', 'served'],
  ['staff', { authorization: 'staff' }, 'session-missing', 'session-missing', 'session-missing'],
] as const)('%s gets what is for them', async (_who, headers, player, asMember, agent) => {
  const word = async (endpoint: EndpointSpec) => {
    const found = await find(endpoint, headers);
    return typeof found === 'string' ? found : 'served';
  };
  expect([await word(ofPlayer), await word(ofMember), await word(ofAgent)]).toEqual([
    player,
    asMember,
    agent,
  ]);
});

test('a session with a due password change may call nothing else', async () => {
  const due = { ...member, due: 'password-change-due' as const };
  const player = async () => due;
  const sessions = { ...ports.sessions, player };
  const ask = async (endpoint: EndpointSpec) => {
    const request = { method: 'GET', headers: { authorization: 'due' } };
    const found = await findCaller(
      endpoint,
      request as unknown as FastifyRequest,
      { ...ports, sessions },
      here,
    );
    return isRefusal(found) ? found.refused : found.kind;
  };
  for (const endpoint of [ofPlayer, ofMember, contract.wallet.requestWithdrawal])
    expect(await ask(endpoint)).toBe('password-change-due');
  for (const endpoint of [contract.identity.changePassword, contract.identity.getMember])
    expect(await ask(endpoint)).toBe('player');
});

test('a public endpoint recognises a player by token and ignores a wrong one', async () => {
  expect(await find(catalogue.listGames, { authorization: 'member' })).toEqual(member);
  expect(await find(catalogue.listGames, { authorization: 'x' })).toEqual({ kind: 'visitor' });
});

// @proves V8.3.3
test('a game acts only by its own token, never by the player’s or a cookie', async () => {
  expect(await find(ofGame, { authorization: 'game' })).toMatchObject({ kind: 'game' });
  for (const headers of [{ authorization: 'member' }, { cookie: 'baize_session=game' }]) {
    expect(await find(ofGame, headers as Record<string, string>)).toBe('session-missing');
  }
  expect(await find(ofPlayer, { authorization: 'game' })).toBe('session-missing');
});

test('the address of a game call is the caller’s, not the proxy’s', async () => {
  const seen: string[] = [];
  const game = async (_token: string, _now: number, address: string) => {
    seen.push(address);
    return undefined;
  };
  const request = { headers: { authorization: 'game' }, ip: '::ffff:10.0.0.1' };
  const sessions = { ...ports.sessions, game };
  await findCaller(ofGame, request as unknown as FastifyRequest, { ...ports, sessions }, here);
  expect(seen).toEqual([here.address]);
});

// @proves V8.2.1
test('staff may call only what their permissions allow', async () => {
  expect(await find(contract.wallet.listWithdrawalsToJudge, { authorization: 'staff' })).toBe(
    staff,
  );
  expect(await find(contract.wallet.payWithdrawal, { authorization: 'staff' })).toBe(
    'permission-missing',
  );
  expect(await find(contract.wallet.payWithdrawal, { authorization: 'member' })).toBe(
    'session-missing',
  );
  expect(await find(contract.operator.getStaff, { cookie: 'baize_staff=staff' })).toBe(staff);
});

test('staff with a due step may call that step alone', async () => {
  const due = 'second-factor-enrolment';
  const sessions = { ...ports.sessions, staff: async () => ({ ...staff, due }) as const };
  const request = { headers: { authorization: 'staff' } } as unknown as FastifyRequest;
  const ask = (endpoint: EndpointSpec) =>
    findCaller(endpoint, request, { ...ports, sessions }, here);
  expect(await ask(contract.operator.getStaff)).toMatchObject({ kind: 'staff', due });
  expect(await ask(contract.factors.confirmStaffTotp)).toMatchObject({ kind: 'staff' });
  for (const endpoint of [contract.operator.getDashboard, contract.wallet.payWithdrawal]) {
    expect(await ask(endpoint)).toEqual({ refused: due });
  }
});

test('a cookie is accepted only on same-site requests', async () => {
  const cookie = 'theme=dark; baize_session=member; x=y';
  expect(await find(ofPlayer, { cookie })).toEqual(member);
  for (const own of ['same-origin', 'none']) {
    expect(await find(ofPlayer, { cookie, 'sec-fetch-site': own })).toEqual(member);
  }
  for (const foreign of ['cross-site', 'same-site', 'anything']) {
    const headers = { cookie, 'sec-fetch-site': foreign };
    expect(await find(ofPlayer, headers)).toBe('session-missing');
    const withToken = { ...headers, authorization: 'member' };
    expect(await find(ofPlayer, withToken)).toEqual(member);
  }
});

const everyCall = Object.entries(contract as Contract).flatMap(([noun, calls]) =>
  Object.entries(calls).map(([name, endpoint]) => [`${noun}.${name}`, endpoint] as const),
);
const byGetToo = everyCall.filter(
  ([, { method, acts, alsoMethods }]) =>
    (method === 'GET' && acts) || (method !== 'GET' && alsoMethods?.includes('GET')),
);

test('the calls with an effect that older clients make by GET are known', () => {
  expect(byGetToo.map(([name]) => name)).toEqual([
    'identity.touchSession',
    'identity.setLanguage',
    'catalogue.launchGame',
    'agreements.processDividend',
    'agreements.processDailySalary',
    'agreements.processHourlySalary',
    'agreements.processRealTimeSalary',
  ]);
});

// @proves A9
test.each(byGetToo)('%s by GET is not carried out by a link', async (_name, endpoint) => {
  const cookie = 'baize_session=agent';
  expect(await find(endpoint, { cookie })).toBe('session-missing');
  for (const site of ['none', 'cross-site', 'same-site']) {
    const link = { cookie, 'sec-fetch-site': site };
    expect(await find(endpoint, link)).toBe('session-missing');
  }
  const ours = { cookie, 'sec-fetch-site': 'same-origin' };
  expect(await find(endpoint, ours)).toMatchObject({ kind: 'player' });
  expect(await find(endpoint, { authorization: 'agent' })).toMatchObject({ kind: 'player' });
});

test.each([
  'baize_session',
  'xbaize_session=member',
  'baize_session=',
  'baize_session2=member',
  ';;',
])('the cookie header "%s" holds no session', async (cookie) => {
  expect(await find(ofPlayer, { cookie })).toBe('session-missing');
});

test('a token longer than any of ours is not looked up', async () => {
  expect(await find(ofPlayer, { authorization: `member${' '.repeat(200)}` })).toBe(
    'session-missing',
  );
});

test('intents and rates are kept by account, a visitor’s by address', () => {
  const game = { kind: 'game', player: member, gameCode: 'lotus', opening: 'first' } as const;
  expect(scopeOf(member, '1.1.1.1')).toBe('player:player-1');
  expect(scopeOf(game, '1.1.1.1')).toBe('player:player-1');
  expect(scopeOf(staff, '1.1.1.1')).toBe('staff:staff-1');
  expect(scopeOf({ kind: 'visitor' }, '1.1.1.1')).toBe('address:1.1.1.1');
});
