// Japanese texts of how staff pay withdrawals in parts and decide disputes about payments.
import type { PartialTexts } from '../../../texts.ts';
import type { payments as english } from '../../en/console/payments.ts';

export const payments: PartialTexts<typeof english> = {
  all: 'すべて',
  part: '分割{number}',
  'state-decided': '判断',
  'outcome-received': '着金',
  'kind-payment-proof': '支払いの証明',
  'kind-message': 'メッセージ',
  send: '送信',
  'parts-title': '分割',
  'part-open': '未完了',
  'part-paying': '支払い中',
  'part-paid': '送金済み',
  'part-disputed': '異議あり',
  'part-received': '受け取った',
  'part-forced-received': '着金とみなし',
  'part-resolved-received': '判断により着金',
};
