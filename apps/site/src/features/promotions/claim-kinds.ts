// How each state of a reward looks.
import type { StatusKind } from '@baize/ui';
import type { ClaimState } from '@baize/contract';

export const claimKinds: Readonly<Record<ClaimState, StatusKind>> = {
  pending: 'waiting',
  available: 'good',
  claimed: 'good',
  expired: 'neutral',
  rejected: 'bad',
  cancelled: 'neutral',
  returned: 'neutral',
};
