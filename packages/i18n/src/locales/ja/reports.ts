// Japanese texts of reports: profit and loss by day, category and vendor.
import type { PartialTexts } from '../../texts.ts';
import type { reports as english } from '../en/reports.ts';

export const reports: PartialTexts<typeof english> = {
  title: '収支レポート',
  'by-day': '日別',
  'by-category': 'カテゴリー別',
  'by-vendor': 'プロバイダー別',
  views: '集計方法',
  day: '日付',
  category: 'カテゴリー',
  vendor: 'プロバイダー',
  rounds: 'ラウンド数',
  stake: 'ベット',
  payout: '配当',
  net: '収支',
  deposited: '入金',
  withdrawn: '出金',
  other: '提供終了',
  total: '合計',
  none: 'この期間に精算されたものはありません。',
  longer: '30日間を表示',
  counted:
    '精算済みのラウンドを、開始した日に計上します。入金は反映された日、出金は送金された日に計上します。日付は{zone}です。',
};
