// The pages of the console by the texts that they need: each with its address, the permission to open
// it, and its code, which comes when it is first opened.
import type { ComponentType } from 'react';
import type { PermissionName } from '@baize/contract';
import type { TextPart } from '../app/text-parts.ts';

export type Loaded = () => Promise<ComponentType>;

export interface PageSection {
  readonly parts: readonly TextPart[];
  readonly pages: readonly (readonly [string, PermissionName, Loaded])[];
}

export const pageTable: readonly PageSection[] = [
  {
    parts: ['money'],
    pages: [
      [
        'cashier',
        'withdrawals.view',
        async () => (await import('../features/cashier/desk/desk.tsx')).Desk,
      ],
      [
        'withdrawal-rules',
        'withdrawals.view',
        async () => (await import('../features/cashier/rules/automation.tsx')).Automation,
      ],
      [
        'shift',
        'withdrawals.view',
        async () => (await import('../features/cashier/shift.tsx')).Shift,
      ],
      [
        'adjustments',
        'adjustments.view',
        async () => (await import('../features/cashier/adjustments/adjustments.tsx')).Adjustments,
      ],
      [
        'provider-files',
        'reconciliation.view',
        async () =>
          (await import('../features/cashier/provider-files/provider-files.tsx')).ProviderFiles,
      ],
      [
        'money-report',
        'money.report',
        async () => (await import('../features/cashier/money-report.tsx')).MoneyReport,
      ],
      [
        'withdrawals',
        'withdrawals.view',
        async () => (await import('../features/wallet/withdrawals.tsx')).Withdrawals,
      ],
      [
        'payment-disputes',
        'withdrawals.view',
        async () => (await import('../features/wallet/disputes.tsx')).Disputes,
      ],
      ['agents', 'agents.view', async () => (await import('../features/agents/agents.tsx')).Agents],
      [
        'deposits',
        'deposits.view',
        async () => (await import('../features/wallet/deposits/deposits.tsx')).Deposits,
      ],
      [
        'deposits/:id',
        'deposits.view',
        async () => (await import('../features/wallet/deposits/deposit-page.tsx')).DepositPage,
      ],
      [
        'bonuses',
        'bonuses.view',
        async () => (await import('../features/wallet/bonuses.tsx')).Bonuses,
      ],
      [
        'transfers',
        'transfers.view',
        async () => (await import('../features/wallet/transfers/team-transfers.tsx')).TeamTransfers,
      ],
      [
        'deposit-blocks',
        'limits.view',
        async () => (await import('../features/wallet/limits/deposit-blocks.tsx')).DepositBlocks,
      ],
      [
        'dormant-accounts',
        'limits.view',
        async () =>
          (await import('../features/wallet/limits/dormant-accounts.tsx')).DormantAccounts,
      ],
      ['vip', 'vip.view', async () => (await import('../features/vip/vip-levels.tsx')).VipLevels],
    ],
  },
  {
    parts: ['contracts'],
    pages: [
      [
        'agreements',
        'agreements.view',
        async () => (await import('../features/agreements/agreements.tsx')).Agreements,
      ],
      [
        'agreements/:id',
        'agreements.view',
        async () => (await import('./agreement.tsx')).AgreementPage,
      ],
    ],
  },
  {
    parts: ['rebates'],
    pages: [
      [
        'rebates',
        'rebates.view',
        async () => (await import('../features/rebates/rebates.tsx')).Rebates,
      ],
    ],
  },
  {
    parts: ['money', 'contracts', 'rebates'],
    pages: [['agents/:id', 'agents.view', async () => (await import('./agent.tsx')).AgentTreePage]],
  },
  {
    parts: ['promotions'],
    pages: [
      [
        'promotions',
        'promotions.view',
        async () => (await import('../features/promotions/promotions.tsx')).Promotions,
      ],
      [
        'promotions/:id',
        'promotions.view',
        async () => (await import('../features/promotions/promotion-page.tsx')).PromotionPage,
      ],
      [
        'promotion-segments',
        'promotions.view',
        async () => (await import('../features/promotions/segments/segments.tsx')).Segments,
      ],
      [
        'rewards',
        'promotions.view',
        async () => (await import('../features/promotions/rewards.tsx')).Rewards,
      ],
      [
        'envelopes',
        'promotions.view',
        async () => (await import('../features/promotions/envelopes/envelopes.tsx')).Envelopes,
      ],
      ['points', 'points.view', async () => (await import('../features/points/points.tsx')).Points],
    ],
  },
  {
    parts: ['games'],
    pages: [
      [
        'catalogue',
        'catalogue.view',
        async () => (await import('../features/catalogue/catalogue.tsx')).Catalogue,
      ],
      [
        'jackpots',
        'jackpots.view',
        async () => (await import('../features/jackpots/jackpots.tsx')).Jackpots,
      ],
      [
        'lottery/games',
        'lottery.view',
        async () => (await import('../features/lottery/games.tsx')).Lotteries,
      ],
      [
        'lottery/games/:gameCode',
        'lottery.view',
        async () => (await import('../features/lottery/game-page.tsx')).LotteryGamePage,
      ],
      [
        'lottery/issues',
        'lottery.view',
        async () => (await import('../features/lottery/issues.tsx')).LotteryIssues,
      ],
      [
        'lottery/issues/:gameCode/:issue',
        'lottery.view',
        async () => (await import('../features/lottery/issue-page.tsx')).LotteryIssuePage,
      ],
      [
        'lottery/changes',
        'lottery.view',
        async () => (await import('../features/lottery/approvals.tsx')).LotteryApprovals,
      ],
      [
        'lottery/orders',
        'lottery.view',
        async () => (await import('../features/lottery/orders.tsx')).LotteryOrders,
      ],
      [
        'lottery/orders/:orderId',
        'lottery.view',
        async () => (await import('../features/lottery/order-page.tsx')).LotteryOrderPage,
      ],
      [
        'lottery/report',
        'lottery.view',
        async () => (await import('../features/lottery/report.tsx')).LotteryReport,
      ],
      [
        'crash/flights',
        'crash.view',
        async () => (await import('../features/crash/flights.tsx')).CrashFlights,
      ],
      [
        'crash/flights/:gameCode/:round',
        'crash.view',
        async () => (await import('../features/crash/flight-page.tsx')).CrashFlightPage,
      ],
      [
        'vendors',
        'vendors.view',
        async () => (await import('../features/vendors/vendors.tsx')).Vendors,
      ],
      [
        'fairness',
        'fairness.view',
        async () => (await import('../features/fairness/fairness.tsx')).Fairness,
      ],
    ],
  },
  {
    parts: ['house'],
    pages: [
      [
        'feedback',
        'feedback.view',
        async () => (await import('../features/feedback/feedback.tsx')).Feedback,
      ],
      ['chat', 'chat.view', async () => (await import('../features/chat/chat.tsx')).Chat],
      [
        'notices',
        'notices.view',
        async () => (await import('../features/notices/notices.tsx')).Notices,
      ],
      [
        'messages',
        'messages.view',
        async () => (await import('../features/notices/inbox/messages.tsx')).Messages,
      ],
      ['help', 'help.view', async () => (await import('../features/help/help-desk.tsx')).HelpDesk],
      ['brand', 'brand.view', async () => (await import('../features/brand/brand.tsx')).Brand],
      [
        'modules',
        'modules.view',
        async () => (await import('../features/settings/modules.tsx')).Modules,
      ],
      [
        'policies',
        'settings.view',
        async () => (await import('../features/settings/policies.tsx')).Policies,
      ],
      [
        'registration-form',
        'settings.view',
        async () => (await import('../features/settings/field-rules.tsx')).FieldRules,
      ],
      [
        'regions',
        'settings.view',
        async () => (await import('../features/settings/regions.tsx')).Regions,
      ],
      [
        'maintenance',
        'settings.view',
        async () => (await import('../features/settings/maintenance.tsx')).Maintenance,
      ],
      [
        'terms',
        'settings.view',
        async () => (await import('../features/settings/terms.tsx')).Terms,
      ],
    ],
  },
  {
    parts: [],
    pages: [
      [
        'members',
        'members.view',
        async () => (await import('../features/operator/members.tsx')).Members,
      ],
      [
        'books',
        'ledger.view',
        async () => (await import('../features/wallet/trial-balance.tsx')).TrialBalance,
      ],
      [
        'outbox',
        'outbox.view',
        async () => (await import('../features/operator/outbox.tsx')).Outbox,
      ],
      [
        'staff',
        'staff.view',
        async () => (await import('../features/operator/staff-list.tsx')).StaffList,
      ],
      [
        'staff/:id',
        'staff.view',
        async () => (await import('../features/operator/staff-file.tsx')).StaffFile,
      ],
      ['roles', 'staff.view', async () => (await import('../features/operator/roles.tsx')).Roles],
      ['audit', 'audit.view', async () => (await import('../features/operator/audit.tsx')).Audit],
    ],
  },
  {
    parts: ['money', 'games'],
    pages: [
      [
        'held-returns',
        'withdrawals.view',
        async () => (await import('../features/vendors/held-returns.tsx')).HeldReturns,
      ],
      [
        'deposit-methods',
        'deposits.view',
        async () => (await import('../features/wallet/deposits/method-list.tsx')).DepositMethods,
      ],
    ],
  },
  {
    parts: ['money', 'house'],
    pages: [
      [
        'deposit-limits',
        'limits.view',
        async () => (await import('../features/wallet/limits/deposit-limits.tsx')).DepositLimits,
      ],
    ],
  },
  {
    parts: ['money', 'games', 'promotions', 'house'],
    pages: [['members/:id', 'members.view', async () => (await import('./member.tsx')).MemberPage]],
  },
];
