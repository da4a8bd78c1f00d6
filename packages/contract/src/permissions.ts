// The permissions of staff in the console. An endpoint names one; a role is a list of them.
export const permissions = [
  'members.view',
  'members.contacts',
  'members.note',
  'members.edit',
  'members.lock',
  'members.reset',
  'members.verify',
  'withdrawals.view',
  'withdrawals.review',
  'withdrawals.pay',
  'disputes.decide',
  'deposits.view',
  'bonuses.view',
  'bonuses.grant',
  'bonuses.settings',
  'transfers.view',
  'transfers.edit',
  'limits.view',
  'limits.edit',
  'deposits.review',
  'deposits.channels',
  'ledger.view',
  'rounds.view',
  'catalogue.view',
  'catalogue.edit',
  'notices.view',
  'notices.edit',
  'help.view',
  'help.edit',
  'feedback.view',
  'feedback.answer',
  'chat.view',
  'chat.moderate',
  'chat.service',
  'chat.edit',
  'messages.view',
  'messages.send',
  'agents.view',
  'agents.edit',
  'fairness.view',
  'fairness.edit',
  'vendors.view',
  'vendors.edit',
  'brand.view',
  'brand.edit',
  'jackpots.view',
  'jackpots.edit',
  'lottery.view',
  'lottery.results',
  'lottery.settings',
  'crash.view',
  'crash.cancel',
  'vip.view',
  'vip.edit',
  'vip.set',
  'modules.view',
  'modules.edit',
  'settings.view',
  'settings.edit',
  'settings.profile',
  'maintenance.edit',
  'outbox.view',
  'audit.view',
  'staff.view',
  'staff.edit',
  'roles.edit',
] as const;

export type PermissionName = (typeof permissions)[number];

/**
 * Permissions that hold only beside another. The outbox shows what opens a member's account: it
 * takes the permission to reset that account.
 */
export const permissionNeeds: Readonly<Partial<Record<PermissionName, PermissionName>>> = {
  'outbox.view': 'members.reset',
};

/**
 * Roles of a fresh platform. `support` sees, `cashier` judges and pays withdrawals, `owner` may do
 * everything.
 */
export const roles = {
  owner: permissions,
  cashier: [
    'members.view',
    'withdrawals.view',
    'withdrawals.review',
    'withdrawals.pay',
    'disputes.decide',
    'deposits.view',
    'transfers.view',
    'limits.view',
    'deposits.review',
    'rounds.view',
  ],
  support: [
    'members.view',
    'withdrawals.view',
    'deposits.view',
    'transfers.view',
    'limits.view',
    'rounds.view',
    'chat.view',
    'chat.moderate',
    'chat.service',
  ],
} as const satisfies Record<string, readonly PermissionName[]>;

export type RoleName = keyof typeof roles;
