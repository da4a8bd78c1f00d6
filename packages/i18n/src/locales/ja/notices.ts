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
  'demo-agents-title': '配下のエージェントとの契約',
  'demo-agents-text':
    '<p>直属のエージェントに分配金または給与を提示できます。先に過去の月で条件を試算してください。</p>',
  'demo-bills-title': 'すべての精算書に計算の内訳を表示',
  'demo-bills-text':
    '<p>精算書を開くと、会員、段階、端数処理を確認できます。不足があれば、そこから異議を申し立ててください。</p>',
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
  'news-deposit-reversed-title': '入金が取り消されました',
  'news-deposit-reversed-text':
    '決済会社が{amount}の入金を取り消しました。残高から差し引きましたが、残高が足りない場合、差額は未収金になります。お心当たりがない場合はご連絡ください。',
  'news-deposit-report-found-title': '未反映の入金を確認しました',
  'news-deposit-report-found-text':
    'ご報告の入金を確認できました。回答は報告の横に表示されています。',
  'news-deposit-report-refused-title': '未反映の入金は確認できませんでした',
  'news-deposit-report-refused-text':
    'ご報告の入金を確認できませんでした。回答は報告の横に表示されています。',
  'news-deposit-report-closed-title': '報告を終了しました',
  'news-deposit-report-closed-text':
    '未反映の入金のご報告を終了しました。回答は報告の横に表示されています。',
  'news-withdrawal-approved-title': '出金が承認されました',
  'news-withdrawal-approved-text': '出金が承認されました。まもなく送金します。',
  'news-withdrawal-paid-title': '出金を送金しました',
  'news-withdrawal-paid-text': '出金を送金しました。着金したら「出金」で確認してください。',
  'news-part-paid-title': '出金の一部が送金されました',
  'news-part-paid-text':
    '{amount}がお客様の口座に届いているはずです。着金したかどうかを「出金」でご確認ください。',
  'news-payment-disputed-title': 'お支払いに異議が出ています',
  'news-payment-disputed-text':
    '受取人が{amount}は着金していないと申し出ています。「入金」でご回答のうえ、資料をお示しください。',
  'news-dispute-decided-title': '異議について判断しました',
  'news-dispute-decided-text':
    '{amount}の支払いについて判断しました。判断と理由はそちらでご覧いただけます。',
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
  'news-hand-free-bet-back-title': '{game}：フリーベットが戻りました',
  'news-hand-free-bet-back-text':
    '{game}のラウンドは最初の一手がないまま長時間開いていました。{amount}のフリーベットは有効期限まで再び使えます。',
  'news-staff-changed-contacts-title': '連絡先の変更',
  'news-staff-changed-contacts-text':
    '当社スタッフがアカウントのメールアドレスまたは携帯電話番号を変更しました。お心当たりがない場合は、すぐにご連絡ください。',
  'news-staff-reset-password-title': 'パスワードのリセット',
  'news-staff-reset-password-text':
    '当社スタッフがアカウントのパスワードをリセットしました。お心当たりがない場合は、すぐにご連絡ください。',
  'news-deposit-means-blocked-title': '入金方法が停止されました',
  'news-deposit-means-blocked-text':
    '1つの方法で入金の失敗が多すぎたため、しばらく停止しました。別の方法はご利用いただけます。',
  'news-deposits-suspended-title': '入金が停止されました',
  'news-deposits-suspended-text':
    '入金の失敗が多すぎたため、入金を停止しました。再開するにはカスタマーサポートにご連絡ください。プレイと出金は引き続き可能です。',
  'news-deposits-freed-title': '入金を再開できます',
  'news-deposits-freed-text': '再びすべての方法で入金できます。',
  'news-limit-review-due-title': '上限は今も適切ですか？',
  'news-limit-review-due-text':
    '「健全なプレイ」で上限をご確認のうえ、そのままにするか変更してください。',
  'news-account-quiet-title': 'アカウントがまもなく休眠扱いになります',
  'news-account-quiet-text':
    '長い間ログインがありません。このままログインがないと、アカウントはまもなく休眠扱いになります。資金はお客様のものです。',
  'news-account-dormant-title': 'アカウントが休眠扱いになりました',
  'news-account-dormant-text':
    '長い間ログインがなかったため、アカウントは休眠扱いになりました。資金はいただいていません。ログインすると再び有効になります。',
  'news-transfer-sent-title': '送金しました',
  'news-transfer-sent-text': '{name}さんに{amount}を送りました。',
  'news-transfer-received-title': '送金を受け取りました',
  'news-transfer-received-text': '{name}さんから{amount}を受け取りました。残高に入っています。',
  'news-transfer-reversed-title': '送金が取り消されました',
  'news-transfer-reversed-text':
    '{name}さんとの間の{amount}の送金を取り消しました。ご不明な点はお問い合わせください。',
  'news-contract-offered-title': '契約が提示されました',
  'news-contract-offered-text':
    'エージェントセンターの「契約」で内容を読み、7日以内に承諾または拒否してください。',
  'news-contract-accepted-title': '契約が承諾されました',
  'news-contract-accepted-text':
    'お客様が提示した契約をエージェントが承諾しました。次の期間から始まります。',
  'news-contract-rejected-title': '契約が拒否されました',
  'news-contract-rejected-text':
    'お客様が提示した契約をエージェントが拒否しました。これまでの取り決めは引き続き有効です。',
  'news-contract-end-asked-title': '契約の終了を求められています',
  'news-contract-end-asked-text':
    '相手が契約の終了を求めています。お客様が同意するまで契約は続きます。',
  'news-contract-end-accepted-title': '契約が終了します',
  'news-contract-end-accepted-text':
    '相手が契約の終了に同意しました。契約は現在の期間で終了します。',
  'news-contract-end-rejected-title': '契約は続きます',
  'news-contract-end-rejected-text':
    '相手は契約の終了に同意しませんでした。契約は引き続き有効です。',
  'news-contract-end-withdrawn-title': '契約は続きます',
  'news-contract-end-withdrawn-text':
    '相手が契約終了の申し出を取り下げました。契約は引き続き有効です。',
  'news-contract-ended-title': '契約が終了します',
  'news-contract-ended-text':
    '当社の判断、または上位の契約の変更により、お客様の契約が1件終了します。終了日と理由は「契約」でご確認ください。',
  'news-contract-offer-ended-title': '契約の提示が取り消されました',
  'news-contract-offer-ended-text':
    '上位の契約が終了または変更されたため、1件の提示が無効になりました。「契約」でご確認ください。',
  'news-bill-forced-title': '精算書の未払い分を徴収します',
  'news-bill-forced-text':
    '精算書でお客様に未払いの{amount}を、支払者の残高から徴収します。現在ある分をまず徴収し、残りは入金があり次第徴収します。',
  'news-bill-collected-title': '請求の強制徴収',
  'news-bill-collected-text':
    '請求の未払い額 {amount} を残高から徴収します。現在ある分は今すぐ、残りは入金があり次第となります。',
  'news-bill-paid-by-house-title': '精算書が支払われました',
  'news-bill-paid-by-house-text': '精算書の未払い分{amount}を、当社からお客様にお支払いしました。',
  'news-bill-refused-title': '精算書が取り消されました',
  'news-bill-refused-text': '精算書の未払い分{amount}は、当社の判断により支払い不要となりました。',
  'news-bill-disputed-title': '精算書に異議が申し立てられました',
  'news-bill-disputed-text':
    '支払先のエージェントが精算書に異議を申し立てました。「契約」で理由を読み、回答してください。',
  'news-bill-dispute-answered-title': '精算書への異議に回答がありました',
  'news-bill-dispute-answered-text':
    '精算書への異議に回答がありました。「契約」で回答をご覧ください。',
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
