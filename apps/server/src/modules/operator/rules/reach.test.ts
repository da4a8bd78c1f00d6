// Proves who may touch whose account, and which roles they may give.
import { permissions } from '@baize/contract';
import { expect, test } from 'vitest';
import { mayGive, refusalOfReach, type Reaching } from './reach.ts';

const owner: Reaching = { staffId: 'o', role: 'owner', permissions };
const lead: Reaching = { staffId: 'l', role: 'lead', permissions: ['staff.edit', 'members.view'] };
const clerk: Reaching = { staffId: 'c', role: 'clerk', permissions: ['members.view'] };
const viewer: Reaching = { staffId: 'v', role: 'viewer', permissions: ['audit.view'] };

test('staff cannot change their own account', () => {
  expect(refusalOfReach(owner, owner)?.refused).toBe('staff-own');
  expect(refusalOfReach(lead, lead)?.refused).toBe('staff-own');
});

test('an account with a permission that the caller lacks is above the caller', () => {
  expect(refusalOfReach(lead, clerk)).toBeUndefined();
  expect(refusalOfReach(lead, viewer)?.refused).toBe('staff-above-own');
  expect(refusalOfReach(clerk, lead)?.refused).toBe('staff-above-own');
  expect(refusalOfReach(owner, viewer)).toBeUndefined();
});

test('only an owner makes owners, even where another role has all permissions', () => {
  const second: Reaching = { staffId: 's', role: 'second', permissions };
  expect(mayGive(second, owner)).toBe(false);
  expect(mayGive(owner, { role: 'owner', permissions })).toBe(true);
  expect(mayGive(lead, clerk)).toBe(true);
  expect(mayGive(clerk, lead)).toBe(false);
});
