// Japanese texts of deposits for staff: the desk, one deposit, reports and the editor of methods.
import type { PartialTexts } from '../../../texts.ts';
import type { deposits as english } from '../../en/console/deposits.ts';

export const deposits: PartialTexts<typeof english> = {
  'deposit-number': '入金番号',
  'kind-hosted': '決済ページ',
  'kind-qr': 'QRコード',
  'kind-bank-transfer': '銀行振込',
  'kind-ewallet': '電子マネー',
  'kind-crypto': '暗号資産',
  'state-opening': '準備中',
  'state-processing': '処理中',
  'state-success': '入金済み',
  'state-refused': '却下',
  'step-requested': '申請',
  'step-payment-due': '支払い待ち',
  'step-proof-sent': '証明送信済み',
  'step-credited': '入金済み',
  'step-refused': '却下',
  requested: '申請',
  arrived: '着金',
  credited: '入金済み',
  promotion: 'プロモーション',
  'problem-expired': '期限内の支払いなし',
  'report-found': '確認できた',
  'report-refused': '確認できず',
  'report-closed': '終了',
  'group-fee': '手数料',
  'entry-network': 'ネットワーク',
  'account-bankName': '銀行',
  'account-number': '口座番号',
  'account-holder': '口座名義',
};
