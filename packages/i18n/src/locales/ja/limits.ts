// Japanese texts of deposit limits: the question for one, what is left, the review, blocked means.
import type { PartialTexts } from '../../texts.ts';
import type { limits as english } from '../en/limits.ts';

export const limits: PartialTexts<typeof english> = {
  'prompt-title': '入金上限を設定しますか？',
  'prompt-text':
    '入金の前に、最大でいくら入金するかお決めください。入金はすべて全額が算入されます。引き下げはいつでもでき、引き上げは24時間後に適用されます。',
  'prompt-amount': '入金の上限額',
  'prompt-span': '期間',
  'prompt-set': 'この上限を設定',
  'prompt-none': '上限なし',
  'prompt-later': '後で',
  'prompt-set-done': '入金上限を設定しました。',
  'span-day': '1日',
  'span-week': '1週間',
  'span-month': '1か月',
  'left-day': '本日はあと{left}入金できます（上限{limit}）。',
  'left-week': '今週はあと{left}入金できます（上限{limit}）。',
  'left-month': '今月はあと{left}入金できます（上限{limit}）。',
  'left-whose-own': 'ご自身の上限',
  'left-whose-operator': '当サイトが設けた上限',
  change: '上限を変更',
  'reduced-title': '上限の残りを超えています',
  'reduced-own-day': '入金上限は1日{limit}です。残りは{left}です。',
  'reduced-own-week': '入金上限は1週間{limit}です。残りは{left}です。',
  'reduced-own-month': '入金上限は1か月{limit}です。残りは{left}です。',
  'reduced-operator-day': '当サイトが設けた入金上限は1日{limit}です。残りは{left}です。',
  'reduced-operator-week': '当サイトが設けた入金上限は1週間{limit}です。残りは{left}です。',
  'reduced-operator-month': '当サイトが設けた入金上限は1か月{limit}です。残りは{left}です。',
  'reduced-button': '代わりに{amount}を入金',
  'suspended-title': '入金が停止されています',
  'suspended-text':
    '入金の失敗が多すぎます。カスタマーサポートにご連絡いただければ再開できます。残高でのプレイと出金は引き続き可能です。',
  'blocked-title': '停止中の入金方法があります',
  'blocked-text':
    '{means}での入金の失敗が多すぎます。{until}から再びご利用いただけます。今は別の方法をお選びください。',
  'review-title': '上限は今も適切ですか？',
  'review-text':
    '上限を最後に確認されてからしばらく経ちました。下でご確認のうえ、そのままにするか変更してください。',
  'review-keep': 'このままにする',
  'review-kept': 'ありがとうございます。上限はそのままです。',
  'operator-line': '当サイトが設けた上限：{value}。低いほうの上限が適用されます。',
  'confirm-ready': '上限を{value}に引き上げる準備ができました。今も希望しますか？',
  'confirm-ready-none': '上限を解除する準備ができました。今も希望しますか？',
  'confirm-raise': 'はい、適用する',
  'confirm-drop': 'いいえ、{value}のままにする',
  'confirm-done': '新しい上限が適用されました。',
  'confirm-waits': '{when}から{value}を確定できます。',
  'confirm-waits-none': '{when}から解除を確定できます。',
  'effect-looser': '引き上げは24時間後の{when}から確定できます。確定するまでは{value}のままです。',
  'effect-remove': '解除は24時間後の{when}から確定できます。確定するまでは{value}のままです。',
  'saved-waits': '保存しました。{when}から確定してください。',
  'dormant-title': '休眠アカウント',
  'dormant-text':
    '{months, plural, other {#か月}}ログインがない場合、アカウントは休眠扱いになります。その{days, plural, other {#日}}前にお知らせします。資金をいただくことは決してありません。資金はアカウントに残り、ログインすると再び有効になります。',
};
