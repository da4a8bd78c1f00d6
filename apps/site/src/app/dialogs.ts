// Which question lies above the page, and what the player wanted when it was asked: a protected
// action asks a visitor to sign in and goes on afterwards, asks a demo account to register, and
// tells whoever is of another kind that it is not for them.
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

/** For whatever needs a session: demo accounts may. */
export function whenSignedIn(action: () => void): void {
  if (currentSession() === undefined) openDialog('login', action);
  else action();
}

/** For whatever needs a member: a demo account is asked to register first. */
export function whenMember(action: () => void): void {
  const session = currentSession();
  if (isDemo(session)) openDialog('register-first');
  else if (session !== undefined && !isMember(session)) openDialog('members-only');
  else whenSignedIn(action);
}

/** For whatever is an agent's own. */
export function whenAgent(action: () => void): void {
  whenMember(() => {
    if (isAgent(currentSession())) action();
    else openDialog('agents-only');
  });
}
