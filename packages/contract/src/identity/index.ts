// Identity: registration, sessions, passwords, the member's own account and its guards.
import { identityAccount } from './account.ts';
import { identityGuards } from './guards.ts';
import { identityPassword } from './password.ts';
import { identityRegistration } from './registration.ts';
import { identityOfSessions } from './sessions.ts';

export const identity = {
  ...identityOfSessions,
  ...identityRegistration,
  ...identityPassword,
  ...identityAccount,
  ...identityGuards,
};
