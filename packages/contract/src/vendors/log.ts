// The recent messages between us and game vendors, for staff who look for a fault: vendors' calls,
// right or wrong, and our calls to them.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { pageQuery, text } from '../kit/schema.ts';

const maybe = (lengthMax: number) => Type.Optional(text(lengthMax));
const moment = () => Type.Optional(Type.Integer({ minimum: 0, maximum: 4_102_444_800_000 }));

export const logDirections = ['in', 'out'] as const;
export const logAnswers = ['carried-out', 'refused', 'trouble'] as const;

/** Answers that a vendor which keeps to the interface never meets. */
export const troubles = [
  'signature-wrong',
  'message-stale',
  'request-invalid',
  'content-not-supported',
  'token-unknown',
  'player-unknown',
  'currency-differs',
  'amount-invalid',
  'game-unknown',
  'idempotency-key-reused',
  'no-answer',
  'fault',
] as const;

export const vendorsLog = {
  searchVendorLog: endpoint({
    summary: 'Every message between us and vendors of the last days, newest first',
    method: 'GET',
    path: '/ops/vendor-log',
    wire: 'own',
    who: 'staff',
    permission: 'vendors.view',
    query: Type.Object({
      ...pageQuery,
      vendor: maybe(40),
      kind: maybe(30),
      /** Finds the name of a message, a round or a player: whichever it is. */
      name: maybe(64),
      answer: Type.Optional(Type.Enum([...logAnswers])),
      since: moment(),
      until: moment(),
    }),
    gives: Type.Object({
      list: Type.Array(
        Type.Object({
          id: text(20),
          at: Type.Integer(),
          vendor: text(40),
          direction: Type.Enum([...logDirections]),
          kind: text(30),
          requestId: text(64),
          player: text(64),
          round: text(64),
          game: text(80),
          currency: text(5),
          /** As it was sent. */
          amount: text(20),
          /** A refusal's name; nothing when it was carried out. */
          answer: text(60),
          status: Type.Integer(),
          balance: text(20),
          withOldKey: Type.Boolean(),
          durationMs: Type.Number(),
        }),
      ),
      /** Counted to ten thousand. */
      total: Type.Integer(),
      keptDays: Type.Integer(),
    }),
    refusals: [],
  }),
};
