// Agents: teams, what their leaders see, invitations and registrations, and the work of staff.
import { agentsInvitations } from './invitations.ts';
import { agentsOperations } from './operations.ts';
import { agentsRegistrations } from './registrations.ts';
import { agentsOfSite } from './site.ts';

export const agents = {
  ...agentsOfSite,
  ...agentsInvitations,
  ...agentsRegistrations,
  ...agentsOperations,
};
