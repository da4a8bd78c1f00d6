// What everybody is answered who has a code or a link sent.
import { Type } from 'typebox';
import { id } from './kit/schema.ts';

export const sentCode = Type.Object({
  expiredMinutes: Type.Integer(),
  /** By which to ask what became of the message; absent when it is there already. */
  deliveryId: Type.Optional(id()),
});
