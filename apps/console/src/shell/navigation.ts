// The pages of the console in their order, each with the permission that opens it.
import {
  BadgeCheckIcon,
  ChartLineIcon,
  CircleHelpIcon,
  CoinsIcon,
  DicesIcon,
  Gamepad2Icon,
  GlobeIcon,
  HandIcon,
  HeadsetIcon,
  HistoryIcon,
  InboxIcon,
  KeyRoundIcon,
  LandmarkIcon,
  LayoutDashboardIcon,
  ListIcon,
  MailIcon,
  MessageCircleIcon,
  NewspaperIcon,
  PaletteIcon,
  PencilIcon,
  PlugIcon,
  ReceiptTextIcon,
  RotateCwIcon,
  ScaleIcon,
  ScrollTextIcon,
  ShieldCheckIcon,
  ShieldIcon,
  SlidersHorizontalIcon,
  StarIcon,
  TicketIcon,
  TimerIcon,
  ToggleRightIcon,
  TrendingUpIcon,
  TrophyIcon,
  UserPlusIcon,
  UsersIcon,
  WalletIcon,
  WrenchIcon,
  ZapIcon,
} from '@baize/ui';
import type { PermissionName } from '@baize/contract';
import type { TextKey } from '@baize/i18n';

export interface ConsolePage {
  readonly path: string;
  readonly title: TextKey;
  readonly permission?: PermissionName;
  readonly icon: typeof WalletIcon;
}

export interface PageGroup {
  /** The dashboard stands above all groups. */
  readonly title: TextKey | undefined;
  readonly paths: readonly string[];
}

/** Related pages stand together; each page is in one group. */
export const pageGroups: readonly PageGroup[] = [
  { title: undefined, paths: ['/'] },
  {
    title: 'operator.group-money',
    paths: [
      '/cashier',
      '/withdrawals',
      '/deposits',
      '/adjustments',
      '/held-returns',
      '/withdrawal-rules',
      '/shift',
      '/provider-files',
      '/money-report',
      '/books',
    ],
  },
  {
    title: 'operator.group-people',
    paths: ['/members', '/agents', '/vip', '/feedback', '/chat', '/messages'],
  },
  {
    title: 'operator.group-games',
    paths: ['/catalogue', '/vendors', '/jackpots', '/fairness'],
  },
  {
    title: 'operator.group-lottery',
    paths: [
      '/lottery/games',
      '/lottery/issues',
      '/lottery/changes',
      '/lottery/orders',
      '/lottery/report',
    ],
  },
  { title: 'operator.group-site', paths: ['/notices', '/help', '/brand', '/terms'] },
  {
    title: 'operator.group-rules',
    paths: ['/policies', '/modules', '/registration-form', '/regions', '/maintenance'],
  },
  { title: 'operator.group-staff', paths: ['/staff', '/roles', '/audit', '/outbox'] },
];

export const consolePages: readonly ConsolePage[] = [
  { path: '/', title: 'operator.dashboard', icon: LayoutDashboardIcon },
  {
    path: '/cashier',
    title: 'operator.cashier-desk',
    permission: 'withdrawals.view',
    icon: CoinsIcon,
  },
  {
    path: '/withdrawals',
    title: 'operator.withdrawals',
    permission: 'withdrawals.view',
    icon: WalletIcon,
  },
  {
    path: '/held-returns',
    title: 'operator.held-returns',
    permission: 'withdrawals.view',
    icon: RotateCwIcon,
  },
  { path: '/members', title: 'operator.members', permission: 'members.view', icon: UsersIcon },
  { path: '/agents', title: 'operator.agents', permission: 'agents.view', icon: UserPlusIcon },
  {
    path: '/deposits',
    title: 'operator.deposits',
    permission: 'deposits.view',
    icon: LandmarkIcon,
  },
  {
    path: '/withdrawal-rules',
    title: 'operator.cashier-rules',
    permission: 'withdrawals.view',
    icon: ZapIcon,
  },
  {
    path: '/shift',
    title: 'operator.cashier-shift',
    permission: 'withdrawals.view',
    icon: HandIcon,
  },
  {
    path: '/adjustments',
    title: 'operator.adjustments',
    permission: 'adjustments.view',
    icon: PencilIcon,
  },
  {
    path: '/provider-files',
    title: 'operator.provider-files',
    permission: 'reconciliation.view',
    icon: ReceiptTextIcon,
  },
  {
    path: '/money-report',
    title: 'operator.money-report',
    permission: 'money.report',
    icon: TrendingUpIcon,
  },
  {
    path: '/catalogue',
    title: 'operator.catalogue',
    permission: 'catalogue.view',
    icon: Gamepad2Icon,
  },
  {
    path: '/feedback',
    title: 'operator.feedback',
    permission: 'feedback.view',
    icon: MessageCircleIcon,
  },
  { path: '/chat', title: 'operator.chat', permission: 'chat.view', icon: HeadsetIcon },
  { path: '/notices', title: 'operator.notices', permission: 'notices.view', icon: NewspaperIcon },
  { path: '/messages', title: 'operator.messages', permission: 'messages.view', icon: MailIcon },
  { path: '/help', title: 'operator.help', permission: 'help.view', icon: CircleHelpIcon },
  { path: '/brand', title: 'operator.brand', permission: 'brand.view', icon: PaletteIcon },
  { path: '/vendors', title: 'operator.vendors', permission: 'vendors.view', icon: PlugIcon },
  {
    path: '/fairness',
    title: 'operator.fairness',
    permission: 'fairness.view',
    icon: ShieldCheckIcon,
  },
  { path: '/vip', title: 'operator.vip', permission: 'vip.view', icon: StarIcon },
  {
    path: '/jackpots',
    title: 'operator.jackpots',
    permission: 'jackpots.view',
    icon: TrophyIcon,
  },
  {
    path: '/lottery/games',
    title: 'operator.lotteries',
    permission: 'lottery.view',
    icon: DicesIcon,
  },
  {
    path: '/lottery/issues',
    title: 'operator.lottery-issues',
    permission: 'lottery.view',
    icon: TimerIcon,
  },
  {
    path: '/lottery/changes',
    title: 'operator.lottery-changes',
    permission: 'lottery.view',
    icon: BadgeCheckIcon,
  },
  {
    path: '/lottery/orders',
    title: 'operator.lottery-orders',
    permission: 'lottery.view',
    icon: TicketIcon,
  },
  {
    path: '/lottery/report',
    title: 'operator.lottery-report',
    permission: 'lottery.view',
    icon: ChartLineIcon,
  },
  { path: '/books', title: 'operator.trial-balance', permission: 'ledger.view', icon: ScaleIcon },
  {
    path: '/modules',
    title: 'operator.modules',
    permission: 'modules.view',
    icon: ToggleRightIcon,
  },
  {
    path: '/policies',
    title: 'operator.policies',
    permission: 'settings.view',
    icon: SlidersHorizontalIcon,
  },
  {
    path: '/registration-form',
    title: 'operator.field-rules',
    permission: 'settings.view',
    icon: ListIcon,
  },
  { path: '/regions', title: 'operator.regions', permission: 'settings.view', icon: GlobeIcon },
  {
    path: '/maintenance',
    title: 'operator.maintenance',
    permission: 'settings.view',
    icon: WrenchIcon,
  },
  { path: '/terms', title: 'operator.terms', permission: 'settings.view', icon: ScrollTextIcon },
  { path: '/outbox', title: 'operator.outbox', permission: 'outbox.view', icon: InboxIcon },
  { path: '/staff', title: 'operator.staff-accounts', permission: 'staff.view', icon: ShieldIcon },
  { path: '/roles', title: 'operator.roles', permission: 'staff.view', icon: KeyRoundIcon },
  { path: '/audit', title: 'operator.audit', permission: 'audit.view', icon: HistoryIcon },
];
