// The steps of a withdrawal now, by its state, the signatures it needs and the role of the caller.
import type { PermissionName } from '@baize/contract';
import type { DeskCase } from '../names.ts';

export type DeskStep = 'approve' | 'sign' | 'refuse' | 'pay';

export function stepsOf(
  { state, needsTwo }: Pick<DeskCase, 'state' | 'needsTwo'>,
  may: readonly PermissionName[],
): readonly DeskStep[] {
  const judges = may.includes('withdrawals.review');
  const pays = may.includes('withdrawals.pay');
  const isOpen = state === 'pending' || state === 'approved';
  return [
    ...(state === 'pending' && judges ? [needsTwo ? ('sign' as const) : ('approve' as const)] : []),
    ...(state === 'approved' && pays ? ['pay' as const] : []),
    ...(isOpen && judges ? ['refuse' as const] : []),
  ];
}
