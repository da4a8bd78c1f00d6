// Pages of friends, cut by the moment of their registration.
import type { Friend } from '../../identity/index.ts';

export const friendsAtOnce = 10;

/** Where the next page begins; null: there is none. */
export const nextOf = (friends: readonly Friend[]): number | null =>
  friends.length < friendsAtOnce ? null : (friends.at(-1)?.registeredAt ?? null);
