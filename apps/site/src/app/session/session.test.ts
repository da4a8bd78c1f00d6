// A session is in the storage under the names the family's clients use, survives a reload, and
// leaves nothing but the merchant's keys when it ends.
import { beforeEach, expect, test } from 'vitest';
import { isAgent, isDemo, isMember, type Session, useSessionStore } from './session.ts';

const member: Session = {
  token: 'a-token',
  customerId: 'p1',
  account: 'mahendra',
  nickname: '',
  isAgent: 0,
  toUpline: false,
  memberLabel: 'Gold',
};

const stored = () => ({ ...sessionStorage });

beforeEach(() => {
  useSessionStore.getState().forget();
  sessionStorage.clear();
});

test('it is written under its own names', () => {
  useSessionStore.getState().keep(member);
  expect(stored()).toMatchObject({
    token: 'a-token',
    account: 'mahendra',
    username: 'mahendra',
    customerId: 'p1',
    isAgent: '0',
    toUpline: 'false',
    memberLabel: 'Gold',
  });
});

test('ending it leaves the merchant alone', () => {
  useSessionStore.getState().keep(member);
  sessionStorage.setItem('iframeUrl', 'https://games.example/play');
  useSessionStore.getState().forget();
  expect(Object.keys(stored()).toSorted()).toEqual(['merchant', 'merchantCode', 'platform']);
  expect(useSessionStore.getState().session).toBeUndefined();
});

// @proves L1 L103
test.each([
  [0, true, false],
  [1, true, true],
  [2, true, true],
  [41, true, true],
  [42, true, true],
  [4, false, false],
  [3, false, false],
])('type %i: member %o, agent %o', (type, member_, agent) => {
  const session = { ...member, isAgent: type };
  expect([isMember(session), isAgent(session)]).toEqual([member_, agent]);
});

// @proves L103
test('only type 4 is a demo account', () => {
  expect(isDemo({ ...member, isAgent: 4 })).toBe(true);
  expect(isDemo(member)).toBe(false);
  expect(isDemo(undefined)).toBe(false);
});
