// How each state of a reward looks.
import type { StatusKind } from '@baize/ui';
import type { StaffClaim } from './staff-promotion.ts';

export const claimKinds: Readonly<Record<StaffClaim['state'], StatusKind>> = {
  pending: 'waiting',
  available: 'good',
  claimed: 'good',
  expired: 'neutral',
  rejected: 'bad',
  cancelled: 'neutral',
  returned: 'bad',
};
