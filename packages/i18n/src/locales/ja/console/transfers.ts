// Japanese texts of how staff look after team transfers.
import type { PartialTexts } from '../../../texts.ts';
import type { transfers as english } from '../../en/console/transfers.ts';

export const transfers: PartialTexts<typeof english> = {
  title: 'チーム内送金',
  none: '条件に合うチーム内送金はありません。',
  from: '送金元',
  to: '宛先',
  way: '方向',
  'way-up': '上位へ',
  'way-down': 'チームへ',
  'state-done': '完了',
  'state-reversed': '取り消し済み',
  turnover: '必要ベット額',
  username: 'いずれかのユーザー名',
  reverse: '取り消す',
  'reverse-title': 'この送金を取り消しますか？',
  'reverse-text':
    '{amount}が{receiver}さんから{sender}さんに戻ります。{receiver}さんの手元に資金がある間だけ可能です。双方に通知されます。',
  'reversed-by': '{date}に{by}：{reason}',
  member: 'チーム内送金',
  'sent-today': '本日の送金額',
  'count-today': '本日の送金回数',
  standing: 'チーム内送金',
  on: '許可',
  off: '停止中',
  'off-by': '{date}に{by}が停止：{reason}',
  'switch-off': '送金を停止',
  'switch-on': '送金を再開',
  'switch-off-text': 'この会員は、他の会員への送金も受け取りもできなくなります。',
  'switch-on-text': 'この会員は、ポリシーの範囲で再び送金と受け取りができます。',
};
