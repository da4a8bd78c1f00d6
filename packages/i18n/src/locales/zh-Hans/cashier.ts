// Simplified Chinese texts of the cashier’s desk, for staff.
import type { PartialTexts } from '../../texts.ts';
import type { cashier as english } from '../en/cashier.ts';

export const cashier: PartialTexts<typeof english> = {
  percent: '{percent}%',
  'queue-disputed': '有争议',
  'refused-count': '已拒绝',
  turnover: '流水',
  'by-address': '地址',
  'outcome-done': '完成',
  'shift-refused': '已拒绝',
  'handover-waits': '等待开始',
  'adjustment-waiting': '等待开始',
  'adjustment-refused': '已拒绝',
  'difference-closed': '已关闭',
  fee: '手续费',
};
