// Simplified Chinese texts of the cashier’s desk, for staff.
import type { PartialTexts } from '../../texts.ts';
import type { cashier as english } from '../en/cashier.ts';

export const cashier: PartialTexts<typeof english> = {
  'measure-deposited': '存款',
  'measure-withdrawn': '提款',
  percent: '{percent}%',
  day: '日',
  'queue-disputed': '有争议',
  only: '显示',
  'sum-deposits': '存款',
  'sum-withdrawals': '提款',
  'refused-count': '已拒绝',
  play: '游戏',
  turnover: '流水',
  'by-address': '地址',
  'outcome-done': '完成',
  more: '显示更多',
  'fact-amount': '金额',
  'shift-approved': '已批准',
  'shift-refused': '已拒绝',
  'handover-waits': '等待开始',
  'adjustment-waiting': '等待开始',
  'adjustment-refused': '已拒绝',
  'report-from': '转出方',
  'report-to': '转给',
  'report-deposited': '存款',
  'report-withdrawn': '提款',
  'difference-closed': '已关闭',
  fee: '手续费',
};
