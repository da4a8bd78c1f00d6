// The pages of the console in their order, each with the permission that opens it.
import {
  ArrowDownToLineIcon,
  BadgeCheckIcon,
  BanIcon,
  ChartLineIcon,
  CircleHelpIcon,
  CreditCardIcon,
  DicesIcon,
  Gamepad2Icon,
  GiftIcon,
  GlobeIcon,
  HeadsetIcon,
  HistoryIcon,
  InboxIcon,
  KeyRoundIcon,
  LandmarkIcon,
  LayoutDashboardIcon,
  ListIcon,
  MailIcon,
  MessageCircleIcon,
  MoonIcon,
  NewspaperIcon,
  PaletteIcon,
  PlugIcon,
  RotateCwIcon,
  ScaleIcon,
  ScrollTextIcon,
  SendIcon,
  ShieldCheckIcon,
  ShieldIcon,
  SlidersHorizontalIcon,
  StarIcon,
  TicketIcon,
  TimerIcon,
  ToggleRightIcon,
  TriangleAlertIcon,
  TrophyIcon,
  UserPlusIcon,
  UsersIcon,
  WalletIcon,
  WrenchIcon,
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
      '/withdrawals',
      '/payment-disputes',
      '/held-returns',
      '/deposits',
      '/deposit-methods',
      '/deposit-blocks',
      '/transfers',
      '/bonuses',
      '/deposit-limits',
      '/dormant-accounts',
      '/books',
    ],
  },
  {
    title: 'operator.group-people',
    paths: ['/members', '/agents', '/vip', '/feedback', '/chat', '/messages'],
  },
  {
    title: 'operator.group-games',
    paths: ['/catalogue', '/vendors', '/jackpots', '/crash/flights', '/fairness'],
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
    path: '/withdrawals',
    title: 'operator.withdrawals',
    permission: 'withdrawals.view',
    icon: WalletIcon,
  },
  {
    path: '/payment-disputes',
    title: 'operator.payment-disputes',
    permission: 'withdrawals.view',
    icon: TriangleAlertIcon,
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
    path: '/bonuses',
    title: 'operator.bonuses',
    permission: 'bonuses.view',
    icon: GiftIcon,
  },
  {
    path: '/deposit-blocks',
    title: 'operator.deposit-blocks',
    permission: 'limits.view',
    icon: BanIcon,
  },
  {
    path: '/transfers',
    title: 'operator.team-transfers',
    permission: 'transfers.view',
    icon: SendIcon,
  },
  {
    path: '/deposit-limits',
    title: 'operator.deposit-limits',
    permission: 'limits.view',
    icon: ArrowDownToLineIcon,
  },
  {
    path: '/dormant-accounts',
    title: 'operator.dormant-accounts',
    permission: 'limits.view',
    icon: MoonIcon,
  },
  {
    path: '/deposit-methods',
    title: 'operator.deposit-methods',
    permission: 'deposits.view',
    icon: CreditCardIcon,
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
  {
    path: '/crash/flights',
    title: 'operator.crash-flights',
    permission: 'crash.view',
    icon: SendIcon,
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
