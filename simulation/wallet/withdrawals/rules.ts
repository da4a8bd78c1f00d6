// The rules by which the cashier's desk of the wallet's world judges by itself: it holds one size
// of withdrawal with a reason, and approves small ones, a few a day.
import { peso } from '../known.ts';

export const ruleCountMax = 3;
export const approvedMost = peso(180);
export const heldFrom = peso(1500);

export const rules = [
  {
    id: 'hold-large',
    name: 'Hold large ones',
    isOn: true,
    conditions: [{ fact: 'amount', test: 'at-least', value: '1500' }],
    verdict: 'hold',
    reason: 'large',
  },
  {
    id: 'approve-small',
    name: 'Approve small ones',
    isOn: true,
    conditions: [{ fact: 'amount', test: 'at-most', value: '180' }],
    verdict: 'approve',
    reason: '',
  },
] as const;
