// Connections to game vendors as staff see and change them, what vendors sent, and the money that
// they hold.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { amount, id, oneOf, pageQuery, text } from '../kit/schema.ts';
import { offerState } from '../catalogue/schema.ts';
import { heldReturnStates } from './held-returns.ts';
import { connectionStyles, messageKinds } from './schema.ts';
import { transferStates } from '../kit/closed-sets.ts';
import { offerStates } from '../catalogue/schema.ts';

const moment = () => Type.Optional(Type.Integer({ minimum: 0, maximum: 4_102_444_800_000 }));
const maybe = (lengthMax: number) => Type.Optional(text(lengthMax));
const nullableTime = () => Type.Union([Type.Integer(), Type.Null()]);

/** The visible part: a secret is written, never read. */
const connection = Type.Object({
  vendor: text(40),
  style: oneOf(connectionStyles),
  state: oneOf(offerStates),
  apiUrl: text(300),
  hasSecret: Type.Boolean(),
  hasPublicKey: Type.Boolean(),
  /** Until when the key before the newest is still taken; null: there is none. */
  previousUntil: nullableTime(),
  changedAt: Type.Integer(),
});

/** The traffic between us and a vendor during the last day, in short. */
const activity = {
  lastAt: nullableTime(),
  /** The answer of the last one: a refusal's name, or nothing when it was carried out. */
  lastAnswer: text(60),
  messages: Type.Integer(),
  /** Messages that violate the interface. */
  troubles: Type.Integer(),
  /** When a message was last proved with the key before the newest, while that still holds. */
  oldKeyAt: nullableTime(),
};

export const vendorsOperations = {
  listConnections: endpoint({
    summary: 'The connections to game vendors, without their secrets',
    method: 'GET',
    path: '/ops/vendor-connections',
    wire: 'own',
    who: 'staff',
    permission: 'vendors.view',
    gives: Type.Object({
      list: Type.Array(Type.Object({ ...connection.properties, ...activity })),
    }),
    refusals: [],
  }),
  setConnection: endpoint({
    summary: 'Enters where a vendor is and the keys that prove it; a new key starts a rotation',
    method: 'PUT',
    path: '/ops/vendor-connections/:vendor',
    wire: 'own',
    who: 'staff',
    permission: 'vendors.edit',
    confirmed: true,
    params: Type.Object({ vendor: id() }),
    body: Type.Object({
      style: Type.Enum([...connectionStyles]),
      apiUrl: text(300, 1),
      secret: maybe(200),
      publicKey: maybe(4000),
    }),
    gives: Type.Object({ connection }),
    refusals: ['address-invalid', 'key-invalid'],
  }),
  rotateVendorKey: endpoint({
    summary:
      'Makes a new secret for a vendor, shown this once; the old one holds as long as is said',
    method: 'POST',
    path: '/ops/vendor-connections/:vendor/rotate',
    wire: 'own',
    who: 'staff',
    permission: 'vendors.edit',
    confirmed: true,
    params: Type.Object({ vendor: id() }),
    /** Hours that the old key still holds; 0: it is over at once. */
    body: Type.Object({
      overlapHours: Type.Optional(Type.Integer({ minimum: 0, maximum: 168 })),
    }),
    gives: Type.Object({ secret: text(100), previousUntil: nullableTime() }),
    refusals: ['vendor-unknown'],
  }),
  testConnection: endpoint({
    summary: 'Asks a vendor for its games with our signature, and says what came of it',
    method: 'POST',
    path: '/ops/vendor-connections/:vendor/test',
    wire: 'own',
    who: 'staff',
    permission: 'vendors.edit',
    perMinute: 30,
    params: Type.Object({ vendor: id() }),
    gives: Type.Object({
      /** `no-answer`, the vendor's own word of refusal, `answer-unreadable`, or nothing. */
      error: text(60),
      /** The HTTP status; 0 without an answer. */
      status: Type.Integer(),
      durationMs: Type.Number(),
      /** It took the key before the newest, not the newest. */
      withOldKey: Type.Boolean(),
      games: Type.Integer(),
      /** The games that we could not read: too few or wrong fields. */
      unreadable: Type.Integer(),
    }),
    refusals: ['vendor-unknown', 'key-missing'],
  }),
  setConnectionState: endpoint({
    summary: 'Turns a vendor on, off, or into maintenance: bets stop, money owed is still taken',
    method: 'PUT',
    path: '/ops/vendor-connections/:vendor/state',
    wire: 'own',
    who: 'staff',
    permission: 'vendors.edit',
    params: Type.Object({ vendor: id() }),
    body: Type.Object({ state: offerState() }),
    gives: Type.Object({ connection }),
    refusals: ['vendor-unknown', 'key-missing'],
  }),
  listVendorMessages: endpoint({
    summary: 'What vendors sent about rounds and what they were answered, newest first',
    method: 'GET',
    path: '/ops/vendor-messages',
    wire: 'own',
    who: 'staff',
    permission: 'vendors.view',
    query: Type.Object({
      ...pageQuery,
      vendor: maybe(40),
      kind: Type.Optional(Type.Enum([...messageKinds])),
      player: maybe(64),
      round: maybe(64),
      requestId: maybe(64),
      /** `yes`: only those that were refused; `no`: only those that were carried out. */
      refused: Type.Optional(Type.Enum(['yes', 'no'])),
      since: moment(),
      until: moment(),
    }),
    gives: Type.Object({
      list: Type.Array(
        Type.Object({
          at: Type.Integer(),
          vendor: text(40),
          kind: oneOf(messageKinds),
          requestId: text(64),
          player: text(64),
          round: text(64),
          currency: text(5),
          amount: amount(),
          bet: text(64),
          /** The refusal's name; nothing when it was carried out. */
          error: text(60),
          balance: text(20),
        }),
      ),
      total: Type.Integer(),
    }),
    refusals: [],
  }),
  listTransfers: endpoint({
    summary: 'Money moved to and from wallets of vendors, newest first',
    method: 'GET',
    path: '/ops/vendor-transfers',
    wire: 'own',
    who: 'staff',
    permission: 'vendors.view',
    query: Type.Object({ ...pageQuery, vendor: maybe(40), player: maybe(64) }),
    gives: Type.Object({
      list: Type.Array(
        Type.Object({
          id: text(64),
          at: Type.Integer(),
          vendor: text(40),
          player: text(64),
          direction: oneOf(['in', 'out']),
          currency: text(5),
          amount: amount(),
          state: oneOf(transferStates),
        }),
      ),
      total: Type.Integer(),
    }),
    refusals: [],
  }),
  listMoney: endpoint({
    summary: 'The player’s money that lies in wallets of vendors, as they say now',
    method: 'GET',
    path: '/play/vendor-money',
    wire: 'own',
    who: 'player',
    evenClosed: true,
    perMinute: 30,
    gives: Type.Object({
      list: Type.Array(
        Type.Object({
          vendor: text(40),
          currency: text(5),
          /** The amount that can be brought back now; null: the vendor does not say. */
          amount: Type.Union([amount(), Type.Null()]),
        }),
      ),
      /** Moves that vendors have not answered yet. */
      underway: amount(),
      /** More than was sent there: it waits, or was decided of late. */
      held: Type.Array(
        Type.Object({
          id: text(64),
          vendor: text(40),
          amount: amount(),
          state: Type.Enum([...heldReturnStates]),
          at: Type.Integer(),
          /** The reason by staff. */
          reason: text(300),
        }),
      ),
    }),
    refusals: [],
  }),
};
