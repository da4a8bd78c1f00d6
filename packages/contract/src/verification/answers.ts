// The answer to every request for a code or a link.
import { Type } from 'typebox';
import { id } from '../kit/schema.ts';

export const sentCode = Type.Object({
  expiredMinutes: Type.Integer(),
  /** The id by which to ask what became of the message; absent when it is there already. */
  deliveryId: Type.Optional(id()),
});
