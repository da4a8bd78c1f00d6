// Operator: staff and their console, members' files and the audit log, one page a part.
import { operatorAccount } from './account.ts';
import { operatorAudit } from './audit.ts';
import { operatorDesk } from './desk.ts';
import { operatorMemberActions } from './member-actions.ts';
import { operatorMembers } from './members.ts';
import { operatorSession } from './session.ts';
import { operatorStaff } from './staff.ts';

export const operator = {
  ...operatorSession,
  ...operatorAccount,
  ...operatorDesk,
  ...operatorMembers,
  ...operatorMemberActions,
  ...operatorStaff,
  ...operatorAudit,
};
