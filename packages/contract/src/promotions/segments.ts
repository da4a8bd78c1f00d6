// Segments: filters over members that staff keep under a name, and that promotions are for.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { id, text } from '../kit/schema.ts';

const orNone = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()]);
const whole = (maximum: number) => orNone(Type.Integer({ minimum: 0, maximum }));

/** All of it must hold; null and empty ask for nothing. */
const filter = {
  levelMin: whole(100),
  levelMax: whole(100),
  countries: Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }), { maxItems: 60 }),
  registeredFrom: orNone(Type.Integer({ minimum: 0, maximum: 4_102_444_800_000 })),
  registeredUntil: orNone(Type.Integer({ minimum: 0, maximum: 4_102_444_800_000 })),
  /** Signed in within so many days, or not for so many. */
  seenWithin: whole(3650),
  unseenFor: whole(3650),
  /** How many deposits they ever made. */
  depositsMin: whole(1_000_000),
  depositsMax: whole(1_000_000),
};

const segment = Type.Object({
  segmentId: id(),
  version: Type.Integer(),
  name: text(60),
  ...filter,
});
const written = { name: text(60, 1), ...filter };

/** Members that a filter reaches, of those who were looked at in the order of their ids. */
const reach = {
  members: Type.Integer(),
  looked: Type.Integer(),
  /** False: there are more members than a count looks at. */
  isWhole: Type.Boolean(),
};

export const promotionsSegments = {
  findSegments: endpoint({
    wire: 'own',
    who: 'staff',
    permission: 'promotions.view',
    summary: 'Every segment, by name',
    method: 'GET',
    path: '/ops/promotion-segments',
    gives: Type.Object({ list: Type.Array(segment) }),
    refusals: [],
  }),
  createSegment: endpoint({
    wire: 'own',
    who: 'staff',
    permission: 'promotions.edit',
    summary: 'Keeps a filter under a name',
    method: 'POST',
    path: '/ops/promotion-segments',
    intent: true,
    body: Type.Object(written),
    gives: segment,
    refusals: ['segment-filter-wrong', 'segment-name-taken'],
  }),
  editSegment: endpoint({
    wire: 'own',
    who: 'staff',
    permission: 'promotions.edit',
    summary: 'Changes a segment; promotions for it are for its members of now',
    method: 'PUT',
    path: '/ops/promotion-segments/:id',
    params: Type.Object({ id: id() }),
    body: Type.Object({
      version: Type.Integer({ minimum: 1, maximum: 2_000_000_000 }),
      ...written,
    }),
    gives: segment,
    refusals: [
      'segment-filter-wrong',
      'segment-not-found',
      'segment-changed',
      'segment-name-taken',
    ],
  }),
  countSegment: endpoint({
    wire: 'own',
    who: 'staff',
    permission: 'promotions.view',
    perMinute: 20,
    summary: 'How many members a filter reaches',
    method: 'POST',
    path: '/ops/promotion-segment-counts',
    body: Type.Object(filter),
    gives: Type.Object(reach),
    refusals: [],
  }),
};
