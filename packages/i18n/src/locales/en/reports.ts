// English texts of reports: profit and loss by day, category and vendor.
export const reports = {
  title: 'Profit and loss',
  'by-day': 'By day',
  'by-category': 'By category',
  'by-vendor': 'By vendor',
  views: 'How to sum it up',
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
  none: 'Nothing was settled on these days.',
  longer: 'Show 30 days',
  counted:
    'Settled rounds count, each on the day it began. Deposits count when they are credited, withdrawals when they are paid. Days run in GMT+8.',
} as const;
