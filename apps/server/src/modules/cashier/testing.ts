// Builds the cashier's desk over a real wallet, real rounds and real books. Where members come from
// is what a test says; events told are kept until the test delivers them.
import { policies, type Policies } from '@baize/contract';
import type { AuditNote } from '../../platform/audit/index.ts';
import type { StaffCaller } from '../../platform/call/index.ts';
import { callOf, given } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import { silentLog } from '../../platform/log/index.ts';
import { createKeeping } from '../../platform/secrets/index.ts';
import type { MemberTraces, TraceLinks } from '../identity/index.ts';
import { buildWagering, playerCaller, units } from '../wagering/testing.ts';
import { buildWallet } from '../wallet/testing.ts';
import { createCashier, type CashierPorts } from './index.ts';

export { playerCaller, units };

const all = ['withdrawals.review', 'withdrawals.pay'] as const;

export const staffNamed = (name: string, more: Partial<StaffCaller> = {}): StaffCaller => ({
  kind: 'staff',
  staffId: `staff-${name}`,
  username: name,
  role: 'cashier',
  permissions: all,
  sessionId: `session-${name}`,
  confirmedUntil: Infinity,
  ...more,
});

const day = 24 * 3_600_000;
const noLinks: TraceLinks = { sameDevice: [], sameAddress: [], sameDocument: [] };
const defaults = Object.fromEntries(
  Object.entries(policies).map(([name, fact]) => [name, fact.default]),
) as unknown as Policies;

type Handle = Parameters<CashierPorts['outbox']['hear']>[2];

export interface CashierWith {
  readonly policy?: Partial<Policies>;
  readonly providers?: CashierPorts['providers'];
}

export function buildCashier(database: Database, more: CashierWith = {}) {
  const books = buildWagering(database, { marks: async () => [await cashier.countedUntil()] });
  const { clock } = books;
  const policy = { ...defaults, ...more.policy };
  const audited: AuditNote[] = [];
  const outbox = keptOutbox(database, () => clock.now());
  const state = stateAt(clock.now());
  const wallet = buildWallet(database, {
    clock,
    ledger: books.ledger,
    policy: () => policy,
    audit: async (_tx, note) => void audited.push(note),
    hasOpened: async (_tx, { staff }) => state.opened.includes(staff.staffId),
    refusalOfRelease: (tx, released) => cashier.refusalOfRelease(tx, released),
    withdrawalMoved: (tx, withdrawal) => cashier.withdrawalMoved(tx, withdrawal),
  });
  const cashier = createCashier({
    database,
    clock,
    log: silentLog(),
    audit: wallet.ports.audit,
    outbox: outbox.ports,
    policy: () => policy,
    signatures: createKeeping(new Uint8Array(32).fill(9), 'signatures of withdrawals'),
    currency: 'PHP',
    usernames: wallet.ports.usernames,
    playerIdOf: wallet.ports.playerIdOf,
    providers: more.providers ?? [],
    traces: tracesOf(state),
    levelOf: async (playerId) => (playerId === 'vera' ? 'gold' : ''),
    wallet: wallet.wallet,
    wagering: books.wagering,
    ...secondPersonsOf(state),
  });
  return {
    books,
    wallet,
    cashier,
    clock,
    state,
    audited,
    policy,
    /** The rules judge what was told. */
    deliver: outbox.deliver,
    ...asking({ wallet, clock }),
    call: <I>(input: I, by = staffNamed('ana')) => callOf(by, input, clock.now()),
    close: () => books.close(),
  };
}

/** Keeps what is told until it is delivered. */
function keptOutbox(database: Database, now: () => number) {
  const told: { readonly event: string; readonly payload: unknown }[] = [];
  const handles = new Map<string, Handle>();
  const ports: CashierPorts['outbox'] = {
    tell: async (_tx, { event, payload }) => void told.push({ event, payload }),
    hear: (event, _hearer, handle) => void handles.set(event, handle),
  };
  return {
    ports,
    async deliver(): Promise<void> {
      for (const { event, payload } of told.splice(0)) {
        const facts = { id: 1n, event, payload, topic: undefined, toldAt: now() };
        await database.transaction(async (tx) => handles.get(event)?.(facts, tx));
      }
    },
  };
}

const stateAt = (now: number) => ({
  traces: tracesAt(now),
  links: noLinks,
  opened: [] as string[],
  wasOpened: false,
  /** Pairs of staff of whom one made the other's account. */
  made: [] as (readonly [string, string])[],
  registered: [] as { hour: number; members: number }[],
});

const secondPersonsOf = (
  state: ReturnType<typeof stateAt>,
): Pick<CashierPorts, 'hasOpened' | 'mayBeOne' | 'wasOpened'> => ({
  hasOpened: async (_tx, { staff }) => state.opened.includes(staff.staffId),
  mayBeOne: async (_tx, { staff, other }) =>
    state.made.some((two) => two.includes(staff.username) && two.includes(other)),
  wasOpened: async () => state.wasOpened,
});

const tracesOf = (state: ReturnType<typeof stateAt>): CashierPorts['traces'] => ({
  of: async () => state.traces,
  links: async () => state.links,
  registeredHours: async ({ from, to }) =>
    state.registered.filter(({ hour }) => hour >= from && hour < to),
});

export type BuiltCashier = ReturnType<typeof buildCashier>;

const tracesAt = (now: number): MemberTraces => ({
  deviceId: 'device-1',
  address: '10.0.0.1',
  documentKey: null,
  fullName: 'Ana Cruz',
  registeredAt: now - 50 * day,
  places: [
    {
      device: 'Firefox',
      address: '10.0.0.1',
      country: 'PH',
      firstAt: now - 40 * day,
      lastAt: now,
      times: 9,
    },
  ],
});

function asking({ wallet, clock }: Pick<BuiltCashierParts, 'wallet' | 'clock'>) {
  let asked = 0;
  return {
    /** A member with money asks for a withdrawal; gives its number. */
    async withdraw(playerId: string, amount: number, number = '12345678'): Promise<string> {
      asked += 1;
      const caller = playerCaller(playerId);
      await wallet.fund(playerId, String(amount));
      const context = () => ({ ...wallet.context(`${playerId}-${asked}`), now: clock.now() });
      const secret = { paymentPassword: 'secret' };
      const card = { bankCode: 'BDO', cardHolder: 'Ana Cruz', cardNumber: number, ...secret };
      const added = await wallet.actions.addBankCard({ ...context(), caller, input: card });
      const cards = given(
        await wallet.actions.listBankCards({ ...context(), caller, input: {} }),
      ).bankCards;
      const bankCardId = 'bankCardId' in added ? added.bankCardId : (cards[0]?.bankCardId ?? '');
      const input = { amount, bankCardId, ...secret };
      const withdrawal = await wallet.actions.requestWithdrawal({ ...context(), caller, input });
      return given(withdrawal).refId;
    },
  };
}

interface BuiltCashierParts {
  readonly wallet: ReturnType<typeof buildWallet>;
  readonly clock: ReturnType<typeof buildWagering>['clock'];
}
