// Builds a wallet on a fresh database with real books and a payment provider that follows a script,
// for the tests of the wallet and of the modules above it.
import { policies, type Policies } from '@baize/contract';
import { parseUnits, type Units } from '@baize/money';
import type { AuditNote } from '../../platform/audit/index.ts';
import { PaymentUnavailable } from '../../platform/adapters/payment/index.ts';
import type {
  PaymentEvent,
  PaymentProvider,
  PaymentShown,
  PayoutAccount,
} from '../../platform/adapters/payment/index.ts';
import type { CallContext, PlayerCaller, StaffCaller } from '../../platform/call/index.ts';
import { fakeClock, type FakeClock } from '../../platform/clock/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { silentLog } from '../../platform/log/index.ts';
import { createPrinter } from '../../platform/pdf/index.ts';
import { createKeeping } from '../../platform/secrets/index.ts';
import { busInMemory } from '../settings/testing.ts';
import { createLedger, createWallet } from './index.ts';
import type { MemberFacts, ToldEvent, WalletPorts } from './ports.ts';
import { playing } from './bonuses/testing.ts';

export const units = (text: string): Units => parseUnits(text, { decimalsMax: 4 }) ?? 0n;

export const goodSignature = 'good';

export interface Script {
  mood: 'well' | 'silent' | 'unwilling';
  /** What a player is shown to pay to. */
  shown: PaymentShown;
  /** What is told when the state is asked for. */
  status: 'waiting' | 'unknown' | News;
}

/** Does what it is told, signs with a word, and remembers what it was asked. */
export function scriptedProvider() {
  const script: Script = { mood: 'well', shown: {}, status: 'waiting' };
  const asked: string[] = [];
  const accounts: PayoutAccount[] = [];
  const webhooks: string[] = [];
  const answer = (id: string) => {
    if (script.mood === 'silent') throw new PaymentUnavailable('no answer');
    if (script.mood === 'unwilling') throw new Error('not accepted');
    asked.push(id);
    return {
      redirectUrl: `https://pay.example/${id}`,
      providerRef: `ref-${id}`,
      shown: script.shown,
    };
  };
  const provider: PaymentProvider = {
    name: 'sandpay',
    methods: ['qr', 'bank-transfer', 'ewallet', 'crypto'],
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
    askStatus: async ({ reference }) => {
      if (script.mood === 'silent') throw new PaymentUnavailable('no answer');
      asked.push(`status ${reference}`);
      return typeof script.status === 'object' ? eventOf(script.status) : script.status;
    },
  };
  return { provider, script, asked, accounts, webhooks };
}

export type News = Pick<PaymentEvent, 'kind' | 'outcome' | 'reference'> & {
  readonly amount?: string;
  readonly currency?: string;
  readonly confirmations?: number;
};

const readNews = (rawBody: Uint8Array): PaymentEvent =>
  eventOf(JSON.parse(Buffer.from(rawBody).toString()) as News);

function eventOf(news: News): PaymentEvent {
  return {
    kind: news.kind,
    outcome: news.outcome,
    reference: news.reference,
    eventId: `${news.reference}-${news.outcome}`,
    providerRef: `ref-${news.reference}`,
    amount: units(news.amount ?? '500'),
    currency: news.currency ?? 'PHP',
    ...(news.confirmations === undefined ? {} : { confirmations: news.confirmations }),
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

/** An account as transfers look at it. */
export const memberNamed = (id: string, more: Partial<MemberFacts> = {}): MemberFacts => ({
  id,
  username: `name of ${id}`,
  type: 0,
  state: 'active',
  currency: 'PHP',
  ...more,
});

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

const secret = new Uint8Array(32).fill(5);
const keepings = {
  numbers: createKeeping(secret, 'account numbers'),
  statementKeys: createKeeping(secret, 'statement keys'),
  /** Its thread begins with the first paper. */
  printer: createPrinter(),
  brand: () => ({ name: 'Baize', merchant: 'baize' }),
};

const defaults = Object.fromEntries(
  Object.entries(policies).map(([name, fact]) => [name, fact.default]),
) as unknown as Policies;

export const siteUrl = 'https://play.example';

const members = {
  usernames: async (ids: readonly string[]) => new Map(ids.map((id) => [id, `name of ${id}`])),
  playerIdOf: async (username: string) => /^name of (.+)$/.exec(username)?.[1],
};

const nothingBars = {
  isOn: () => true,
  brand: () => ({ name: 'Baize', merchant: 'baize' }),
  refusalOfDeposit: async () => undefined,
  refusalOfWithdrawal: async () => undefined,
  refusalOfPause: async () => undefined,
  favourOf: async () => ({ maximum: null, first: false }),
  levelOf: async () => undefined,
  isLevel: async (levelId: string) => levelId === 'gold',
  quietMembers: async () => [],
  memberFile: async (id: string) => memberNamed(id),
  lineOf: async (id: string) => [{ id, username: `name of ${id}` }],
  hear: () => undefined,
  levelNumberOf: async () => 0,
  promotionsOfDeposit: async () => [],
  hasOpened: async () => false,
  isOpen: async () => true,
  mayBeOne: async () => false,
  transfersUnderWay: async () => 0n,
  vendorWallets: async () => [],
  refusalOfRelease: async () => undefined,
  withdrawalMoved: async () => undefined,
  siteUrl: () => siteUrl,
  moneyAway: async () => false,
  categoryOf: () => 'LIVE',
};

/** What players are told, in order. */
const tellingInto = (told: ToldEvent[]): TellingPorts => ({
  tellMemberNotice: async (_tx, playerId, notice) =>
    void told.push({ event: notice, topic: `player:${playerId}`, payload: {} }),
  tellAccountsChanged: async (_tx, payload) => void told.push({ event: 'accounts', payload }),
  tell: async (_tx, event) => void told.push(event),
});

type TellingPorts = Pick<WalletPorts, 'tell' | 'tellAccountsChanged' | 'tellMemberNotice'>;

export interface WalletWith extends Partial<Omit<WalletPorts, 'clock'>> {
  readonly clock?: FakeClock;
}

/**
 * `play` plays a round from stake to payout; `fund` puts money into a purse without turnover;
 * `hear` is the provider's webhook. What was told and audited is kept.
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
    ...keepings,
    bus: busInMemory(),
    log: silentLog(),
    policy: () => defaults,
    providers: [payment.provider],
    verifyPaymentPassword: async (_player, text) => (text === 'secret' ? 'ok' : 'wrong'),
    ...members,
    currencyOf: async (id) => (id.startsWith('no') ? undefined : 'PHP'),
    ...nothingBars,
    ...tellingInto(told),
    audit: async (_tx, entry) => void audited.push(entry),
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
    ...playing(ledger, wallet.turnover.count, clock),
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

export type BuiltWallet = ReturnType<typeof buildWallet>;
