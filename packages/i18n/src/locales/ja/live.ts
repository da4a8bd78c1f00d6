// Japanese texts of the live channel: what it tells and how it is doing.
import type { PartialTexts } from '../../texts.ts';
import type { live as english } from '../en/live.ts';

export const live: PartialTexts<typeof english> = {
  connected: '接続しました',
  reconnecting: '再接続中…',
  offline: 'オフラインです。',
  'deposit-settled': '{amount}が入金されました。',
  'withdrawal-approved': '出金が承認されました。',
  'withdrawal-paid': '出金が送金されました。着金したらご確認ください。',
  'withdrawal-refused': '出金は却下され、金額は残高に戻りました。',
  'session-ended': 'ほかの場所からセッションが終了されました。',
  'winner-joined': '{name}さんが{amount}を獲得',
};
