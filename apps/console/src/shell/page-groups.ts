// The groups of the console's pages in their order.
import type { TextKey } from '@baize/i18n';

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
      '/payment-disputes',
      '/deposits',
      '/deposit-methods',
      '/deposit-blocks',
      '/adjustments',
      '/held-returns',
      '/transfers',
      '/bonuses',
      '/deposit-limits',
      '/dormant-accounts',
      '/withdrawal-rules',
      '/shift',
      '/provider-files',
      '/money-report',
      '/books',
    ],
  },
  {
    title: 'operator.group-people',
    paths: [
      '/members',
      '/agents',
      '/agreements',
      '/rebates',
      '/vip',
      '/feedback',
      '/chat',
      '/messages',
    ],
  },
  { title: 'operator.promotions', paths: ['/promotions', '/rewards', '/envelopes', '/points'] },
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
