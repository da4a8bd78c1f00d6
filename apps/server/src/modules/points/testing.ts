// Builds points over a real wallet: members, play as it is counted, deposits as they are told.
import type { AuditNote } from '../../platform/audit/index.ts';
import type { StaffCaller } from '../../platform/call/index.ts';
import { callOf } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import { createKeeping } from '../../platform/secrets/index.ts';
import { owner } from '../settings/testing.ts';
import { playerCaller } from '../wagering/testing.ts';
import { buildWallet } from '../wallet/testing.ts';
import { createPoints, type PointsPorts } from './index.ts';

type Handle = Parameters<PointsPorts['outbox']['hear']>[2];

/** What modules around points are to them in tests. */
function around() {
  const hearers = new Map<string, Handle>();
  const audited: AuditNote[] = [];
  const [opened, closed] = [new Set<string>(), new Set<string>()];
  /** Staff who may be the same person as the caller. */
  const related = new Set<string>();
  const paused = new Set<string>();
  const ports = {
    outbox: {
      tell: async () => undefined,
      hear: (event, _hearer, handle) => void hearers.set(event, handle),
    },
    audit: async (_tx, note) => void audited.push(note),
    currency: 'PHP',
    wagering: {
      refusalOfPause: async (playerId) =>
        paused.has(playerId) ? { refused: 'player-on-break' as const } : undefined,
    },
    categoryOf: ({ vendor }) => (vendor === null ? 'RNG' : 'LIVE'),
    isMember: async (playerId) => !playerId.startsWith('no'),
    isOpen: async (_tx, playerId) => !closed.has(playerId),
    usernames: async (ids) => new Map(ids.map((id) => [id, id])),
    playerIdOf: async (username) => (username.startsWith('no') ? undefined : username),
    verifyPaymentPassword: async (_player, text) => (text === 'secret' ? 'ok' : 'wrong'),
    hasOpened: async (_tx, { memberId }) => opened.has(memberId),
    mayBeOne: async (_tx, { other }) => related.has(other),
    policy: () => ({ promotionSecondPersonAbove: '1000' }),
    addresses: createKeeping(Buffer.alloc(32, 7), 'addresses of goods'),
  } satisfies Partial<PointsPorts>;
  return { hearers, audited, opened, closed, related, paused, ports };
}

export function buildPoints(database: Database) {
  const { wallet, ...books } = buildWallet(database);
  const { clock } = books;
  const { ports, hearers, ...beside } = around();
  const points = createPoints({ ...ports, database, clock, wallet });
  let intents = 0;
  const staff = <I>(input: I, by: StaffCaller = owner) =>
    callOf(by, input, clock.now(), { intent: `staff-${(intents += 1)}` });
  const member = <I>(playerId: string, input: I, intent = `intent-${(intents += 1)}`) =>
    callOf(playerCaller(playerId), input, clock.now(), { intent });
  return {
    ...books,
    ...beside,
    points,
    wallet,
    staff,
    member,
    /** Play of an hour, as wagering counts it. */
    play: (playerId: string, valid: bigint, vendor = '') => {
      const of = { playerId, currency: 'PHP', hour: 0, vendor, gameCode: 'g', rounds: 1, paid: 0n };
      const added = [{ ...of, staked: valid, valid, lastAt: 0 }];
      return database.transaction((tx) => points.hoursCounted(tx, added));
    },
    deposit: (playerId: string, amount: string, depositId: string, state = 'success') =>
      database.transaction(async (tx) => {
        const payload = { depositId, amount, state };
        const topic = `player:${playerId}`;
        const event = { id: 1n, event: 'deposit-settled', topic, payload, toldAt: clock.now() };
        await hearers.get('deposit-settled')?.(event, tx);
      }),
  };
}
