// The dialog above the page, and the action that the player wanted: a protected action asks a
// visitor to sign in and continues afterwards, asks a demo account to register, and tells an
// account of another kind that it is not available.
import { create } from 'zustand';
import { currentSession, isAgent, isDemo, isMember } from './session/session.ts';

export type DialogName =
  | 'login'
  | 'register'
  | 'forgot'
  | 'recovery-sent'
  | 'recovery-lost'
  | 'set-password'
  | 'change-password'
  | 'after-login'
  | 'logout'
  | 'idle'
  | 'reality-check'
  | 'session-budget'
  | 'session-over'
  | 'session-ended'
  | 'register-first'
  | 'agents-only'
  | 'members-only'
  | 'help'
  | 'search';

interface Dialogs {
  readonly open: DialogName | undefined;
  readonly wish: (() => void) | undefined;
}

export const useDialogs = create<Dialogs>()(() => ({ open: undefined, wish: undefined }));

export function openDialog(open: DialogName, wish?: () => void): void {
  useDialogs.setState({ open, wish: wish ?? useDialogs.getState().wish });
}

export function closeDialog(): void {
  useDialogs.setState({ open: undefined, wish: undefined });
}

/** Closes the question and carries out what was wanted when it was asked. */
export function closeAndGoOn(): void {
  const { wish } = useDialogs.getState();
  closeDialog();
  wish?.();
}

/** For every action that needs a session: demo accounts may. */
export function whenSignedIn(action: () => void): void {
  if (currentSession() === undefined) openDialog('login', action);
  else action();
}

/** For every action that needs a member: a demo account is asked to register first. */
export function whenMember(action: () => void): void {
  const session = currentSession();
  if (isDemo(session)) openDialog('register-first');
  else if (session !== undefined && !isMember(session)) openDialog('members-only');
  else whenSignedIn(action);
}

/** For every action of agents only. */
export function whenAgent(action: () => void): void {
  whenMember(() => {
    if (isAgent(currentSession())) action();
    else openDialog('agents-only');
  });
}
