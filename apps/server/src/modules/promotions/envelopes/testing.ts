// Envelopes for tests and benchmarks: one as staff write it, and many members who open it at once.
import type { PlayerCaller } from '../../../platform/call/index.ts';
import { callOf } from '../../../platform/call/testing.ts';
import { createKeeping } from '../../../platform/secrets/index.ts';
import type { EnvelopeAnnounced, PromotionsPorts } from '../ports.ts';
import type { Envelopes } from './envelopes.ts';
import type { EnvelopeWritten } from './rules/envelope.ts';

const noTerms: EnvelopeWritten['terms'] = {
  times: 0,
  withDeposit: false,
  days: 7,
  stakeMax: null,
  releaseMax: null,
  sticky: false,
  funding: 'cash-first',
};

/** 100.00 in ten packets for everybody on the site, open for an hour from now on. */
export const envelopeWith = (
  now: number,
  more: Partial<EnvelopeWritten> = {},
): EnvelopeWritten => ({
  texts: { titles: { en: 'Good fortune' }, terms: { en: '<p>One packet each.</p>' } },
  kind: 'double-mean',
  total: '100',
  packets: 10,
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
  startsAt: now,
  endsAt: now + 3_600_000,
  reward: 'cash',
  terms: noTerms,
  ...more,
});

export interface ManyOpened {
  /** How long each waited for the answer, in milliseconds, in the order of the callers. */
  readonly waits: readonly number[];
  /** Amounts of those who got a packet. */
  readonly amounts: readonly string[];
  /** How many were refused, by the refusal. */
  readonly refused: Readonly<Record<string, number>>;
}

/** Opens an envelope for all of these members in the same moment. */
export async function openByMany(
  { actions }: { readonly actions: Pick<Envelopes['actions'], 'openEnvelope'> },
  {
    envelopeId,
    players,
    now,
  }: {
    readonly envelopeId: string;
    readonly players: readonly PlayerCaller[];
    readonly now: number;
  },
): Promise<ManyOpened> {
  const refused: Record<string, number> = {};
  const amounts: string[] = [];
  const openFor = async (player: PlayerCaller): Promise<number> => {
    const began = performance.now();
    const answer = await actions.openEnvelope(callOf(player, { id: envelopeId }, now));
    if ('refused' in answer) refused[answer.refused] = (refused[answer.refused] ?? 0) + 1;
    else amounts.push(answer.amount);
    return performance.now() - began;
  };
  const waits = await Promise.all(players.map(openFor));
  return { waits, amounts, refused };
}

/** A chat of one room, from which members can be banned, and what was announced in it. */
export function createRooms() {
  const banned = new Set<string>();
  const announced: EnvelopeAnnounced[] = [];
  const rooms: PromotionsPorts['rooms'] = {
    openRooms: async () => [{ roomId: 'lobby', name: 'Lobby' }],
    roomsOf: async ({ playerId }) => (banned.has(playerId) ? undefined : ['lobby']),
    bannedAmong: async (_tx, ids) => new Set(ids.filter((id) => banned.has(id))),
    announceEnvelope: async (_tx, one) => void announced.push(one),
  };
  const envelopeSeeds = createKeeping(new Uint8Array(32).fill(9), 'seeds of red envelopes');
  return { banned, announced, ports: { rooms, envelopeSeeds } };
}
