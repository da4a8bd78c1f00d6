// English texts of reports: profit and loss by day, category and vendor.
export const reports = {
  title: 'Profit and loss',
  'by-day': 'By day',
  'by-category': 'By category',
  'by-vendor': 'By vendor',
  views: 'Group by',
  day: 'Day',
  category: 'Category',
  vendor: 'Vendor',
  rounds: 'Rounds',
  stake: 'Staked',
  payout: 'Paid out',
  net: 'Result',
  deposited: 'Deposited',
  withdrawn: 'Withdrawn',
  other: 'No longer offered',
  total: 'Total',
  none: 'No rounds were settled in this period.',
  longer: 'Show 30 days',
  counted:
    'A settled round counts on the day it started, a deposit when it is credited and a withdrawal when it is paid. Days run in {zone}.',
} as const;
