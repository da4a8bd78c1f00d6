// Before a profile is chosen, staff see exactly the values that it would change.
import { expect, test } from 'vitest';
import { policies, type PolicyName } from '@baize/contract';
import { changesOf } from './profile-chooser.tsx';

const listed = (own: readonly PolicyName[]) => ({
  profile: 'default' as const,
  profileWaits: null,
  policies: (Object.keys(policies) as PolicyName[]).map((name) => ({
    name,
    kind: policies[name].kind,
    value: policies[name].default,
    overridden: own.includes(name),
    waits: null,
  })),
});

test('a new profile changes its defaults and keeps the brand’s own values', () => {
  const all = changesOf(listed([]), 'strict');
  expect(all).toContainEqual({ name: 'loginFailuresMax', before: 5, after: 3 });
  expect(all.some(({ name }) => name === 'bankCardsMax')).toBe(false);
  const fewer = changesOf(listed(['loginFailuresMax']), 'strict');
  expect(fewer).toHaveLength(all.length - 1);
  expect(changesOf(listed([]), 'default')).toEqual([]);
});
