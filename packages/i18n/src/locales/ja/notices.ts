// Japanese texts of the notices.
import type { PartialTexts } from '../../texts.ts';
import type { notices as english } from '../en/notices.ts';

export const notices: PartialTexts<typeof english> = {
  title: 'お知らせ',
  player: 'お知らせ',
  promotion: 'プロモーション',
  none: '現在、お知らせはありません。',
  more: '詳しく見る',
  move: 'このウィンドウを移動',
  understood: 'わかりました',
  pages: 'お知らせのページ',
  previous: '前のページ',
  next: '次のページ',
  page: '{page}ページ',
  'demo-slots-title': '還元率を明示した8つのスロット',
  'demo-slots-text': '<p>どのスロットも正確な還元率を表示し、無料で試せます。</p>',
  'demo-lottery-title': '本日の抽選',
  'demo-lottery-text': '<p>取り扱い中の宝くじと抽選時刻をご覧ください。</p>',
  'demo-welcome-title': 'ようこそ：3ステップで始める',
  'demo-welcome-text':
    '<p>ご来訪ありがとうございます。3つのステップで、すぐにテーブルへ：</p><ol><li>ユーザー名とパスワードで登録します。</li><li>好きなゲームを、好きなだけ無料で試します。</li><li>最初の入金の前に、ご自分の上限を設定します。</li></ol><p>そのほかのことは、ヘルプセンターがお答えします。</p>',
  'demo-fair-title': 'すべてのラウンドを、お使いのブラウザーで検証できます',
  'demo-fair-text':
    '<p>各ラウンドのシードはベット前に確定し、後から公開されます。公平性のページでは、お使いのブラウザーがラウンドを再計算して照合します。</p>',
  'demo-limits-title': '上限はすぐに適用されます',
  'demo-limits-text':
    '<p>入金、ベット、損失、時間の上限は、すべての取引で守られます。厳しくする変更はすぐに、緩める変更は1日後に適用されます。</p>',
  'news-welcome-title': '{name}さん、ようこそ',
  'news-welcome-text':
    'アカウントの準備ができました。リアルマネーでプレイする前に、ご自分の上限を設定してください。ご不明な点は、ヘルプセンターをご覧ください。',
  'news-deposit-success-title': '入金が完了しました',
  'news-deposit-success-text': '{amount}を残高に加算しました。',
  'news-deposit-refused-title': '入金が完了しませんでした',
  'news-deposit-refused-text':
    '{amount}の支払いは完了しませんでした。当サイトの残高に変更はありません。銀行で引き落としの記録がある場合は、ご連絡ください。',
  'news-withdrawal-approved-title': '出金が承認されました',
  'news-withdrawal-approved-text': '出金が承認されました。まもなく送金します。',
  'news-withdrawal-paid-title': '出金を送金しました',
  'news-withdrawal-paid-text': '出金を送金しました。着金したら「出金」で確認してください。',
  'news-withdrawal-refused-title': '出金が却下されました',
  'news-withdrawal-refused-text': '出金は却下されました。金額は残高に戻りました。',
  'news-vip-risen-title': 'VIPランク：{level}',
  'news-vip-risen-text': 'VIPランクが{level}に上がりました。特典はVIPページでご覧いただけます。',
  'news-vip-fallen-title': 'VIPランク：{level}',
  'news-vip-fallen-text': 'VIPランクは現在{level}です。アカウントのほかの内容に変更はありません。',
  'news-vip-ended-title': 'VIPランクなし',
  'news-vip-ended-text': '現在、VIPランクはありません。アカウントのほかの内容に変更はありません。',
  'news-lottery-corrected-title': '{game}：結果の訂正',
  'news-lottery-corrected-text':
    '{game} 第{issue}回の結果が訂正され、チケットを再精算しました。新しい結果と支払いは注文をご覧ください。',
  'news-lottery-cancelled-title': '{game}：抽選中止',
  'news-lottery-cancelled-text': '{game} 第{issue}回は中止されました。ベット額は残高に戻りました。',
  'news-hand-cashed-out-title': '{game}：ラウンド終了',
  'news-hand-cashed-out-text':
    '{game}のラウンドが長く開いたままだったため、こちらで精算しました。{amount}を受け取りました。',
  'news-hand-given-back-title': '{game}：ベット額の返却',
  'news-hand-given-back-text':
    '{game}のラウンドは最初の一手の前に開いたままでした。ベット額{amount}は残高に戻りました。',
  'news-staff-changed-contacts-title': '連絡先の変更',
  'news-staff-changed-contacts-text':
    '当社スタッフがアカウントのメールアドレスまたは携帯電話番号を変更しました。お心当たりがない場合は、すぐにご連絡ください。',
  'news-staff-reset-password-title': 'パスワードのリセット',
  'news-staff-reset-password-text':
    '当社スタッフがアカウントのパスワードをリセットしました。お心当たりがない場合は、すぐにご連絡ください。',
  'news-feedback-answered-title': 'フィードバックへの回答',
  'news-feedback-answered-text':
    'お送りいただいた内容に回答しました。「フィードバック」でご確認ください。',
  inbox: '受信箱',
  'inbox-none': 'まだメッセージはありません。入出金のお知らせがここに届きます。',
  'inbox-unread': '{count, plural, =0 {すべて既読です} other {未読メッセージ#件}}',
  'inbox-read-all': 'すべて既読にする',
  'inbox-delete': '削除',
  'inbox-delete-named': '「{title}」を削除',
  'inbox-new': '新着',
  'inbox-deleted': 'メッセージを削除しました。',
};
