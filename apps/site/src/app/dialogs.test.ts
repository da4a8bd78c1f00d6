// What needs a session asks a visitor to sign in and goes on afterwards; what needs a member asks a
// demo account to register; a member is never stopped.
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

test.each([whenSignedIn, whenMember])('a visitor signs in first, then goes on', (protect) => {
  const action = vi.fn();
  protect(action);
  expect(opened()).toBe('login');
  expect(action).not.toHaveBeenCalled();
  closeAndGoOn();
  expect(action).toHaveBeenCalledOnce();
  expect(opened()).toBeUndefined();
});

test('closing the question drops what was wanted', () => {
  const action = vi.fn();
  whenSignedIn(action);
  closeDialog();
  closeAndGoOn();
  expect(action).not.toHaveBeenCalled();
});

test('a demo account plays, but registers before it acts as a member', () => {
  signInAs(4);
  const action = vi.fn();
  whenSignedIn(action);
  expect(action).toHaveBeenCalledOnce();
  whenMember(action);
  expect(action).toHaveBeenCalledOnce();
  expect(opened()).toBe('register-first');
});

test('a member is not stopped', () => {
  signInAs(0);
  const action = vi.fn();
  whenMember(action);
  expect(action).toHaveBeenCalledOnce();
});

test('only an agent comes into the agents’ own, and an account of another kind is told so', () => {
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
