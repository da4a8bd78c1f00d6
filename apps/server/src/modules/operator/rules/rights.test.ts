// Proves that a right counts only beside the one it needs.
import { expect, test } from 'vitest';
import { permissions, roles } from '@baize/contract';
import { effective, standsAlone } from './rights.ts';

test('the outbox needs the permission to reset members', () => {
  expect(standsAlone(['members.view', 'outbox.view'])).toBe('outbox.view');
  expect(effective(['members.view', 'outbox.view'])).toEqual(['members.view']);
  const both = ['members.reset', 'outbox.view'] as const;
  expect(standsAlone(both)).toBeUndefined();
  expect(effective(both)).toEqual(both);
  expect(effective(permissions)).toEqual(permissions);
});

test('no built-in role has a right without the one it needs', () => {
  for (const held of Object.values(roles)) expect(standsAlone(held)).toBeUndefined();
});
