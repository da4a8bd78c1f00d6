// Simplified Chinese texts of reports: profit and loss by day, category and vendor.
import type { PartialTexts } from '../../texts.ts';
import type { reports as english } from '../en/reports.ts';

export const reports: PartialTexts<typeof english> = {
  title: '盈亏报表',
  'by-day': '按日',
  'by-category': '按类别',
  'by-vendor': '按厂商',
  views: '汇总方式',
  day: '日期',
  category: '类别',
  vendor: '厂商',
  rounds: '局数',
  stake: '投注',
  payout: '派彩',
  net: '净盈亏',
  deposited: '存款',
  withdrawn: '提款',
  other: '已不再提供',
  total: '合计',
  none: '这些日期没有结算记录。',
  longer: '显示 30 天',
  counted:
    '仅计已结算的局次，按开局日期归入当日。存款以到账日计，提款以汇出日计。日期以 {zone} 为准。',
};
