// Prize draws as members open them: with exact odds, by a ticket or one of a day's free openings,
// drawn from the member's own seeds; their tickets; and what a draw came to.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { amount, hash, id, oneOf, text } from '../kit/schema.ts';
import { rewardDue, ticketKinds } from './schema.ts';

const params = Type.Object({ id: id() });
const orNone = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()]);
const member = { wire: 'own', who: 'member', modules: ['REWCEN3'] } as const;

const draw = Type.Object({
  promotionId: id(),
  version: Type.Integer(),
  look: oneOf(ticketKinds),
  title: text(120),
  summary: text(300),
  terms: text(30_000),
  startsAt: Type.Integer(),
  endsAt: orNone(Type.Integer()),
  currency: text(5),
  /** Its segments in order: each wins `weight` of the sum of all weights. */
  segments: Type.Array(
    Type.Object({
      weight: Type.Integer(),
      rewards: Type.Array(rewardDue),
      /** How often it can still be won; null: without limit. */
      left: orNone(Type.Integer()),
    }),
  ),
  tickets: Type.Boolean(),
  aDay: Type.Integer(),
  /** `used-up`: a prize cannot be paid any more, so that its odds would be wrong. */
  state: oneOf(['coming-soon', 'open', 'used-up']),
  /** Of the member; null for visitors. */
  freeLeft: orNone(Type.Integer()),
  ticketsLeft: orNone(Type.Integer()),
});

const opening = {
  openingId: id(),
  promotionId: id(),
  title: text(120),
  look: oneOf(ticketKinds),
  /** The place of what was drawn, from 0. */
  segment: Type.Integer(),
  rewards: Type.Array(rewardDue),
  currency: text(5),
  at: Type.Integer(),
  byTicket: Type.Boolean(),
};

export const promotionsDraws = {
  listDraws: endpoint({
    summary: 'Prize draws with their odds, and how often the member may open each',
    method: 'GET',
    path: '/play/draws',
    wire: 'own',
    who: 'anyone',
    modules: ['REWCEN3'],
    gives: Type.Object({ list: Type.Array(draw) }),
    refusals: [],
  }),
  openDraw: endpoint({
    ...member,
    summary: 'Opens a draw once, under the odds of a version; its prize is paid at once',
    method: 'POST',
    path: '/play/draws/:id/open',
    intent: true,
    params,
    body: Type.Object({ version: Type.Integer({ minimum: 1, maximum: 2_000_000_000 }) }),
    gives: Type.Object(opening),
    refusals: [
      'game-unverified',
      'player-on-break',
      'self-excluded',
      'idempotency-key-reused',
      'promotion-not-found',
      'promotion-closed',
      'promotion-changed',
      'promotion-not-for-you',
      'promotion-mobile-missing',
      'promotion-group-taken',
      'draw-used-up',
      'ticket-missing',
    ],
  }),
  listOpenings: endpoint({
    ...member,
    summary: 'The draws that the member opened, newest first',
    method: 'GET',
    path: '/play/draw-openings',
    query: Type.Object({ after: Type.Optional(id()) }),
    gives: Type.Object({
      list: Type.Array(Type.Object(opening)),
      /** The last of the list, when there are more; null: these are the oldest. */
      next: orNone(id()),
    }),
    refusals: [],
  }),
  getOpening: endpoint({
    ...member,
    summary: 'All that an opened draw was drawn from, to draw it again',
    method: 'GET',
    path: '/play/draw-openings/:id',
    params,
    gives: Type.Object({
      ...opening,
      version: Type.Integer(),
      weights: Type.Array(Type.Integer()),
      /** The number that was drawn, below the sum of the weights. */
      value: Type.Integer(),
      commitment: hash(),
      clientSeed: text(64),
      nonce: Type.Integer(),
      /** Null until the member has it revealed. */
      serverSeed: orNone(hash()),
    }),
    refusals: ['draw-opening-unknown'],
  }),
  listTickets: endpoint({
    ...member,
    summary: 'The tickets that the member can use, those that expire first ahead',
    method: 'GET',
    path: '/play/tickets',
    gives: Type.Object({
      list: Type.Array(
        Type.Object({
          ticketId: id(),
          kind: oneOf(ticketKinds),
          given: Type.Integer(),
          left: Type.Integer(),
          givenAt: Type.Integer(),
          expiresAt: Type.Integer(),
        }),
      ),
    }),
    refusals: [],
  }),
  getDrawFigures: endpoint({
    wire: 'own',
    who: 'staff',
    permission: 'promotions.view',
    perMinute: 60,
    summary:
      'How often a draw was opened under its published version, and what it should have cost',
    method: 'GET',
    path: '/ops/promotions/:id/draw-figures',
    params,
    gives: Type.Object({
      currency: text(5),
      version: Type.Integer(),
      opened: Type.Integer(),
      paid: amount(),
      expected: amount(),
      segments: Type.Array(
        Type.Object({
          weight: Type.Integer(),
          rewards: Type.Array(rewardDue),
          opened: Type.Integer(),
          /** Openings that the odds expect, with four decimals. */
          expected: Type.String(),
          left: orNone(Type.Integer()),
        }),
      ),
    }),
    refusals: ['promotion-not-found'],
  }),
};
