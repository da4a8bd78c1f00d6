// Where a claim of a member stands, and what makes staff look at one first.
/** `pending`: staff have to decide. `returned`: taken back by its rule. */
export const claimStates = [
  'pending',
  'available',
  'claimed',
  'expired',
  'rejected',
  'cancelled',
  'returned',
] as const;
export type ClaimState = (typeof claimStates)[number];

/** What a friend has in common with the member who invited them: staff then decide first. */
export const friendLinks = [
  'same-device',
  'same-address',
  'same-account',
  'same-name',
  'same-document',
] as const;
export type FriendLink = (typeof friendLinks)[number];
