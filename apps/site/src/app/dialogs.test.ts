// An action that needs a session asks a visitor to sign in and continues afterwards; one that needs
// a member asks a demo account to register; a member is never stopped.
import { beforeEach, expect, test, vi } from 'vitest';
import {
  closeAndGoOn,
  closeDialog,
  useDialogs,
  whenAgent,
  whenMember,
  whenSignedIn,
} from './dialogs.ts';
import { useSessionStore } from './session/session.ts';

const signInAs = (isAgent: number) =>
  useSessionStore.getState().keep({
    token: 'a-token',
    customerId: 'p1',
    account: 'mahendra',
    nickname: '',
    isAgent,
    toUpline: false,
    memberLabel: '',
  });
const opened = () => useDialogs.getState().open;

beforeEach(() => {
  closeDialog();
  useSessionStore.getState().forget();
});

// @proves L118 L152
test.each([whenSignedIn, whenMember])('a visitor signs in first, then goes on', (protect) => {
  const action = vi.fn();
  protect(action);
  expect(opened()).toBe('login');
  expect(action).not.toHaveBeenCalled();
  closeAndGoOn();
  expect(action).toHaveBeenCalledOnce();
  expect(opened()).toBeUndefined();
});

test('closing the question drops the pending action', () => {
  const action = vi.fn();
  whenSignedIn(action);
  closeDialog();
  closeAndGoOn();
  expect(action).not.toHaveBeenCalled();
});

// @proves L118 L152
test('a demo account plays, but registers before it acts as a member', () => {
  signInAs(4);
  const action = vi.fn();
  whenSignedIn(action);
  expect(action).toHaveBeenCalledOnce();
  whenMember(action);
  expect(action).toHaveBeenCalledOnce();
  expect(opened()).toBe('register-first');
});

// @proves L83
test('a member is not asked anything', () => {
  signInAs(0);
  const action = vi.fn();
  whenMember(action);
  expect(action).toHaveBeenCalledOnce();
});

// @proves L152
test('only an agent opens the agent pages; any other account sees a message', () => {
  const action = vi.fn();
  signInAs(0);
  whenAgent(action);
  expect(opened()).toBe('agents-only');
  signInAs(3);
  whenMember(action);
  expect(opened()).toBe('members-only');
  expect(action).not.toHaveBeenCalled();
  signInAs(41);
  whenAgent(action);
  expect(action).toHaveBeenCalledOnce();
});
