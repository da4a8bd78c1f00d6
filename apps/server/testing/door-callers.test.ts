// Proves who may call what: the matrix of every endpoint and every kind of caller, sessions that
// are no sessions, things that belong to somebody else, and keys that belong to another intent.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chat, factors, identity, lottery, slots, wallet } from '@baize/contract';
import type { EndpointSpec } from '@baize/contract';
import { lotteryIds, playsOf } from '@baize/engines';
import { depositSettled } from '@baize/ledger';
import { nameIn, questionOf, type Question, type Refused, type Reply } from './door/ask.ts';
import { endpoints, refusalOf, rightToken, withEach } from './door/judge.ts';
import { callerKinds, openDoor } from './door/people.ts';
import type { CallerKind, Door } from './door/people.ts';
import {
  naming,
  ofEverybody,
  ofPromotions,
  ofWhoProvesThemselves,
  passedOver,
} from './door/named.ts';
import { ownedAgreement } from './door/owned-agreement.ts';
import { ownedBonus } from './door/owned-bonus.ts';
import { ownedRound, type Owned } from './door/owned-round.ts';
import { ownedReward } from './door/owned-reward.ts';
import { ownedWithdrawal } from './door/owned-withdrawal.ts';
import { ownedDeposit } from './door/owned-deposit.ts';
import { ownedFlight } from './door/owned-flight.ts';
import { ownedFreeRounds } from './door/owned-free-rounds.ts';
import { sampleInput, type Input } from './door/sample.ts';
import { watchTables, type Watch } from './door/watch.ts';
import { buildServer, fakeClock, freshDatabase, type BuiltServer, type Database } from './index.ts';
import { createSoftwareAuthenticator } from './software-authenticator.ts';

let database: Database;
let built: BuiltServer;
let door: Door;
let watch: Watch;
const clock = fakeClock();
/** The whole contract is walked in one test, and the watch reads all tables before and after. */
const patient = { timeout: 120_000 };

beforeAll(async () => {
  database = await freshDatabase();
  built = await buildServer({ database, clock });
  door = await openDoor(built);
  watch = await watchTables(database.pool);
});
afterAll(async () => {
  door.close();
  await built.close();
  await database.close();
});

const unchangedBy = (work: () => Promise<void>) => watch.unchanged(work);

function question(
  endpoint: EndpointSpec,
  input: Input,
  manner: { token?: string | undefined; intent?: string },
): Promise<Question> {
  return questionOf(endpoint, input, { ...manner, seal: door.seal });
}

// A key that cannot be one is looked at last before the action: who is told of it was let in.
const noIntent = 'short';
const letIn = 'idempotency-key-invalid';

/** The contract's rule for this caller, written by hand and not by the gateway's own code. */
function expected({ who, permission }: EndpointSpec, kind: CallerKind): string {
  const isStaff = ['owner', 'cashier', 'support'].includes(kind);
  const isPlayer = ['member', 'agent', 'demo'].includes(kind);
  switch (who) {
    case 'anyone':
    case 'provider':
    case 'vendor':
      return letIn;
    case 'staff':
      if (!isStaff) return 'session-missing';
      return permission === undefined || mayStaff(kind, permission) ? letIn : 'permission-missing';
    case 'game':
      return kind === 'game' ? letIn : 'session-missing';
    default:
      if (!isPlayer) return 'session-missing';
      if (who === 'player') return letIn;
      if (kind === 'demo') return 'demo-not-allowed';
      return who === 'agent' && kind !== 'agent' ? 'role-not-allowed' : letIn;
  }
}

const cashierMay =
  /^(adjustments|reconciliation|members|deposits|transfers|limits|rounds)\.view$|^money\.report$|^deposits\.review$|^withdrawals\.(view|review|pay)$|^disputes\.decide$|^agreements\.(view|pay)$/;
const supportMay =
  /^(members|withdrawals|deposits|transfers|limits|rounds|chat)\.view$|^chat\.(moderate|service)$|^agreements\.view$/;

function mayStaff(kind: CallerKind, permission: string): boolean {
  if (kind === 'owner') return true;
  return (kind === 'cashier' ? cashierMay : supportMay).test(permission);
}

// @proves V8.1.1 V8.2.1 V8.3.1
test('every endpoint admits exactly the callers of the contract', patient, async () => {
  const wrong: string[] = [];
  const lines: string[] = [];
  await unchangedBy(async () => {
    for (const { name, endpoint } of endpoints) {
      const cells: string[] = [];
      await withEach(callerKinds, async (kind) => {
        const manner = { token: door.tokens[kind], intent: noIntent };
        const asked = await question(endpoint, sampleInput(endpoint), manner);
        const seen = await refusalOf(door, endpoint, `${name} by ${kind}`, asked);
        const should = expected(endpoint, kind);
        cells[callerKinds.indexOf(kind)] = seen === letIn ? 'yes' : seen;
        if (seen !== should) wrong.push(`${name} by ${kind}: ${seen}, not ${should}`);
      });
      lines.push(`${name.padEnd(34)} ${cells.map((cell) => cell.padEnd(19)).join('')}`);
    }
  });
  const head = `${''.padEnd(34)} ${callerKinds.map((kind) => kind.padEnd(19)).join('')}`;
  expect(wrong, [head, ...lines].join('\n')).toEqual([]);
});

const guarded = endpoints.filter(
  ({ endpoint: { who } }) => who !== 'anyone' && who !== 'provider' && who !== 'vendor',
);

// @proves R17 V7.2.1 V7.4.1
test('a forged, guessed or ended session is refused', patient, async () => {
  const ended = await endedSession();
  const idle = await idleSession();
  await watch.atRest();
  await unchangedBy(async () => {
    for (const { name, endpoint } of guarded) {
      const right = rightToken(endpoint, door) ?? '';
      const bad = {
        ended,
        idle,
        none: undefined,
        empty: '',
        guessed: 'A'.repeat(43),
        'one letter off': (right.startsWith('A') ? 'B' : 'A') + right.slice(1),
        'with something added': `${right}x`,
        'with a word before it': `Bearer ${right}x`,
        'far too long': right.repeat(20),
        'with a quote in it': `${right}' or '1'='1`,
      };
      await withEach(Object.entries(bad), async ([kind, token]) => {
        const asked = await question(endpoint, sampleInput(endpoint), { token, intent: noIntent });
        const seen = await refusalOf(door, endpoint, `${name} with a session ${kind}`, asked);
        expect(seen, `${name} with a session ${kind}`).toBe('session-missing');
      });
    }
  });
});

test('a message without the vendor’s signature is refused', async () => {
  const ofVendors = endpoints.filter(({ endpoint }) => endpoint.who === 'vendor');
  expect(ofVendors.length).toBeGreaterThan(0);
  await unchangedBy(async () => {
    for (const { name, endpoint } of ofVendors) {
      const asked = await question(endpoint, sampleInput(endpoint), { token: door.tokens.member });
      for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) {
        for (const headers of [{}, { 'x-vendor': 'SBXA', 'x-signature': 'ab'.repeat(32) }]) {
          const unsigned = { ...asked, path, headers: { ...asked.headers, ...headers } };
          const { status, json } = await door.site.ask(unsigned);
          expect([status, nameIn(json)], `${name} at ${path}`).toEqual([401, 'signature-wrong']);
        }
      }
    }
  });
});

/** Signed out: worth nothing a moment later. */
async function endedSession(): Promise<string> {
  const token = await door.memberAgain();
  await door.call(identity.logout, {}, { token });
  return token;
}

/** Not used for a day. */
async function idleSession(): Promise<string> {
  const { pool } = database;
  const before = await pool.query<{ id: string }>('select id from identity_session');
  const token = await door.memberAgain();
  await pool.query(
    `update identity_session set seen_at = seen_at - interval '1 day' where id <> all ($1)`,
    [before.rows.map(({ id }) => id)],
  );
  return token;
}

/** A member who stands in nobody's team. */
function ownedMember(): Record<string, Owned> {
  const named = (of: (id: string) => Input): Owned => ({
    theirs: of(door.memberId),
    nobodys: of('no-such-member'),
  });
  const asked = named((id) => ({ query: { customerId: id } }));
  return {
    'agents.renewFirstPassword': named((id) => ({ body: { customerId: id } })),
    'agents.promoteDownlineToAgent': named((id) => ({ body: { customerId: id } })),
    'wagering.listBets': asked,
    'agents.listDownlines': named((agentId) => ({ query: { agentId } })),
    'agents.getTeamProfit': asked,
    'agents.listTeamBets': asked,
    'agents.listTeamTransactions': asked,
    'facts.getTeamCategories': asked,
    'facts.getMemberDays': asked,
    'facts.getTeamSeries': asked,
    'facts.downloadTeamProfit': asked,
    'facts.listDownlineLottoProfit': asked,
    'facts.listTeamGamesProfit': asked,
    'facts.listLottoDays': asked,
    'facts.listMemberGamesProfit': asked,
    'rebates.getDownlineRebates': asked,
  };
}

/** A link of another agent, a session and a letter of the member. */
async function ownedRows(): Promise<Record<string, Owned>> {
  const { pool } = database;
  await pool.query(
    `insert into identity_invitation (id, agent_id, code, name, type, made_at)
      values ('link-of-another', $1, 'ANOTHERS', 'Harbour', 0, now())`,
    [door.memberId],
  );
  const sessions = await pool.query<{ id: string }>(
    'select id from identity_session where player_id = $1 and ended_at is null limit 1',
    [door.memberId],
  );
  const letters = await pool.query<{ id: string }>(
    `insert into notices_inbox (player_id, cause, news, received_at)
      values ($1, 'door', 'deposit-settled', now()) returning inbox_id::text as id`,
    [door.memberId],
  );
  const link = {
    theirs: { query: { affiUrlId: 'link-of-another' } },
    nobodys: { query: { affiUrlId: 'no-such-link' } },
  };
  const letter = letters.rows[0]?.id ?? '';
  const inbox = (place: 'body' | 'query'): Owned => ({
    theirs: { [place]: { messageIds: letter } },
    nobodys: { [place]: { messageIds: '999999999' } },
  });
  return {
    'agents.closeInvitation': link,
    'agents.listInvited': link,
    'identity.endSession': {
      theirs: { params: { id: sessions.rows[0]?.id ?? '' } },
      nobodys: { params: { id: 'no-such-session' } },
    },
    'notices.readInbox': inbox('body'),
    'notices.removeFromInbox': inbox('query'),
  };
}

/** Every call in which a player names something that has an owner. */
async function ownedThings(): Promise<Readonly<Record<string, Owned>>> {
  const amount = 10_000_000n;
  const funding = { depositId: 'door', playerId: door.memberId, currency: 'PHP', amount };
  await built.server.ledger.post(depositSettled(funding));
  const withdrawal = await ownedWithdrawal(door, database);
  const spun = await door.call(
    slots.spin,
    { params: { gameCode: 'golden-lotus-20' }, body: { stake: '1.00' } },
    { token: door.tokens.game, intent: 'spin-of-the-member' },
  );
  const { roundId } = spun.json as { roundId: string };
  const token = door.tokens.member;
  const recorded = await door.call(wallet.listTransactions, {}, { token });
  const [moved] = valueIn<{ list: { txId: string }[] }>(recorded).list;
  const passkeyId = await addPasskey();
  const naming = (id: string): Input => ({ params: { id } });
  return {
    'wallet.getMovement': { theirs: naming(moved?.txId ?? ''), nobodys: naming('1') },
    ...withdrawal,
    'factors.renamePasskey': {
      theirs: { params: { id: passkeyId }, body: { name: 'Mine now' } },
      nobodys: { params: { id: 'no-such-passkey' }, body: { name: 'Mine now' } },
    },
    'factors.removePasskey': { theirs: naming(passkeyId), nobodys: naming('no-such-one') },
    ...(await ownedDeposit(door)),
    ...(await ownedBonus(built.server, door.memberId)),
    ...(await ownedReward(database, door.memberId)),
    ...ownedMember(),
    ...(await ownedAgreement(database.pool, door.memberId)),
    ...ownedRound(roundId),
    ...(await ownedOrder()),
    ...(await ownedRows()),
    ...(await ownedLetter()),
  };
}

/** A lottery order of the agent: a game's own session is one of the member's. */
async function ownedOrder(): Promise<Readonly<Record<string, Owned>>> {
  await built.server.modules.lottery.byHand.planAhead();
  const funding = { depositId: 'order', playerId: door.agentId, currency: 'PHP' };
  await built.server.ledger.post(depositSettled({ ...funding, amount: 1_000_000n }));
  const gameId = lotteryIds['LF_3D'] ?? 0;
  const near = await door.call(lottery.getNearNumeros, { query: { gameId } }, {});
  const { currentNumero } = near.json as { currentNumero: { numero: string } };
  const placed = await door.call(
    lottery.placeWireOrder,
    {
      body: {
        gameId,
        currentNumero: currentNumero.numero,
        bettingSlipString: `1_#_#~1~${playsOf('LF3').get('1X_POS')?.id ?? 0}~1~1800~1`,
      },
    },
    { token: door.tokens.agent, intent: 'order-of-the-agent' },
  );
  const { orderNumber } = placed.json as { orderNumber: string };
  const naming = (input: (id: string) => Input): Owned => ({
    theirs: input(orderNumber),
    nobodys: input('no-such-order'),
  });
  return {
    ...(await ownedFlight(built.server, door.agentId)),
    ...(await ownedFreeRounds(built.server, door.agentId)),
    'lottery.listLotteryOrders': naming((chaseId) => ({ query: { chaseId } })),
    'lottery.getLotteryOrder': naming((orderId) => ({ params: { orderId } })),
    'lottery.cancelLotteryOrders': naming((id) => ({ body: { orderIds: [id] } })),
    'lottery.getWireOrder': naming((id) => ({ params: { id } })),
    'lottery.getWireChase': naming((id) => ({ params: { id } })),
    'lottery.cancelWireOrders': naming((id) => ({ body: { orderDetailIds: [id] } })),
    'lottery.setTeamGroup': {
      theirs: { params: { id: door.memberId }, body: { group: 1900 } },
      nobodys: { params: { id: 'no-such-member' }, body: { group: 1900 } },
    },
  };
}

/** What the member wrote to customer service. */
async function ownedLetter(): Promise<Readonly<Record<string, Owned>>> {
  const written = await door.call(
    chat.writeToService,
    { body: { text: 'for customer service alone' } },
    { token: door.tokens.member, intent: 'letter-of-the-member' },
  );
  const { messageId } = valueIn<{ messageId: string }>(written);
  const reporting = (id: string): Input => ({
    params: { messageId: id },
    body: { reason: 'other' },
  });
  const ignoring = (id: string): Input => ({ body: { messageId: id } });
  return {
    'chat.reportChatMessage': {
      theirs: reporting(messageId),
      nobodys: reporting('no-such-message'),
    },
    'chat.ignoreChatWriter': { theirs: ignoring(messageId), nobodys: ignoring('no-such-message') },
  };
}

/** A passkey of the member's, made by the software authenticator on the site's own page. */
async function addPasskey(): Promise<string> {
  const token = await door.memberAgain();
  const begun = await door.call(factors.beginPasskey, {}, { token });
  const { options } = valueIn<{ options: Record<string, unknown> }>(begun);
  const response = createSoftwareAuthenticator().create({ origin: built.siteUrl, options });
  const body = { name: 'Phone', response };
  const added = await door.call(factors.addPasskey, { body }, { token });
  return valueIn<{ passkey: { id: string } }>(added).passkey.id;
}

function valueIn<T>({ json }: Reply): T {
  const { value } = json as { value?: T };
  if (value === undefined) throw new Error(`It was refused: ${JSON.stringify(json)}`);
  return value;
}

/** Rounds count for levels a moment later, or more while another database holds the count back. */
async function everyRoundCounted(): Promise<void> {
  const left = async () => {
    await built.server.modules.vip.count();
    const { rowCount } = await database.pool.query(
      'select 1 from wagering_round, vip_mark where wagering_round.closed_in >= vip_mark.closed_in',
    );
    return rowCount;
  };
  await expect.poll(left, { timeout: 20_000 }).toBe(0);
}

// @proves R130 V8.2.2
test('another member’s objects are unknown like missing ones', patient, async () => {
  const owned = await ownedThings();
  await everyRoundCounted();
  await watch.atRest();
  for (const { name, endpoint } of endpoints) {
    if (!['player', 'member', 'agent', 'game'].includes(endpoint.who)) continue;
    const fields = [endpoint.params, endpoint.query, endpoint.body].flatMap((schema) =>
      Object.keys((schema?.['properties'] as object | undefined) ?? {}),
    );
    const named = fields.filter((field) => naming.test(field) && !ofEverybody.has(field));
    if (ofWhoProvesThemselves.has(name) || ofPromotions.has(name)) continue;
    const told = named.some((field) => !/bankCode$/i.test(field)) && !owned[name];
    expect(told, `${name} names ${named.join(', ')}: say here whose it is`).toBe(false);
  }
  await unchangedBy(async () => {
    for (const [name, { theirs, nobodys }] of Object.entries(owned)) {
      const endpoint = endpoints.find((one) => one.name === name)?.endpoint;
      if (!endpoint) throw new Error(`there is no ${name}`);
      const ask = async (input: Input, intent: string) => {
        // Spins keep a distance from one another.
        if (name === 'slots.spin') clock.advance(5000);
        const stranger =
          endpoint.who === 'agent' || endpoint.who === 'game' ? endpoint.who : 'other';
        const manner = { token: door.tokens[stranger], intent };
        const { status, json } = await door
          .at(endpoint)
          .ask(await question(endpoint, input, manner));
        const { requestId: _differs, ...rest } = json as Refused & { requestId: string };
        return { status, ...rest };
      };
      const stranger = await ask(theirs, 'key-of-a-stranger');
      expect(stranger, name).toEqual(await ask(nobodys, 'key-of-a-stranger-2'));
      const isPassedOver = passedOver.has(name) && stranger.status === 200;
      if (!isPassedOver) expect(stranger.refused, name).toMatch(/-not-found$|-unknown$/);
    }
  });
});

const keyed = endpoints.filter(({ endpoint }) => endpoint.intent === true);

async function plant(caller: string, key: string, endpoint: string): Promise<void> {
  await database.pool.query(
    `insert into replay_answer (caller, key, endpoint, fingerprint, answer, at)
     values ($1, $2, $3, 'of-another-request', '{"planted":true}', now())`,
    [caller, key, endpoint],
  );
}

async function scopeOf(endpoint: EndpointSpec): Promise<string> {
  if (endpoint.who === 'agent') return `player:${door.agentId}`;
  if (endpoint.who !== 'staff') return `player:${door.memberId}`;
  const found = await database.pool.query<{ staff_id: string }>(
    `select staff_id from operator_staff where username = 'owner'`,
  );
  return `staff:${found.rows[0]?.staff_id}`;
}

test('a key used for another request is refused', patient, async () => {
  for (const { name, endpoint } of keyed) {
    const scope = await scopeOf(endpoint);
    await plant(scope, `same-call-${name}`, name);
    await plant(scope, `other-call-${name}`, 'wallet.somethingElse');
  }
  expect(keyed.length).toBeGreaterThan(0);
  await unchangedBy(async () => {
    for (const { name, endpoint } of keyed) {
      for (const intent of [`same-call-${name}`, `other-call-${name}`]) {
        const manner = { token: rightToken(endpoint, door), intent };
        const asked = await question(endpoint, sampleInput(endpoint), manner);
        const seen = await refusalOf(door, endpoint, intent, asked);
        expect(seen, intent).toBe('idempotency-key-reused');
      }
    }
  });
});

test.each(keyed)('$name: a stranger’s key does not give its answer', async ({ name, endpoint }) => {
  await plant('player:a-stranger', `stranger-${name}`, name);
  const manner = { token: rightToken(endpoint, door), intent: `stranger-${name}` };
  const asked = await question(endpoint, sampleInput(endpoint), manner);
  const { json } = await door.at(endpoint).ask(asked);
  expect(JSON.stringify(json)).not.toContain('planted');
});

test('the key of a spin is one round; another stake under it is refused', patient, async () => {
  const manner = { token: door.tokens.game, intent: 'one-round-one-stake' };
  const spin = async (stake: string) => {
    const input = { params: { gameCode: 'golden-lotus-20' }, body: { stake } };
    return question(slots.spin, input, manner);
  };
  clock.advance(60_000);
  const first = await door.at(slots.spin).ask(await spin('1.00'));
  expect(first.status).toBe(200);
  await everyRoundCounted();
  await watch.atRest();
  await unchangedBy(async () => {
    expect((await door.at(slots.spin).ask(await spin('1.00'))).json).toEqual(first.json);
    const seen = await refusalOf(door, slots.spin, 'another stake', await spin('2.00'));
    expect(seen).toBe('idempotency-key-reused');
  });
});
