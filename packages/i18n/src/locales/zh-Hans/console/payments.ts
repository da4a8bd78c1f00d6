// Simplified Chinese texts of how staff pay withdrawals in parts and decide disputes about payments.
import type { PartialTexts } from '../../../texts.ts';
import type { payments as english } from '../../en/console/payments.ts';

export const payments: PartialTexts<typeof english> = {
  all: '全部',
  part: '第 {number} 笔',
  'outcome-received': '到账',
  'kind-payment-proof': '付款凭证',
  'kind-message': '留言',
  send: '发送',
  'parts-title': '分笔',
  'part-paying': '支付中',
  'part-paid': '已汇出',
  'part-disputed': '有争议',
  'part-received': '转入',
  'part-forced-received': '视为已收到',
  'part-resolved-received': '裁定已收到',
};
