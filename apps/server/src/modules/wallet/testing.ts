// Builds a wallet on a fresh database with real books and a payment provider that follows a script,
// for the tests of the wallet and of the modules above it.
import { policies, type Policies } from '@baize/contract';
import { depositSettled } from '@baize/ledger';
import { parseUnits, type Units } from '@baize/money';
import type { AuditNote } from '../../platform/audit/index.ts';
import { PaymentUnavailable } from '../../platform/adapters/payment/index.ts';
import type {
  PaymentEvent,
  PaymentProvider,
  PayoutAccount,
} from '../../platform/adapters/payment/index.ts';
import type { CallContext, PlayerCaller, StaffCaller } from '../../platform/call/index.ts';
import { fakeClock, type FakeClock } from '../../platform/clock/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { silentLog } from '../../platform/log/index.ts';
import { createKeeping } from '../../platform/secrets/index.ts';
import { createLedger, createWallet } from './index.ts';
import type { ToldEvent, WalletPorts } from './ports.ts';

export const units = (text: string): Units => parseUnits(text, { decimalsMax: 4 }) ?? 0n;

export const goodSignature = 'good';

/** Does what it is told, signs with a word, and remembers what it was asked. */
export function scriptedProvider() {
  const script: { mood: 'well' | 'silent' | 'unwilling' } = { mood: 'well' };
  const asked: string[] = [];
  const accounts: PayoutAccount[] = [];
  const webhooks: string[] = [];
  const answer = (id: string) => {
    if (script.mood === 'silent') throw new PaymentUnavailable('no answer');
    if (script.mood === 'unwilling') throw new Error('not accepted');
    asked.push(id);
    return { redirectUrl: `https://pay.example/${id}`, providerRef: `ref-${id}` };
  };
  const provider: PaymentProvider = {
    name: 'sandpay',
    createDeposit: async ({ depositId, webhookUrl }) => {
      webhooks.push(webhookUrl);
      return answer(depositId);
    },
    createPayout: async ({ withdrawalId, account, webhookUrl }) => {
      webhooks.push(webhookUrl);
      accounts.push(account);
      return answer(withdrawalId);
    },
    verifyWebhook: (headers, rawBody) =>
      headers['signature'] === goodSignature
        ? { ok: true, event: readNews(rawBody) }
        : { ok: false, refused: 'signature-wrong' },
  };
  return { provider, script, asked, accounts, webhooks };
}

export type News = Pick<PaymentEvent, 'kind' | 'outcome' | 'reference'> & {
  readonly amount?: string;
  readonly currency?: string;
};

function readNews(rawBody: Uint8Array): PaymentEvent {
  const news = JSON.parse(Buffer.from(rawBody).toString()) as News;
  return {
    kind: news.kind,
    outcome: news.outcome,
    reference: news.reference,
    eventId: `${news.reference}-${news.outcome}`,
    providerRef: `ref-${news.reference}`,
    amount: units(news.amount ?? '500'),
    currency: news.currency ?? 'PHP',
    at: 0,
  };
}

export function playerNamed(playerId: string): PlayerCaller {
  return {
    kind: 'player',
    playerId,
    username: playerId,
    type: 0,
    demo: false,
    currency: 'PHP',
    sessionId: `session-${playerId}`,
    confirmedUntil: Infinity,
    since: 0,
  };
}

export const cashier: StaffCaller = {
  kind: 'staff',
  staffId: 'staff-1',
  username: 'cashier',
  role: 'cashier',
  permissions: [],
  sessionId: 'session-staff',
  confirmedUntil: Infinity,
};

let calls = 0;

/** The context of one call; each has an intent of its own unless one is given. */
export function contextOf(now: number, intent?: string): CallContext {
  calls += 1;
  return {
    requestId: `request-${calls}`,
    intent: intent ?? `intent-${calls}`,
    now,
    address: '127.0.0.1',
    country: 'PH',
    locale: 'en',
    origin: 'https://play.example',
    userAgent: 'test',
    headers: {},
    cookies: {},
    rawBody: undefined,
    setCookie: () => undefined,
  };
}

const numbers = createKeeping(new Uint8Array(32).fill(5), 'account numbers');

const defaults = Object.fromEntries(
  Object.entries(policies).map(([name, fact]) => [name, fact.default]),
) as unknown as Policies;

export const siteUrl = 'https://play.example';

const nothingBars = {
  refusalOfDeposit: async () => undefined,
  refusalOfWithdrawal: async () => undefined,
  refusalOfPause: async () => undefined,
  favourOf: async () => ({ maximum: null, first: false }),
  hasOpened: async () => false,
  refusalOfRelease: async () => undefined,
  withdrawalMoved: async () => undefined,
  siteUrl: () => siteUrl,
};

interface WalletWith extends Partial<Omit<WalletPorts, 'clock'>> {
  readonly clock?: FakeClock;
}

/**
 * `fund` puts money into a purse without turnover; `hear` is the provider's webhook. What was told
 * and audited is kept.
 */
export function buildWallet(database: Database, given: WalletWith = {}) {
  const clock = given.clock ?? fakeClock();
  const ledger = given.ledger ?? createLedger({ database, clock });
  const payment = scriptedProvider();
  const [told, audited]: [ToldEvent[], AuditNote[]] = [[], []];
  const ports: WalletPorts = {
    database,
    clock,
    ledger,
    numbers,
    log: silentLog(),
    policy: () => defaults,
    providers: [payment.provider],
    verifyPaymentPassword: async (_player, text) => (text === 'secret' ? 'ok' : 'wrong'),
    usernames: async (ids) => new Map(ids.map((id) => [id, `name of ${id}`])),
    currencyOf: async (id) => (id.startsWith('no') ? undefined : 'PHP'),
    playerIdOf: async (username) => /^name of (.+)$/.exec(username)?.[1],
    ...nothingBars,
    tellAccountsChanged: async (_tx, payload) => void told.push({ event: 'accounts', payload }),
    audit: async (_tx, entry) => void audited.push(entry),
    tell: async (_tx, event) => void told.push(event),
    ...given,
  };
  const wallet = createWallet(ports);
  return {
    ...payment,
    clock,
    ledger,
    ports,
    wallet,
    told,
    audited,
    actions: wallet.actions,
    context: (intent?: string) => contextOf(clock.now(), intent),
    fund: fundingOf(ledger),
    hear: (news: News, signature = goodSignature) =>
      wallet.actions.hearPayment({
        ...contextOf(clock.now()),
        caller: { kind: 'provider' },
        input: { provider: 'sandpay' },
        headers: { signature },
        rawBody: Buffer.from(JSON.stringify(news)),
      }),
    close: () => ledger.close(),
  };
}

function fundingOf(ledger: WalletPorts['ledger']) {
  let funded = 0;
  return async (playerId: string, amount: string): Promise<void> => {
    funded += 1;
    const facts = { playerId, currency: 'PHP', amount: units(amount) };
    await ledger.post(depositSettled({ ...facts, depositId: `${playerId}-${funded}` }));
  };
}

export type BuiltWallet = ReturnType<typeof buildWallet>;
