// Operator: staff and their console, members' files and the audit log, one page a part.
import { operatorAccount } from './operator-account.ts';
import { operatorAudit } from './operator-audit.ts';
import { operatorDesk } from './operator-desk.ts';
import { operatorMemberDeeds } from './operator-member-deeds.ts';
import { operatorMembers } from './operator-members.ts';
import { operatorSession } from './operator-session.ts';
import { operatorStaff } from './operator-staff.ts';

export const operator = {
  ...operatorSession,
  ...operatorAccount,
  ...operatorDesk,
  ...operatorMembers,
  ...operatorMemberDeeds,
  ...operatorStaff,
  ...operatorAudit,
};
