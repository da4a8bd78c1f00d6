// Japanese texts of the cashier’s desk, for staff.
import type { PartialTexts } from '../../texts.ts';
import type { cashier as english } from '../en/cashier.ts';

export const cashier: PartialTexts<typeof english> = {
  percent: '{percent}%',
  day: '日',
  'queue-disputed': '異議あり',
  only: '表示',
  'refused-count': '却下',
  turnover: '必要ベット額',
  'by-address': 'アドレス',
  'outcome-done': '完了',
  'fact-amount': '金額',
  'shift-refused': '却下',
  'handover-waits': '待機中',
  'adjustment-waiting': '待機中',
  'adjustment-refused': '却下',
  'report-from': '送金元',
  'report-to': '宛先',
  'difference-closed': '終了',
  fee: '手数料',
};
