// Red envelopes: money of the house that members open, one packet each. Staff write them, a second
// person publishes dear ones, and what is not taken returns at the end.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { amount, id, oneOf, pageQuery, text } from '../kit/schema.ts';
import { envelopeSpec, envelopeStages, envelopeStates, envelopeTexts } from './envelope-schema.ts';

const params = Type.Object({ id: id() });
const orNone = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()]);
const version = Type.Integer({ minimum: 1, maximum: 2_000_000_000 });

const { kind, total, packets, parts, roomId, startsAt, endsAt, reward, terms } = envelopeSpec;

const envelope = {
  envelopeId: id(),
  title: text(120),
  /** HTML. */
  rules: text(30_000),
  kind,
  total,
  packets,
  parts,
  roomId,
  startsAt,
  endsAt,
  reward,
  terms,
  currency: text(5),
  state: oneOf(envelopeStates),
  taken: Type.Integer(),
  /** What the member got; null: nothing yet. */
  own: orNone(Type.Object({ place: Type.Integer(), amount: amount() })),
  /** Shown from the beginning: SHA-256 of the seed. */
  commitment: text(64),
  /** Shown once it is over. */
  seed: orNone(text(64)),
};

const opened = Type.Object({ amount: amount(), place: Type.Integer(), taken: Type.Integer() });
const openRefusals = ['envelope-not-found', 'envelope-not-open', 'envelope-empty'] as const;

const ofMember = { wire: 'own', who: 'member', modules: ['REWCEN3'] } as const;

const envelopesPlayer = {
  listEnvelopes: endpoint({
    ...ofMember,
    summary: 'Red envelopes for the member: to come, open, and those of the last day',
    method: 'GET',
    path: '/play/envelopes',
    gives: Type.Object({ list: Type.Array(Type.Object(envelope)) }),
    refusals: [],
  }),
  getEnvelope: endpoint({
    ...ofMember,
    summary: 'One red envelope; who took its packets, once it is empty or over',
    method: 'GET',
    path: '/play/envelopes/:id/detail',
    params,
    query: Type.Object({ after: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })) }),
    gives: Type.Object({
      ...envelope,
      /** In the order in which they were opened, after the place asked for. */
      takers: Type.Array(
        Type.Object({
          place: Type.Integer(),
          /** Masked. */
          name: text(64),
          amount: amount(),
          at: Type.Integer(),
          isOwn: Type.Boolean(),
        }),
      ),
      hasMore: Type.Boolean(),
    }),
    refusals: ['envelope-not-found'],
  }),
  openEnvelope: endpoint({
    ...ofMember,
    summary: 'Opens a red envelope: one packet for each member, however often it is asked for',
    method: 'POST',
    path: '/play/envelopes/:id/open',
    perMinute: 120,
    params,
    gives: opened,
    refusals: openRefusals,
  }),
};

const raffle = { raffleId: Type.Optional(text(64)), promotionId: Type.Optional(text(64)) };

const envelopesWire = {
  getRafflePromotionStatus: endpoint({
    ...ofMember,
    wire: 'wps',
    summary: 'Red envelopes for the member, as the family lists them',
    method: 'GET',
    path: '/wps/relay/MCSFE_getRafflePromotionStatus',
    gives: Type.Array(
      Type.Object({
        raffleId: text(64),
        promotionId: text(64),
        type: oneOf(['RED_ENVELOPE', 'RED_ENVELOPE_RAIN']),
        title: text(120),
        status: oneOf(envelopeStates),
        startTime: Type.Integer(),
        endTime: Type.Integer(),
        totalCount: Type.Integer(),
        claimedCount: Type.Integer(),
        amount: orNone(Type.Number()),
      }),
    ),
    refusals: [],
  }),
  claimRafflePromotion: endpoint({
    ...ofMember,
    wire: 'wps',
    summary: 'Opens a red envelope: the one named, else the first that is open',
    method: 'POST',
    path: '/wps/relay/MCSFE_claimRafflePromotion',
    perMinute: 120,
    body: Type.Object(raffle),
    gives: Type.Object({ raffleId: text(64), amount: Type.Number() }),
    refusals: openRefusals,
  }),
};

const written = { texts: envelopeTexts, ...envelopeSpec };

const staffEnvelope = {
  envelopeId: id(),
  version: Type.Integer(),
  stage: oneOf(envelopeStages),
  ...written,
  currency: text(5),
  taken: Type.Integer(),
  takenAmount: amount(),
  /** What came back at the end; null: not over. */
  returned: orNone(amount()),
  endedAt: orNone(Type.Integer()),
  commitment: text(64),
  seed: orNone(text(64)),
  changedBy: text(64),
  changedAt: Type.Integer(),
  /** Who proposed the version that waits for a second person. */
  proposedBy: text(64),
  publishedBy: text(64),
};

const viewing = { wire: 'own', who: 'staff', permission: 'promotions.view' } as const;
const editing = { wire: 'own', who: 'staff', permission: 'promotions.edit' } as const;
const specRefusals = [
  'promotion-text-missing',
  'promotion-dates-wrong',
  'envelope-sum-wrong',
  'promotion-reward-wrong',
  'promotion-segment-unknown',
  'chat-room-unknown',
] as const;

const envelopesOperations = {
  findEnvelopes: endpoint({
    ...viewing,
    summary: 'Red envelopes with what was taken of them, the newest first',
    method: 'GET',
    path: '/ops/envelopes',
    query: Type.Object({ ...pageQuery, stage: Type.Optional(oneOf(envelopeStages)) }),
    gives: Type.Object({
      list: Type.Array(Type.Object(staffEnvelope)),
      total: Type.Integer(),
      /** The rooms in which one can lie. */
      rooms: Type.Array(Type.Object({ roomId: id(), name: text(60) })),
    }),
    refusals: [],
  }),
  createEnvelope: endpoint({
    ...editing,
    summary: 'Writes the draft of a red envelope',
    method: 'POST',
    path: '/ops/envelopes',
    intent: true,
    body: Type.Object(written),
    gives: Type.Object(staffEnvelope),
    refusals: specRefusals,
  }),
  editEnvelope: endpoint({
    ...editing,
    summary: 'Changes a red envelope that is not published',
    method: 'PUT',
    path: '/ops/envelopes/:id',
    params,
    body: Type.Object({ version, ...written }),
    gives: Type.Object(staffEnvelope),
    refusals: ['envelope-not-found', 'promotion-changed', 'envelope-published', ...specRefusals],
  }),
  publishEnvelope: endpoint({
    ...editing,
    permission: 'promotions.publish',
    confirmed: true,
    summary: 'Sets its money aside and draws its packets; a second person has to for dear ones',
    method: 'POST',
    path: '/ops/envelopes/:id/publish',
    params,
    body: Type.Object({ version }),
    gives: Type.Object(staffEnvelope),
    refusals: [
      'envelope-not-found',
      'promotion-changed',
      'envelope-published',
      'promotion-dates-wrong',
      'chat-room-unknown',
      'promotion-second-person',
    ],
  }),
  stopEnvelope: endpoint({
    ...editing,
    summary: 'Stops a red envelope at once; what is not taken returns',
    method: 'POST',
    path: '/ops/envelopes/:id/stop',
    params,
    body: Type.Object({ reason: text(300, 3) }),
    gives: Type.Object(staffEnvelope),
    refusals: ['envelope-not-found', 'envelope-over'],
  }),
  findPackets: endpoint({
    ...viewing,
    summary: 'Packets of a red envelope that were taken, the newest first',
    method: 'GET',
    path: '/ops/envelopes/:id/packets',
    params,
    query: Type.Object({ before: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_001 })) }),
    gives: Type.Object({
      list: Type.Array(
        Type.Object({
          place: Type.Integer(),
          playerId: text(64),
          username: text(64),
          amount: amount(),
          at: Type.Integer(),
        }),
      ),
      hasMore: Type.Boolean(),
    }),
    refusals: ['envelope-not-found'],
  }),
};

export const promotionsEnvelopes = {
  ...envelopesPlayer,
  ...envelopesWire,
  ...envelopesOperations,
};
