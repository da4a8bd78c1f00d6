// Simplified Chinese texts of deposits for staff: the desk, one deposit, reports and the editor of methods.
import type { PartialTexts } from '../../../texts.ts';
import type { deposits as english } from '../../en/console/deposits.ts';

export const deposits: PartialTexts<typeof english> = {
  'deposit-number': '存款编号',
  'kind-hosted': '支付页面',
  'kind-qr': '二维码',
  'kind-bank-transfer': '银行转账',
  'kind-ewallet': '电子钱包',
  'kind-crypto': '加密货币',
  'state-opening': '正在打开',
  'state-processing': '处理中',
  'state-success': '已入账',
  'state-refused': '已拒绝',
  'step-requested': '已申请',
  'step-payment-due': '等待付款',
  'step-proof-sent': '凭证已提交',
  'step-credited': '已入账',
  'step-refused': '已拒绝',
  requested: '已申请',
  arrived: '到账',
  credited: '已入账',
  promotion: '优惠活动',
  'problem-expired': '逾期未付款',
  'report-found': '已找到',
  'report-refused': '未找到',
  'report-closed': '已关闭',
  'group-fee': '手续费',
  'entry-network': '网络',
  'account-bankName': '银行',
  'account-number': '账号',
  'account-holder': '户名',
};
