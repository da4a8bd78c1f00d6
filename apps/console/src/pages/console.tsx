// The pages of the console by address. A page the role may not open says so.
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { Link, Route, Routes } from 'react-router';
import { EmptyState, Skeleton } from '@baize/ui';
import type { PermissionName } from '@baize/contract';
import { useMay } from '../app/staff.ts';
import type { TextPart } from '../app/text-parts.ts';
import { useText, withTexts } from '../app/texts.ts';
import { DashboardPage } from './dashboard.tsx';
import { Shell } from '../shell/shell.tsx';

function May({ permission, children }: { permission: PermissionName; children: ReactNode }) {
  const t = useText();
  return useMay(permission) ? children : <EmptyState>{t('operator.not-allowed')}</EmptyState>;
}

function NotFound() {
  const t = useText();
  return (
    <EmptyState action={<Link to="/">{t('operator.to-dashboard')}</Link>}>
      {t('operator.not-found')}
    </EmptyState>
  );
}

type Loaded = () => Promise<ComponentType>;

/** A page's code and texts come when it is first opened. */
function later(parts: readonly TextPart[], load: Loaded): ReactNode {
  const Page = lazy(() => withTexts(parts, load));
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <Page />
    </Suspense>
  );
}

const pages: readonly (readonly [string, PermissionName, readonly TextPart[], Loaded])[] = [
  [
    'cashier',
    'withdrawals.view',
    ['money'],
    async () => (await import('../features/cashier/desk/desk.tsx')).Desk,
  ],
  [
    'withdrawal-rules',
    'withdrawals.view',
    ['money'],
    async () => (await import('../features/cashier/rules/automation.tsx')).Automation,
  ],
  [
    'shift',
    'withdrawals.view',
    ['money'],
    async () => (await import('../features/cashier/shift.tsx')).Shift,
  ],
  [
    'adjustments',
    'adjustments.view',
    ['money'],
    async () => (await import('../features/cashier/adjustments/adjustments.tsx')).Adjustments,
  ],
  [
    'provider-files',
    'reconciliation.view',
    ['money'],
    async () =>
      (await import('../features/cashier/provider-files/provider-files.tsx')).ProviderFiles,
  ],
  [
    'money-report',
    'money.report',
    ['money'],
    async () => (await import('../features/cashier/money-report.tsx')).MoneyReport,
  ],
  [
    'withdrawals',
    'withdrawals.view',
    ['money'],
    async () => (await import('../features/wallet/withdrawals.tsx')).Withdrawals,
  ],
  [
    'payment-disputes',
    'withdrawals.view',
    ['money'],
    async () => (await import('../features/wallet/disputes.tsx')).Disputes,
  ],
  [
    'held-returns',
    'withdrawals.view',
    ['money', 'games'],
    async () => (await import('../features/vendors/held-returns.tsx')).HeldReturns,
  ],
  [
    'members',
    'members.view',
    [],
    async () => (await import('../features/operator/members.tsx')).Members,
  ],
  [
    'members/:id',
    'members.view',
    ['money', 'games', 'house'],
    async () => (await import('./member.tsx')).MemberPage,
  ],
  [
    'agents',
    'agents.view',
    ['money'],
    async () => (await import('../features/agents/agents.tsx')).Agents,
  ],
  [
    'agents/:id',
    'agents.view',
    ['money'],
    async () => (await import('../features/agents/agent-page.tsx')).AgentPage,
  ],
  [
    'deposits',
    'deposits.view',
    ['money'],
    async () => (await import('../features/wallet/deposits/deposits.tsx')).Deposits,
  ],
  [
    'deposits/:id',
    'deposits.view',
    ['money'],
    async () => (await import('../features/wallet/deposits/deposit-page.tsx')).DepositPage,
  ],
  [
    'deposit-methods',
    'deposits.view',
    ['money', 'games'],
    async () => (await import('../features/wallet/deposits/method-list.tsx')).DepositMethods,
  ],
  [
    'bonuses',
    'bonuses.view',
    ['money'],
    async () => (await import('../features/wallet/bonuses.tsx')).Bonuses,
  ],
  [
    'transfers',
    'transfers.view',
    ['money'],
    async () => (await import('../features/wallet/transfers/team-transfers.tsx')).TeamTransfers,
  ],
  [
    'deposit-limits',
    'limits.view',
    ['money', 'house'],
    async () => (await import('../features/wallet/limits/deposit-limits.tsx')).DepositLimits,
  ],
  [
    'deposit-blocks',
    'limits.view',
    ['money'],
    async () => (await import('../features/wallet/limits/deposit-blocks.tsx')).DepositBlocks,
  ],
  [
    'dormant-accounts',
    'limits.view',
    ['money'],
    async () => (await import('../features/wallet/limits/dormant-accounts.tsx')).DormantAccounts,
  ],
  [
    'catalogue',
    'catalogue.view',
    ['games'],
    async () => (await import('../features/catalogue/catalogue.tsx')).Catalogue,
  ],
  [
    'feedback',
    'feedback.view',
    ['house'],
    async () => (await import('../features/feedback/feedback.tsx')).Feedback,
  ],
  ['chat', 'chat.view', ['house'], async () => (await import('../features/chat/chat.tsx')).Chat],
  [
    'notices',
    'notices.view',
    ['house'],
    async () => (await import('../features/notices/notices.tsx')).Notices,
  ],
  [
    'messages',
    'messages.view',
    ['house'],
    async () => (await import('../features/notices/inbox/messages.tsx')).Messages,
  ],
  [
    'help',
    'help.view',
    ['house'],
    async () => (await import('../features/help/help-desk.tsx')).HelpDesk,
  ],
  [
    'jackpots',
    'jackpots.view',
    ['games'],
    async () => (await import('../features/jackpots/jackpots.tsx')).Jackpots,
  ],
  [
    'lottery/games',
    'lottery.view',
    ['games'],
    async () => (await import('../features/lottery/games.tsx')).Lotteries,
  ],
  [
    'lottery/games/:gameCode',
    'lottery.view',
    ['games'],
    async () => (await import('../features/lottery/game-page.tsx')).LotteryGamePage,
  ],
  [
    'lottery/issues',
    'lottery.view',
    ['games'],
    async () => (await import('../features/lottery/issues.tsx')).LotteryIssues,
  ],
  [
    'lottery/issues/:gameCode/:issue',
    'lottery.view',
    ['games'],
    async () => (await import('../features/lottery/issue-page.tsx')).LotteryIssuePage,
  ],
  [
    'lottery/changes',
    'lottery.view',
    ['games'],
    async () => (await import('../features/lottery/approvals.tsx')).LotteryApprovals,
  ],
  [
    'lottery/orders',
    'lottery.view',
    ['games'],
    async () => (await import('../features/lottery/orders.tsx')).LotteryOrders,
  ],
  [
    'lottery/orders/:orderId',
    'lottery.view',
    ['games'],
    async () => (await import('../features/lottery/order-page.tsx')).LotteryOrderPage,
  ],
  [
    'lottery/report',
    'lottery.view',
    ['games'],
    async () => (await import('../features/lottery/report.tsx')).LotteryReport,
  ],
  [
    'crash/flights',
    'crash.view',
    ['games'],
    async () => (await import('../features/crash/flights.tsx')).CrashFlights,
  ],
  [
    'crash/flights/:gameCode/:round',
    'crash.view',
    ['games'],
    async () => (await import('../features/crash/flight-page.tsx')).CrashFlightPage,
  ],
  [
    'vip',
    'vip.view',
    ['money'],
    async () => (await import('../features/vip/vip-levels.tsx')).VipLevels,
  ],
  [
    'brand',
    'brand.view',
    ['house'],
    async () => (await import('../features/brand/brand.tsx')).Brand,
  ],
  [
    'vendors',
    'vendors.view',
    ['games'],
    async () => (await import('../features/vendors/vendors.tsx')).Vendors,
  ],
  [
    'fairness',
    'fairness.view',
    ['games'],
    async () => (await import('../features/fairness/fairness.tsx')).Fairness,
  ],
  [
    'books',
    'ledger.view',
    [],
    async () => (await import('../features/wallet/trial-balance.tsx')).TrialBalance,
  ],
  [
    'modules',
    'modules.view',
    ['house'],
    async () => (await import('../features/settings/modules.tsx')).Modules,
  ],
  [
    'policies',
    'settings.view',
    ['house'],
    async () => (await import('../features/settings/policies.tsx')).Policies,
  ],
  [
    'registration-form',
    'settings.view',
    ['house'],
    async () => (await import('../features/settings/field-rules.tsx')).FieldRules,
  ],
  [
    'regions',
    'settings.view',
    ['house'],
    async () => (await import('../features/settings/regions.tsx')).Regions,
  ],
  [
    'maintenance',
    'settings.view',
    ['house'],
    async () => (await import('../features/settings/maintenance.tsx')).Maintenance,
  ],
  [
    'terms',
    'settings.view',
    ['house'],
    async () => (await import('../features/settings/terms.tsx')).Terms,
  ],
  [
    'outbox',
    'outbox.view',
    [],
    async () => (await import('../features/operator/outbox.tsx')).Outbox,
  ],
  [
    'staff',
    'staff.view',
    [],
    async () => (await import('../features/operator/staff-list.tsx')).StaffList,
  ],
  [
    'staff/:id',
    'staff.view',
    [],
    async () => (await import('../features/operator/staff-file.tsx')).StaffFile,
  ],
  ['roles', 'staff.view', [], async () => (await import('../features/operator/roles.tsx')).Roles],
  ['audit', 'audit.view', [], async () => (await import('../features/operator/audit.tsx')).Audit],
];

const routes = pages.map(([path, permission, parts, load]) => ({
  path,
  permission,
  page: later(parts, load),
}));
const ownAccount = later(['house'], async () => (await import('./own-account.tsx')).OwnAccountPage);

export function ConsolePages() {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route index element={<DashboardPage />} />
        {routes.map(({ path, permission, page }) => (
          <Route key={path} path={path} element={<May permission={permission}>{page}</May>} />
        ))}
        <Route path="account" element={ownAccount} />
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}
