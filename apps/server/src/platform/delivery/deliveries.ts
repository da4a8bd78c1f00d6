// Deliveries: mails and text messages on their way to a person. Each is written down before anybody
// is asked to carry it, tried again with growing pauses while what it says is of use, and given up
// loudly. What it says is sealed meanwhile and then forgotten; no log ever has it.
import type { Mailer } from '../adapters/mail/index.ts';
import type { DeliveryReport, TextMessenger } from '../adapters/sms/index.ts';
import type { Carried } from '../adapters/carried.ts';
import type { Clock } from '../clock/index.ts';
import { afterCommit, type Database, type Tx } from '../database/index.ts';
import type { Log } from '../log/index.ts';
import type { Metrics } from '../metrics/index.ts';
import { randomToken, type Randomness } from '../randomness/index.ts';
import { createKeeping, sealedColumn, type Keeping, type SealedPlace } from '../secrets/index.ts';
import { createWorkers } from '../workers/index.ts';
import {
  addRow,
  claimMs,
  claimRow,
  endRow,
  findState,
  forgetRows,
  isAway,
  listTroubles,
  postponeRow,
  reportRow,
  type DeliveryKind,
  type DeliveryRow,
  type Trouble,
} from './delivery-store.ts';
import { nextTry } from './pace.ts';

export type { Trouble } from './delivery-store.ts';

export interface NewDelivery {
  /** A mailbox or a number in E.164 form. */
  readonly to: string;
  /** The subject of a mail. */
  readonly subject: string;
  readonly text: string;
  /** One word of a fixed list, for staff and for a provider's own templates. */
  readonly purpose: string;
  readonly locale: string;
  /** The values in the text, for carriers with templates of their own. */
  readonly facts: Readonly<Record<string, string | number>>;
  /** From then on it is of no use and not sent any more. */
  readonly expiresAt: number;
  /** The caller must not learn whether the recipient exists. */
  readonly isDiscreet?: boolean;
  /** Replaces earlier messages for this purpose, which then need not arrive. */
  readonly isLatestOnly?: boolean;
}

export type DeliveryState = 'under-way' | 'sent' | 'failed';

export type Sent =
  | { readonly state: 'sent' | 'under-way'; readonly id: string }
  | { readonly state: 'failed'; readonly id: string; readonly reason: string };

export interface Deliveries {
  /** Sent when the transaction is committed, and only then. */
  queue(tx: Tx, delivery: NewDelivery): Promise<string>;
  /** Written down and tried at once; who waits for it is kept only so long. */
  send(delivery: NewDelivery): Promise<Sent>;
  /** An id for callers who must not learn whether anything was sent. */
  nobodysId(kind: DeliveryKind): string;
  /**
   * What may be told to the waiting person: of a discreet message only how its carrier is;
   * undefined for an id that is not ours.
   */
  stateOf(id: string): Promise<DeliveryState | undefined>;
  /** A later report of the carrier. */
  hear(report: DeliveryReport): Promise<'heard' | 'known' | 'unknown'>;
  troubles(since: number): Promise<readonly Trouble[]>;
  forget(before: number): Promise<void>;
  start(): void;
  /** The messages that wait, sealed. */
  readonly sealed: SealedPlace;
  /** Tries all that is due, now, and waits for what is under way. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

export interface DeliverySettings {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly randomness: Randomness;
  readonly metrics?: Metrics;
  readonly secret: Uint8Array;
  readonly mail: Mailer;
  readonly sms: TextMessenger;
  /** The time for which the sender waits for the first try. */
  readonly waitMs?: number;
  readonly pollMs?: number;
}

const defaultPollMs = 2000;
const defaultWaitMs = 4000;
const workersMax = 4;
const awayMs = 5 * 60_000;
const chanceLetters = 24;
const proofLetters = 16;

export function createDeliveries(settings: DeliverySettings): Deliveries {
  const { database, clock, log } = settings;
  const on = database.kysely;
  const keeping = createKeeping(settings.secret, 'deliveries');
  const carry = createCarrier(settings, (row) => keeping.open(row.sealed, row.id));
  const next = async () => {
    const row = await claimRow(on, clock.now());
    if (row !== undefined) await carry(row);
    return row === undefined ? -1 : 1;
  };
  const workers = createWorkers({
    work: next,
    workersMax,
    onFault: (error) => log.warn({ error }, 'deliveries could not be read'),
  });
  const { settle, ...sending } = createSending(settings, { keeping, carry, wake: workers.wake });
  let timer: NodeJS.Timeout | undefined;
  return {
    ...sending,
    sealed: sealedDeliveries(database, keeping),
    stateOf: async (id) => {
      const kind = kindOf(keeping, id);
      return kind && stateOf(database, { id, kind }, clock.now());
    },
    hear: (report) => hear(settings, report),
    troubles: (since) => listTroubles(on, since),
    forget: (before) => forgetRows(on, before),
    start: () => {
      workers.open();
      timer = setInterval(workers.wake, settings.pollMs ?? defaultPollMs);
    },
    drain: async () => {
      await settle();
      while ((await next()) > 0);
    },
    stop: async () => {
      clearInterval(timer);
      await workers.close();
      await settle();
    },
  };
}

const sealedDeliveries = (database: Database, keeping: Keeping) =>
  sealedColumn(database, keeping, {
    table: 'delivery',
    column: 'sealed',
    by: ['id'],
    nameOf: ({ id = '' }) => id,
  });

type Carry = (row: DeliveryRow) => Promise<Sent>;

interface SendingParts {
  readonly keeping: Keeping;
  readonly carry: Carry;
  readonly wake: () => void;
}

/** Stores a delivery and decides who tries it first. */
function createSending(settings: DeliverySettings, { keeping, carry, wake }: SendingParts) {
  const { database, clock, randomness, waitMs = defaultWaitMs } = settings;
  const underWay = new Set<Promise<unknown>>();
  const newId = (kind: DeliveryKind) => deliveryId(keeping, kind, randomToken(randomness));
  const rowOf = (delivery: NewDelivery) => {
    const { to, subject, text, locale, facts, purpose, expiresAt } = delivery;
    const { isDiscreet = false, isLatestOnly = false } = delivery;
    const kind = to.includes('@') ? 'mail' : 'sms';
    const id = newId(kind);
    const sealed = keeping.seal(JSON.stringify({ to, subject, text, locale, facts }), id);
    const recipient = keeping.digest(to, 'recipient');
    const slot = isLatestOnly ? keeping.digest(to, purpose) : null;
    const madeAt = clock.now();
    return { id, kind, recipient, purpose, sealed, isDiscreet, slot, madeAt, expiresAt } as const;
  };
  return {
    async queue(tx: Tx, delivery: NewDelivery): Promise<string> {
      const row = rowOf(delivery);
      await addRow(tx, { ...row, dueAt: row.madeAt, tries: 0 });
      afterCommit(tx, wake);
      return row.id;
    },
    async send(delivery: NewDelivery): Promise<Sent> {
      const row = { ...rowOf(delivery), tries: 1 } as const;
      await addRow(database.kysely, { ...row, dueAt: row.madeAt + claimMs });
      const carried = carry(row);
      underWay.add(carried);
      void carried.catch(() => undefined).finally(() => underWay.delete(carried));
      return within(carried, waitMs, { state: 'under-way', id: row.id });
    },
    nobodysId: newId,
    settle: async () => void (await Promise.allSettled(underWay)),
  };
}

async function hear(
  { database, clock, log }: DeliverySettings,
  { id, state, reason }: DeliveryReport,
) {
  const ended = { state: state === 'delivered' ? 'done' : 'failed', reason } as const;
  const heard = await reportRow(database.kysely, id, { ...ended, now: clock.now() });
  if (heard === 'heard' && ended.state === 'failed') {
    log.error({ delivery: id, reason }, 'a text message was not delivered');
  }
  return heard;
}

interface Said {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly locale: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

/** One try of a row that was claimed, and what follows from it. */
function createCarrier(settings: DeliverySettings, open: (row: DeliveryRow) => string): Carry {
  const { database, clock, log, metrics } = settings;
  const on = database.kysely;
  const ask = async (row: DeliveryRow): Promise<Carried> => {
    const { id, kind, purpose, expiresAt } = row;
    const said = JSON.parse(open(row)) as Said;
    if (kind === 'mail') return settings.mail.send({ id, ...said });
    return settings.sms.send({ id, ...said, purpose, expiresAt });
  };
  const giveUp = async ({ id, kind, purpose, tries }: DeliveryRow, reason: string) => {
    await endRow(on, id, { state: 'failed', reason, now: clock.now() });
    metrics?.count('baize_deliveries_total', `${kind}:failed`);
    log.error({ delivery: id, kind, purpose, tries, reason }, 'a message was given up');
    return { state: 'failed', id, reason } as const;
  };
  return async (row: DeliveryRow): Promise<Sent> => {
    const { id, kind, tries, expiresAt } = row;
    if (expiresAt <= clock.now()) return giveUp(row, 'too late to be of use');
    const carried = await ask(row).catch((error: unknown) => {
      // The words of a fault, no more: what a database tells beside them may name the recipient.
      const fault = error instanceof Error ? error.message : '';
      log.error({ fault, delivery: id, kind }, 'a message could not be handed over');
      return { taken: false, again: true, reason: 'a fault of ours' } as const;
    });
    const now = clock.now();
    if (carried.taken) {
      const state = carried.reportDue ? 'taken' : 'done';
      await endRow(on, id, { state, reason: '', now });
      metrics?.count('baize_deliveries_total', `${kind}:sent`);
      return { state: carried.reportDue ? 'under-way' : 'sent', id };
    }
    const { reason } = carried;
    const dueAt = carried.again ? nextTry({ tries, now, expiresAt }) : undefined;
    if (dueAt === undefined) return giveUp(row, reason);
    await postponeRow(on, id, { dueAt, reason, now });
    metrics?.count('baize_deliveries_total', `${kind}:postponed`);
    return { state: 'under-way', id };
  };
}

/** Bears a digest of its own: a made-up one is known, whether anything was sent or not. */
function deliveryId(keeping: Keeping, kind: DeliveryKind, token: string): string {
  const chance = token.slice(0, chanceLetters);
  return `${kind}-${chance}${keeping.digest(chance, kind).slice(0, proofLetters)}`;
}

/** The kind of a delivery by its id; undefined for an id that is not ours. */
function kindOf(keeping: Keeping, id: string): DeliveryKind | undefined {
  const kind = id.startsWith('mail-') ? 'mail' : 'sms';
  return id === deliveryId(keeping, kind, id.slice(kind.length + 1)) ? kind : undefined;
}

async function stateOf(
  { kysely }: Database,
  { id, kind }: { readonly id: string; readonly kind: DeliveryKind },
  now: number,
): Promise<DeliveryState> {
  const state = await findState(kysely, id);
  if (state === 'failed') return 'failed';
  if (state === 'done') return 'sent';
  if (state !== undefined) return 'under-way';
  return (await isAway(kysely, kind, now - awayMs)) ? 'failed' : 'under-way';
}

async function within<T>(work: Promise<T>, waitMs: number, otherwise: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), waitMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
