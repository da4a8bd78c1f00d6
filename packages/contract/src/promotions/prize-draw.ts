// A prize draw as data: its look, what opens it, and its segments with weights, stock and prizes.
import { type TSchema, Type } from 'typebox';
import { oneOf } from '../kit/schema.ts';

/** Looks of draws, each opened by tickets of its own. */
export const ticketKinds = ['wheel', 'egg', 'slot', 'scratch'] as const;
export type TicketKind = (typeof ticketKinds)[number];

/** One number below the sum of the weights decides its segment. */
export const prizeDraw = <Reward extends TSchema>(reward: Reward) =>
  Type.Object({
    look: oneOf(ticketKinds),
    /** Tickets of its look open it. */
    tickets: Type.Boolean(),
    /** How often a member opens it on a day without a ticket. */
    aDay: Type.Integer({ minimum: 0, maximum: 20 }),
    segments: Type.Array(
      Type.Object({
        weight: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
        /** How often it can be won under this version; null: without limit. */
        stock: Type.Union([Type.Integer({ minimum: 1, maximum: 10_000_000 }), Type.Null()]),
        /** Empty: it wins nothing. */
        rewards: Type.Array(reward, { maxItems: 3 }),
      }),
      { minItems: 2, maxItems: 16 },
    ),
  });
