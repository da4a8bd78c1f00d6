// Proves the door: malformed input to any endpoint of the contract, present or future, gets a
// declared refusal in the caller's language and changes nothing.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EndpointSpec } from '@baize/contract';
import { addressOf, headersOf, nameIn, questionOf, type Question } from './door/ask.ts';
import { endpoints, isForStaff, refusalOf, rightToken, withEach } from './door/judge.ts';
import { misfitsOf } from './door/misfits.ts';
import { openDoor, paymentPassword, type Door } from './door/people.ts';
import { sampleInput, type Input } from './door/sample.ts';
import { vendor } from './door/vendor.ts';
import { countedTables, watchTables, type Watch } from './door/watch.ts';
import { buildServer, freshDatabase, type BuiltServer, type Database } from './index.ts';

let database: Database;
let built: BuiltServer;
let door: Door;
let watch: Watch;

beforeAll(async () => {
  database = await freshDatabase();
  built = await buildServer({ database });
  door = await openDoor(built);
  await takeKeys();
  watch = await watchTables(database.pool);
});
afterAll(async () => {
  door.close();
  await built.close();
  await database.close();
});

const takenKey = 'taken-by-another';

/** Every caller has sent another request under this key before. */
async function takeKeys(): Promise<void> {
  const { modules, platform } = built.server;
  const now = platform.clock.now();
  const owner = await modules.operator.staffOf(door.tokens.owner ?? '', now);
  const players = [door.memberId, door.agentId].map((id) => `player:${id}`);
  const others = [`staff:${owner?.staffId}`, `vendor:${vendor}`, 'address:127.0.0.1'];
  for (const caller of [...players, ...others]) {
    const asked = { endpoint: 'another', fingerprint: 'another' };
    await platform.replay.claim({ caller, key: takenKey }, asked, now);
  }
}

const unchangedBy = (work: () => Promise<void>) => watch.unchanged(work);

function question(
  endpoint: EndpointSpec,
  input: Input,
  intent = 'an-intent-key',
): Promise<Question> {
  return questionOf(endpoint, input, {
    token: rightToken(endpoint, door),
    intent,
    seal: door.seal,
  });
}

const refused = async (endpoint: EndpointSpec, what: string, asked: Question) =>
  refusalOf(door, endpoint, what, asked);

// @proves R129
test.each(endpoints)('$name: a field of a wrong type is refused', async ({ endpoint }) => {
  await unchangedBy(async () => {
    await withEach(misfitsOf(endpoint), async ({ what, input }) => {
      const name = await refused(endpoint, what, await question(endpoint, input));
      expect(name, what).toBe('request-invalid');
    });
  });
});

const takesBody = endpoints.filter(({ endpoint }) => endpoint.body !== undefined);
const readsBody = takesBody.filter(({ endpoint }) => !endpoint.rawBody);

const noJson = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '7',
  'NaN',
  '{"amount":NaN}',
  '{"amount":1}}',
  "{'amount':1}",
  '\ufeff{',
  '['.repeat(30_000),
  '{"a":'.repeat(9_000),
  Uint8Array.of(0x7b, 0x22, 0xff, 0xfe),
  Uint8Array.of(0, 0, 0, 0),
];

test.each(readsBody)('$name: a body that is not a JSON object is refused', async ({ endpoint }) => {
  const asked = await question(endpoint, sampleInput(endpoint));
  await unchangedBy(async () => {
    await withEach(noJson, async (body) => {
      const what = `the body ${JSON.stringify(body.slice(0, 20))}`;
      const name = await refused(endpoint, what, { ...asked, body });
      expect(['request-invalid', 'seal-invalid'], what).toContain(name);
    });
  });
});

const sealed = takesBody.filter(({ endpoint }) => endpoint.sealed);

test.each(sealed)('$name: only a complete seal of ours is opened', async ({ endpoint }) => {
  const asked = await question(endpoint, sampleInput(endpoint));
  const { value } = JSON.parse(String(asked.body)) as { value: string };
  const [header = '', key = '', iv = '', text = '', tag = ''] = value.split('.');
  const spoiled = (part: string) => (part.startsWith('A') ? 'B' : 'A') + part.slice(1);
  const bodies: unknown[] = [
    sampleInput(endpoint).body,
    { value: [header, key, iv, spoiled(text), tag].join('.') },
    { value: [header, key, iv, text, spoiled(tag)].join('.') },
    { value: [header, key, spoiled(iv), text, tag].join('.') },
    { value: [header, `AAAA${key}`, iv, text, tag].join('.') },
    { value: 'a.b.c.d.e' },
    { value: 7 },
    { value: '' },
  ];
  await unchangedBy(async () => {
    await withEach(bodies, async (body) => {
      const what = JSON.stringify(body).slice(0, 60);
      const name = await refused(endpoint, what, { ...asked, body: JSON.stringify(body) });
      expect(name, what).toBe('seal-invalid');
    });
  });
});

// @proves A12
test.each(takesBody)(
  '$name: a body too large or of a wrong type is refused',
  async ({ endpoint }) => {
    const asked = await question(endpoint, sampleInput(endpoint));
    const large = `{"padding":"${'x'.repeat(endpoint.bodyBytesMax ?? 64 * 1024)}"}`;
    await unchangedBy(async () => {
      const tooLarge = { ...asked, body: large };
      expect(await refused(endpoint, 'a large body', tooLarge)).toBe('body-too-large');
      await withEach(['application/xml', 'multipart/form-data', 'image/png'], async (kind) => {
        const foreign = { ...asked, headers: { ...asked.headers, 'content-type': kind } };
        expect(await refused(endpoint, kind, foreign)).toBe('content-not-supported');
      });
    });
  },
);

// A key that cannot be one is looked at last before the action: who is told of it was let in.
const noIntent = 'short';

test.each(readsBody)(
  '$name: an unknown field is ignored or refused by its wire',
  async ({ endpoint }) => {
    const right = sampleInput(endpoint);
    const ignores =
      (endpoint.unknownFields ?? (endpoint.wire === 'own' ? 'refuse' : 'ignore')) === 'ignore';
    await unchangedBy(async () => {
      await withEach(['notAsked', '__proto__', 'constructor', 'playerId'], async (field) => {
        const extra = JSON.parse(`{"${field}":{"a":1}}`) as Record<string, unknown>;
        const body = Object.fromEntries(Object.entries(right.body ?? {}));
        Object.defineProperties(body, Object.getOwnPropertyDescriptors(extra));
        const asked = await question(endpoint, { ...right, body }, noIntent);
        const name = await refused(endpoint, `a body with ${field}`, asked);
        expect(name, field).toBe(ignores ? 'idempotency-key-invalid' : 'request-invalid');
      });
    });
  },
);

test.each(endpoints)('$name: an intent key has 8 to 100 plain characters', async ({ endpoint }) => {
  await unchangedBy(async () => {
    await withEach([noIntent, 'with a space in it', 'x'.repeat(101)], async (key) => {
      const name = await refused(
        endpoint,
        key,
        await question(endpoint, sampleInput(endpoint), key),
      );
      expect(name, key).toBe('idempotency-key-invalid');
    });
  });
});

const keepsKeys = endpoints.filter(
  ({ endpoint: { intent } }) => intent === true || intent === 'own',
);

test.each(keepsKeys)('$name: a key of another request is refused', async ({ endpoint }) => {
  await unchangedBy(async () => {
    const asked = await question(endpoint, sampleInput(endpoint), takenKey);
    expect(await refused(endpoint, 'a taken key', asked)).toBe('idempotency-key-reused');
  });
});

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const;
const servedAt = new Map<string, Set<string>>();
for (const { endpoint } of endpoints) {
  const { method, alsoMethods = [], aliases = [] } = endpoint;
  for (const path of [endpoint.path, ...aliases]) {
    const at = `${isForStaff(endpoint) ? 'console' : 'site'} ${path}`;
    const served = servedAt.get(at) ?? new Set();
    for (const one of [method, ...alsoMethods]) served.add(one);
    servedAt.set(at, served);
  }
}

test.each(endpoints)('$name: another method is refused', async ({ endpoint }) => {
  const served = servedAt.get(`${isForStaff(endpoint) ? 'console' : 'site'} ${endpoint.path}`);
  const headers = headersOf({ token: rightToken(endpoint, door) }, false);
  const path = addressOf(endpoint, sampleInput(endpoint));
  await unchangedBy(async () => {
    await withEach(
      methods.filter((one) => !served?.has(one)),
      async (method) => {
        const name = await refused(endpoint, method, { method, path, headers });
        expect(name, method).toBe('method-not-supported');
      },
    );
  });
});

// @proves V8.3.1 V8.4.2
test.each(endpoints)('$name: is not served on the other listener', async ({ name, endpoint }) => {
  const here = isForStaff(endpoint) ? door.site : door.console;
  if (endpoint.who === 'provider' || endpoint.keptForever) return;
  const asked = await question(endpoint, sampleInput(endpoint), noIntent);
  await unchangedBy(async () => {
    const { status, json } = await here.ask(asked);
    expect([status, nameIn(json)], name).toEqual([404, 'path-unknown']);
  });
});

/** Whether the endpoint acts on something that its caller names. */
const namesSomething = endpoints.filter(
  ({ endpoint }) =>
    endpoint.params !== undefined ||
    ((endpoint.body?.['required'] as readonly string[] | undefined) ?? []).some((field) =>
      /Id$|^launch$/.test(field),
    ),
);

test.each(namesSomething)('$name: an unknown id is refused', async ({ endpoint }) => {
  const { body, ...elsewhere } = sampleInput(endpoint);
  const right = body && 'paymentPassword' in body ? { ...body, paymentPassword } : body;
  const input = right ? { ...elsewhere, body: right } : elsewhere;
  await unchangedBy(async () => {
    const asked = await question(endpoint, input, 'key-of-something-unknown');
    const name = await refused(endpoint, 'an unknown id', asked);
    expect(endpoint.refusals as readonly string[]).toContain(name);
  });
});

const lead = { vendorId: 'sandpay', bankType: 'QR', bankCode: 'QRPH' };
const sampleChannel = {
  version: 0,
  kind: 'hosted',
  bankType: 'QR',
  name: 'A sample',
  provider: 'sandpay',
  method: 'qr',
  mcsBankCode: '',
  bankCodes: ['QRPH'],
  minimum: '200',
  maximum: '300',
  fee: { fixed: '0', permille: 0, payer: 'house' },
  hours: null,
  audience: { levelMinimum: 0, countries: [], currencies: [], tags: [] },
  houseAccounts: [],
  network: '',
  confirmations: 0,
  payMinutes: 60,
  enabled: true,
};
const sampleBonus = {
  name: 'A sample',
  deposit: '0',
  times: 1,
  days: 1,
  stakeMax: null,
  releaseMax: null,
  sticky: false,
  funding: 'cash-first',
  reason: 'goodwill',
};
const noMoney = [0, 1e-7, 0.001, 0.005, 100.001, 0.1 + 0.2, 1e11, 9e11, 900_000_000_000];
const ofVendor = { requestId: 'sample-1', round: 'sample-1', currency: 'PHP' };
const ofBet = { token: 'sample', game: 'sample-1' };
const byLead = (amount: number): Input => ({ body: { amount, ...lead } });
/** A limit of the operator's on deposits. */
const operatorLimit = (amount: number) => ({
  params: { id: 'sample-1' },
  body: { span: 'day', value: String(amount).slice(0, 15), reason: 'sample' },
});
/** A good of the points mall; its price may have no money. */
const sampleGood = (amount: number) => ({
  kind: 'gift',
  points: 1,
  amount: amount === 0 ? '-1' : String(amount).slice(0, 15),
  stock: null,
  picture: '',
  names: { en: 'A sample' },
  details: {},
  isOn: true,
});
/** A red envelope; its total may be none. */
const sampleEnvelope = (amount: number) => ({
  texts: { titles: { en: 'A sample' }, terms: { en: '<p>A sample</p>' } },
  kind: 'double-mean',
  total: amount === 0 ? '-1' : String(amount).slice(0, 15),
  packets: 1,
  parts: [],
  roomId: '',
  audience: {
    levelMin: null,
    levelMax: null,
    countries: [],
    registeredFrom: null,
    registeredUntil: null,
    segment: '',
    withMobile: false,
  },
  startsAt: 1,
  endsAt: 2,
  reward: 'cash',
  terms: {
    times: 1,
    withDeposit: false,
    days: 7,
    stakeMax: null,
    releaseMax: null,
    sticky: false,
    funding: 'cash-first',
  },
});
const amountCalls: Readonly<Record<string, (amount: number) => Input>> = {
  'wallet.transferDownline': (amount) => ({
    body: { customerName: 'sample', amount, paymentPassword },
  }),
  'wallet.transferUpline': (amount) => ({ body: { amount, paymentPassword } }),
  'agreements.payBill': (amount) => ({
    params: { id: 'sample-1' },
    body: { amount: String(amount).slice(0, 15) },
  }),
  'wallet.setMemberDepositLimit': operatorLimit,
  'wallet.setLevelDepositLimit': operatorLimit,
  'wallet.depositByLaunchUrl': byLead,
  'wallet.depositByQrImageUrl': byLead,
  'wallet.depositByMt': byLead,
  'wallet.depositByVirtualWallet': byLead,
  'wallet.depositByManualTransfer': byLead,
  'wallet.depositByCrypto': byLead,
  'wallet.depositByWay': (amount) => ({
    params: { way: 'pg' },
    body: { amount, bankCode: 'BDO' },
  }),
  'wallet.reportDeposit': (amount) => ({
    body: { amount: String(amount).slice(0, 15), paidAt: 0, words: 'a sample' },
  }),
  'wallet.saveDepositChannel': (amount) => ({
    params: { id: 'sample-1' },
    body: { ...sampleChannel, quickAmounts: [String(amount).slice(0, 15)] },
  }),
  'wallet.grantBonus': (amount) => ({
    params: { id: 'sample-1' },
    body: { ...sampleBonus, amount: String(amount).slice(0, 15) },
  }),
  'wallet.proposeAdjustment': (amount) => ({
    body: {
      kind: 'in',
      playerId: 'sample-1',
      amount: String(amount).slice(0, 15),
      reason: 'a sample',
      proof: '',
    },
  }),
  'cashier.saveAutomation': (amount) => ({
    body: { version: 999, rules: [], dailyCount: 1, dailyAmount: String(amount).slice(0, 15) },
  }),
  'wallet.requestWithdrawal': (amount) => ({
    body: { amount, bankCardId: 'sample-1', paymentPassword },
  }),
  'slots.spin': (amount) => ({
    params: { gameCode: 'golden-lotus-20' },
    body: { stake: amount < 1e-6 ? '0' : String(amount).slice(0, 15) },
  }),
  'instant.playInstant': (amount) => ({
    params: { gameCode: 'golden-lotus-20' },
    body: {
      stake: amount < 1e-6 ? '0' : String(amount).slice(0, 15),
      choice: { side: 'heads', flips: 1 },
    },
  }),
  'crash.placeCrashSlip': (amount) => ({
    params: { gameCode: 'sky-lantern' },
    body: { round: '20261127-00001', stake: amount < 1e-6 ? '0' : String(amount).slice(0, 15) },
  }),
  'lottery.placeWireOrder': (amount) => ({
    body: {
      gameId: 1302,
      currentNumero: '2020001',
      bettingSlipString: '1_#_#~1~6301~1~1800~1',
      betCartAmountSum: amount,
    },
  }),
  'lottery.changeLotterySettings': (amount) => ({
    params: { gameCode: 'SSC_1M' },
    body: {
      on: true,
      oddsReturn: 97,
      pricePercent: 100,
      groupLeast: 1800,
      groupMost: 1998,
      unitsMost: 100_000,
      multipleMost: 9999,
      chaseMost: 120,
      amountMost: String(amount).slice(0, 15),
      payoutCap: '400000',
      issuePayoutCap: '400000',
      exposureMost: '4000000',
    },
  }),
  'lottery.setMemberLimit': (amount) => ({
    params: { id: 'sample-1' },
    body: {
      gameCode: null,
      blocked: false,
      issueStakeMost: String(amount).slice(0, 15),
      dayStakeMost: null,
      reason: 'sample',
    },
  }),
  'points.createPointGood': (amount) => ({ body: sampleGood(amount) }),
  'points.editPointGood': (amount) => ({
    params: { id: 'sample-1' },
    body: { version: 1, ...sampleGood(amount) },
  }),
  'points.redeemPointReward': (amount) => ({
    body: {
      goodId: 'sample-1',
      quantity: 1,
      points: 100,
      amount: String(amount),
      paymentPassword: 'a',
    },
  }),
  'promotions.createEnvelope': (amount) => ({ body: sampleEnvelope(amount) }),
  'promotions.editEnvelope': (amount) => ({
    params: { id: 'sample-1' },
    body: { version: 1, ...sampleEnvelope(amount) },
  }),
  'promotions.decideClaim': (amount) => ({
    params: { id: 'sample-1' },
    body: { approve: true, amount: String(amount).slice(0, 15), answer: '' },
  }),
  'vendors.transferToMainWallet': (amount) => ({ body: { accountId: 'sample-1', amount } }),
  'vendors.transferFromMainWallet': (amount) => ({ body: { accountId: 'sample-1', amount } }),
  'vendors.transferSubToSubWallet': (amount) => ({
    body: { fromAccountId: 'sample-1', toAccountId: 'sample-2', amount },
  }),
  'vendors.takeBet': (amount) => ({ body: { ...ofVendor, ...ofBet, amount: String(amount) } }),
  'vendors.payWin': (amount) => ({
    body: { ...ofVendor, player: 'nobody', amount: String(amount) },
  }),
  'wagering.setLimit': (amount) => ({
    body: { kind: 'stake', span: 'single', value: amount === 0 ? '-1' : amount.toExponential() },
  }),
};
const amountNamed = /amount|stake|^value$/i;
const takesAmount = takesBody.filter(({ name, endpoint }) =>
  Object.keys((endpoint.body?.['properties'] as object | undefined) ?? {}).some(
    (field) => amountNamed.test(field) && name !== 'settings.setPolicy',
  ),
);

test.each(takesAmount)('$name: an invalid amount is refused', async ({ name, endpoint }) => {
  const inputOf = amountCalls[name];
  if (!inputOf) throw new Error(`${name} takes an amount: say here how it is asked`);
  await unchangedBy(async () => {
    for (const amount of noMoney) {
      const asked = await question(endpoint, inputOf(amount), `amount-${amount}`);
      await refused(endpoint, `the amount ${amount}`, asked);
    }
  });
});

test('the refused requests above change no table', async () => {
  const changed = await watch.changed();
  expect(changed.filter((name) => !countedTables.includes(name))).toEqual([]);
});
