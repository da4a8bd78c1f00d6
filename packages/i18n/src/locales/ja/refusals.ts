// Japanese texts of every refusal of the contract: what happened, and what the reader can do now.
// A fact that may be absent is written as a `select` with a branch for `undefined`.
import type { PartialTexts } from '../../texts.ts';
import type { refusals as english } from '../en/refusals.ts';

export const refusals: PartialTexts<typeof english> = {
  // the gateway
  'path-unknown':
    'このアドレスは存在しません。アドレスを確認するか、トップページにお戻りください。',
  'method-not-supported':
    'このアドレスはその種類のリクエストに対応していません。ページを再読み込みしてください。',
  'merchant-unknown':
    'このアドレスに該当するブランドはありません。カスタマーサポートにお問い合わせください。',
  maintenance: 'メンテナンス中です。残高は安全に保管されています。しばらくしてからお越しください。',
  'region-restricted':
    'お住まいの地域ではゲームを提供していません。誤りと思われる場合は、ご連絡ください。',
  'module-off': 'この機能は現在停止しています。後ほどもう一度お試しください。',
  'body-too-large': '送信された内容が大きすぎます。小さくして、もう一度お試しください。',
  'content-not-supported':
    '送信された内容の形式を読み取れません。ページを再読み込みして、もう一度お試しください。',
  'too-many-requests':
    '短時間に試行が多すぎます。{seconds, select, undefined {1分} other {{seconds}秒}}待ってから、もう一度お試しください。',
  'session-missing': 'ログインしていないか、セッションが終了しています。ログインしてください。',
  'role-not-allowed': 'エージェント以外は入れません。エージェント専用の機能です。',
  'demo-not-allowed': 'ご自身のアカウントが必要です。先に登録してください。',
  'permission-missing':
    'お使いのロールにこの権限はありません。プラットフォームのオーナーに依頼してください。',
  'confirmation-missing': '重要な変更です。先にご本人であることを確認してください。',
  'request-invalid':
    'リクエストに形式の正しくない部分があります{place, select, undefined {} other {（{place}）}}。入力内容をご確認ください。',
  'seal-invalid':
    '保護されたメッセージを開けませんでした。ページを再読み込みして、もう一度お試しください。',
  'idempotency-key-invalid':
    'リクエストのキーを使用できません。ページを再読み込みして、もう一度お試しください。',
  'message-stale':
    'このメッセージの時刻は古すぎるか、未来のものです。時計を確認し、送信し直してください。',
  'idempotency-key-reused':
    'このリクエストは別の目的で使用済みです。ページを再読み込みして、最初からやり直してください。',
  fault:
    '当サイトで問題が発生し、何も変更されていません。もう一度お試しください。続く場合はご連絡ください。',
  // identity
  'credentials-wrong':
    'アカウント名またはパスワードが違います。両方を確認して、もう一度お試しください。',
  'account-locked':
    'このアカウントはロックされています{minutes, select, undefined {} other {（約{minutes}分後に解除）}}。後ほどお試しになるか、カスタマーサポートへご連絡ください。',
  'account-excluded':
    'このアカウントはプレイから排除されています。ご不明な点は、カスタマーサポートへご連絡ください。',
  'captcha-wrong':
    'ロボットでないことを確認できませんでした。新しい問題で、もう一度お試しください。',
  'trial-not-offered': 'ただいまお試しアカウントは提供していません。会員登録をご利用ください。',
  'name-misleading': 'この名前は運営者と間違われるおそれがあります。別の名前を選んでください。',
  'username-taken': 'このユーザー名はすでに使われています。別のものをお選びください。',
  'field-required':
    'この項目は空欄にできません{field, select, undefined {} other {（{field}）}}。入力して、もう一度お試しください。',
  'field-format':
    'この項目の形式が正しくありません{field, select, undefined {} other {（{field}）}}。修正して、もう一度お試しください。',
  'password-common': 'このパスワードは非常に推測されやすいものです。別のものをお選びください。',
  'passwords-differ': '2つの入力が一致しません。確認欄を入力し直してください。',
  'age-below-limit':
    'ご登録いただけるのは{age, select, undefined {成年} other {{age}歳以上}}の方に限ります。',
  'affiliate-code-wrong': 'この招待コードは無効です。修正するか、空欄にしてください。',
  'payment-password-set':
    '取引パスワードはすでに設定されています。それを使うか、「アカウント」で変更してください。',
  'payment-password-same-as-login':
    '取引パスワードをログイン用パスワードと同じにすることはできません。別のものをお選びください。',
  'account-closed':
    'このアカウントは解約されています。ご不明な点は、カスタマーサポートへご連絡ください。',
  'player-excluded':
    'アカウントを開設できません。プレイの制限を申し出た方の名簿に登録されています。',
  'phone-invalid': '正しい電話番号を入力してください。',
  'phone-token-wrong':
    '電話番号の確認結果がこの番号と一致しないか、期限が切れています。番号をもう一度確認してください。',
  'mobile-taken':
    'この携帯電話番号は別のアカウントで使われています。別の番号を使うか、そのアカウントを回復してください。',
  'email-taken':
    'このメールアドレスは別のアカウントで使われています。別のアドレスを使うか、そのアカウントを回復してください。',
  'person-registered':
    'すでにアカウントをお持ちです。そのアカウントでログインするか、回復してください。',
  'referral-code-wrong': 'この紹介コードは無効です。修正するか、空欄にしてください。',
  'terms-missing': '現在の利用規約とプライバシーポリシーに同意してください。',
  'code-wrong':
    '認証コードが違います。{left, select, undefined {確認して、もう一度お試しください。} other {残り{left}回お試しいただけます。}}',
  'code-expired': 'この認証コードは無効になりました。新しいコードを取得してください。',
  'code-blocked':
    'コードの請求が多すぎます。{minutes, select, undefined {5} other {{minutes}}}分後にもう一度お試しください。',
  'code-not-sent':
    'コードを送信できませんでした{reason, select, undefined {} other {：{reason}}}。後ほどお試しになるか、別の方法をお選びください。',
  'ticket-spent': '保存されたログインは無効になりました。パスワードを入力してください。',
  'challenge-spent':
    'ログインに時間がかかりすぎたか、試行が多すぎました。最初からやり直してください。',
  'work-missing':
    'もう一度ログインしてください。この端末はまだ登録されていないため、先に短い計算が必要です。',
  'second-factor-missing': 'ご本人であることをもう一度証明してください。',
  'factor-code-wrong':
    'このコードは正しくないか、使用済みです。新しいコードを待って、もう一度お試しください。',
  'factor-locked':
    'コードの間違いが多すぎます。{minutes, select, undefined {しばらくしてから} other {約{minutes}分後に}}もう一度お試しください。',
  'factor-not-set-up': '設定されていません。先に認証アプリかパスキーを設定してください。',
  'totp-already-on':
    '認証アプリはすでに設定されています。別のものを設定するには、先に現在のものを削除してください。',
  'totp-not-begun': '設定に時間がかかりすぎました。最初からやり直してください。',
  'passkey-unknown': 'このパスキーはすでに削除されています。ページを再読み込みしてください。',
  'passkey-limit-reached': 'パスキーの数が上限に達しています。先に1つ削除してください。',
  'passkey-refused':
    'パスキーを確認できませんでした。もう一度お試しになるか、別の方法をお選びください。',
  'old-password-wrong': '現在のパスワードが違います。確認して、もう一度お試しください。',
  'password-unchanged': '新しいパスワードが現在のものと同じです。別のものをお選びください。',
  'username-email-not-found':
    'ユーザー名またはメールアドレスが見つかりません。両方を確認して、もう一度お試しください。',
  'recovery-spent': 'この再設定リンクは無効になりました。新しいリンクを取得してください。',
  'contact-not-verified': '先にこの連絡先を登録し、確認してください。',
  'field-fixed':
    'この項目は設定済みのため、ここでは変更できません{field, select, undefined {} other {（{field}）}}。訂正は、カスタマーサポートへご連絡ください。',
  'icon-unknown': 'このアイコンは使えません。表示されているものからお選びください。',
  'session-unknown': 'このセッションはすでに終了しています。',
  'identity-not-open': '書類は確認中か、すでに承認されています。',
  'identity-missing': '先に本人確認を行ってください。書類の画像が1枚必要です。',
  'terms-due': '利用規約が変更されました。プレイを続けるには、同意してください。',
  'picture-missing': '先に書類の画像をアップロードしてください。',
  'picture-unreadable':
    'この画像を読み取れません。{megabytes, select, undefined {5} other {{megabytes}}} MB以下のPNG、JPEG、WebP画像をお使いください。',
  // wallet
  'amount-invalid': 'この金額は使えません。小数点以下2桁までの数値を入力してください。',
  'amount-below-minimum':
    '金額が小さすぎます。{minimum, select, undefined {より大きい金額を入力してください。} other {最低額は{minimum}です。}}',
  'amount-above-maximum':
    '金額が大きすぎます。{maximum, select, undefined {より小さい金額を入力してください。} other {最高額は{maximum}です。}}',
  'balance-too-low': '残高が足りません。金額を下げるか、入金してください。',
  'channel-unknown': 'この入金方法は終了しました。別の方法をお選びください。',
  'channel-closed':
    'この入金方法は現在受付停止中です。{opens, select, undefined {別の方法を選んでください。} other {{opens}に再開します。}}',
  'channel-provider-unknown':
    'この決済会社は接続されていません。接続済みのものを選ぶか、当サイトの口座の場合は「house」を選んでください。',
  'channel-limits-wrong':
    '上限と下限が合いません。最低額は最高額以下、金額の候補はその間にしてください。',
  'channel-account-missing':
    '手動振込には、それぞれの銀行について、使用中の運営口座が1つ以上必要です。',
  'channel-network-missing': '暗号資産の入金には、ネットワークと承認回数が必要です。',
  'deposit-channel-changed':
    '別の方が入金方法を変更しました。一覧を読み込み直して、もう一度お試しください。',
  'promotion-not-offered':
    'このプロモーションはこの入金には使えません。別のものを選ぶか、なしにしてください。',
  'deposit-not-found': '該当する入金がありません。一覧をご確認ください。',
  'deposit-not-open': 'この入金はすでに処理されています。一覧を読み込み直してください。',
  'deposit-not-credited': '領収書は、入金済みの場合にのみ発行されます。',
  'deposit-credited': 'この入金はすでに反映されています。取引履歴をご確認ください。',
  'proof-limit-reached': '1件の入金で送れる画像はすべて送信済みです。スタッフが確認しています。',
  'deposit-report-open':
    'この入金はすでにご報告いただいています。お調べして、受信箱でお答えします。',
  'deposit-report-limit-reached':
    '未回答の報告が多すぎます。いずれかに回答があるまでお待ちください。',
  'deposit-report-not-found': '該当する報告がありません。一覧を読み込み直してください。',
  'deposit-report-answered': 'この報告はすでに回答済みです。一覧を読み込み直してください。',
  'provider-unavailable':
    '決済会社から応答がありません。引き落としは行われていません。後ほどお試しになるか、別の方法をお選びください。',
  'signature-wrong': 'メッセージの署名が一致しないため、実行されませんでした。',
  'payment-unknown': '該当する支払いがないため、実行されませんでした。',
  'payment-password-missing':
    '取引パスワードがまだありません。先に「アカウント」で設定してください。',
  'payment-password-wrong':
    '取引パスワードが違います。{attemptsLeft, select, undefined {確認して、もう一度お試しください。} other {残り{attemptsLeft}回お試しいただけます。}}',
  'payment-password-locked':
    '取引パスワードの間違いが多すぎるため、ロックされています{minutes, select, undefined {} other {（約{minutes}分後に解除）}}。後ほどもう一度お試しください。',
  'bank-card-not-found': '一覧に該当する口座がありません。ご自身の口座をお選びください。',
  'bank-unknown': 'そこには送金できません。一覧から銀行またはウォレットをお選びください。',
  'account-number-wrong':
    'この番号の口座はあり得ません。1文字ずつ確認するか、コピーし直してください。',
  'bank-card-exists': 'この口座はすでに一覧にあります。それを使うか、別の口座を追加してください。',
  'bank-card-in-use': 'この口座への出金が進行中です。完了してから口座を削除してください。',
  'bank-card-limit-reached':
    '口座の数が上限に達しています。いずれかを使うか、先に1つ削除してください。',
  'debt-open':
    '抽選結果の訂正により{debt, select, undefined {} other {{debt}の}}未払いがあります。まず当選金で清算され、その後に出金できます。',
  'turnover-not-met':
    '入金に対する賭け条件を満たしていません。{turnover, select, undefined {先にもう少しプレイしてください。} other {残りの必要ベット額：{turnover}。}}',
  'bonus-not-found': '該当するボーナスがありません。一覧をご確認ください。',
  'bonus-not-open': 'このボーナスはすでに終了しています。',
  'bonus-not-proposed': 'このボーナスは承認待ちではありません。',
  'bonus-changed': 'その間にボーナスが変わりました。金額をもう一度ご確認ください。',
  'bonus-stake-too-high':
    'ボーナスの有効期間中、ベットは{maximum, select, undefined {条件で定められた額まで} other {{maximum}まで}}です。ベット額を下げるか、ボーナスを放棄してください。',
  'weights-changed': '別の方がこの算入率を保存しました。もう一度ご確認ください。',
  'withdrawal-count-reached':
    '本日の出金回数{count, select, undefined {} other {（{count}回）}}を使い切りました。次の出金は明日から可能です。',
  'withdrawal-sum-reached':
    '1日の出金総額を超えています。{left, select, undefined {金額を下げてお試しください。} other {本日の残り：{left}。}}',
  'withdrawal-fee-changed':
    '手数料が{fee, select, undefined {} other {{fee}に}}変わりました。受取額を確認し、もう一度送信してください。',
  'refund-source-first':
    '{amount, select, undefined {入金分} other {{amount}}}は、先に{bank, select, undefined {入金元} other {{bank}}}へ戻す必要があります。その口座を選んでください。',
  'part-not-found': '該当する出金の分割がありません。ページを再読み込みしてください。',
  'part-not-open': 'この分割はすでに支払い中です。ページを再読み込みしてください。',
  'part-not-paid': 'この分割はまだ支払われていません。着金してから確認してください。',
  'part-too-small':
    '小さすぎる分割があります。最小額は{minimum, select, undefined {入金の最低額} other {{minimum}}}です。',
  'parts-sum-wrong':
    '分割の合計を{amount, select, undefined {送金額} other {{amount}}}に合わせてください{sum, select, undefined {} other {（現在{sum}）}}。',
  'receipt-answer-missing': '着金したかどうかをお答えください。',
  'proof-missing': '最近の取引の一覧など、口座がわかる画像を追加してください。',
  'payment-dispute-not-found': '該当する支払いがありません。ページを再読み込みしてください。',
  'dispute-decided': 'この異議は判断済みです。これ以上追加できません。',
  'dispute-waits-for-answers':
    '支払人はまだ回答できます。回答後、または期限が過ぎてから判断してください。',
  'evidence-empty': '文章を入力するか、画像を追加してください。',
  'evidence-too-often': '追加できる上限に達しました。判断をお待ちください。',
  'c2c-off': '現在、会員間の支払いは提供していません。別の方法を選んでください。',
  'c2c-blocked': '引き受けた支払いが届かなかったため、当面、新しい支払いを引き受けられません。',
  'c2c-unpaid': '引き受けた支払いがまだ残っています。先に支払うか、取りやめてください。',
  'c2c-offer-gone': 'ちょうど別の方が引き受けました。別のものを選んでください。',
  'c2c-deposit-not-found': '該当する入金がありません。ページを再読み込みしてください。',
  'c2c-not-waiting': 'この入金はもうお支払いを待っていません。今から支払わないでください。',
  'withdrawal-not-found': '該当する出金がありません。一覧をご確認ください。',
  'withdrawal-not-pending': 'この出金はすでに審査済みです。一覧を再読み込みしてください。',
  'held-return-not-found': '該当する保留中の戻し入れがありません。一覧を再読み込みしてください。',
  'held-return-decided': 'この戻し入れはすでに判断済みです。一覧を再読み込みしてください。',
  'deposits-suspended':
    '入金の失敗が多すぎたため、入金が停止されています。再開するにはカスタマーサポートにご連絡ください。',
  'deposit-means-blocked':
    'この方法での入金の失敗が多すぎます。別の方法を選ぶか、明日もう一度お試しください。',
  'limit-prompt-due': '先に入金上限についての質問にお答えください。',
  'limit-prompt-required': '入金上限を設定するか、上限なしを選んでください。',
  'limit-raise-unknown': '確定待ちの引き上げはありません。ページを再読み込みしてください。',
  'limit-level-unknown': '該当するVIPレベルがありません。一覧を読み込み直してください。',
  'deposit-block-unknown': 'この会員の入金は停止されていません。ページを再読み込みしてください。',
  'transfers-off': 'お使いのアカウントでは、他の会員への送金をご利用いただけません。',
  'transfer-not-downline': 'この会員は、送金できるチームの範囲に入っていません。',
  'transfer-no-upline': '送金できる上位のエージェントがいません。',
  'transfer-receiver-closed':
    'このアカウントは現在この金額を受け取れません。送金は行われていません。',
  'transfer-count-reached': '本日の送金回数の上限に達しました。明日もう一度お試しください。',
  'transfer-limit-reached':
    '1日の送金上限を超えます。{remaining, select, undefined {金額を下げてください。} other {本日はあと{remaining}送れます。}}',
  'transfer-unknown': '該当する送金がありません。一覧を読み込み直してください。',
  'transfer-reversed': 'この送金はすでに取り消されています。一覧を読み込み直してください。',
  'transfer-money-gone': '受取人の手元にこの資金はもうありません。何も変更されていません。',
  'withdrawal-not-approved': 'この出金は承認されていません。送金の前に承認してください。',
  'withdrawal-not-paid': 'この出金はまだ送金されていません。着金してから確認してください。',
  'receipt-already-confirmed': 'この出金の着金はすでに確認されています。これ以上の操作は不要です。',
  'record-changed': '開いている間にこの出金が変わりました。もう一度ご確認ください。',
  'member-owes':
    'この会員には{debt, select, undefined {未払い金} other {{debt}の未払い金}}があるため、支払いはできません。出金を拒否するか、未払い金が清算されるまでお待ちください。',
  'signatures-needed': 'この出金には、先に2名の署名が必要です。',
  'deposit-settled-already': 'この入金はすでに反映されています。',
  'deposit-not-settled': 'この入金は反映されていないため、取り消すものがありません。',
  'adjustment-proof-missing': '着金を証明するものを入力してください。',
  'adjustment-waiting-already': 'この入金については、すでに別の方が提案しています。',
  'adjustment-not-found': '該当する訂正がないか、まだ記帳されていません。',
  'adjustment-decided': 'この訂正はすでに判断済みです。',
  'case-claimed':
    '{name, select, undefined {別の方} other {{name}さん}}がこの出金を確認しています。',
  'pay-not-allowed': '出金を送金する権限がありません。',
  'withdrawal-rules-changed': '別の方がルールを変更しました。もう一度読み込んでください。',
  'reason-text-missing': '少なくとも英語で理由を入力してください。',
  'remark-missing': '却下の理由を入力してください。会員に表示されます。',
  'bulk-unknown': 'このプレビューはもうありません。新しく作成してください。',
  'reason-unknown': 'この理由は一覧にありません。',
  'reasons-too-many': '理由の一覧がいっぱいです。先にいくつか削除してください。',
  'handover-waiting': '前回の引き継ぎがまだ受け取られていません。',
  'handover-unknown': 'この引き継ぎは存在しません。',
  'handover-accepted': 'この引き継ぎはすでに受け取られています。',
  'rule-approves-all': '承認するルールには「金額が以下」の条件が必要です。',
  'rule-twice': '同じIDのルールが2つあります。',
  'days-wrong': '実在する日付を、1年以内で選んでください。',
  'provider-unknown': '該当する決済会社がないか、日次ファイルを提供していません。',
  'difference-unknown': 'この差異は存在しません。',
  'difference-closed': 'この差異はすでに終了しています。',
  'receipt-disputed':
    'この出金は未着金とのご報告を受けています。カスタマーサポートが調査しています。',
  'deposit-limit-reached':
    '{whose, select, operator {この入金は、当サイトが設けた入金上限を超えます。} other {この入金は、ご自身で設定した上限を超えます。}}{remaining, select, undefined {金額を下げてください。} none {上限が更新されると、また入金できます。} other {あと{remaining}入金できます。}}',
  'stake-limit-reached':
    'このベットは、設定した上限を超えます。ベット額を下げるか、上限が更新されるまでお待ちください。',
  'loss-limit-reached': '設定した損失上限に達しました。上限が更新されると、再びプレイできます。',
  'spend-limit-reached': '設定した消費上限に達しました。上限が更新されると、再びプレイできます。',
  'session-limit-reached': '設定した時間いっぱいプレイしました。休憩して、後ほどお越しください。',
  'player-on-break':
    'プレイ休止中です{until, select, undefined {} other {（{until}まで）}}。自動的に終了し、短縮はできません。',
  'self-excluded':
    '自己排除中です{until, select, undefined {} other {（{until}まで）}}。誰も途中で終了できませんが、残高は引き続き出金できます。',
  'session-budget-due': '先にこのセッションの金額と時間の予算を設定してください。',
  'reality-check-due':
    'プレイ時間とかかった費用をご確認ください。よろしければ、そのままお続けください。',
  'reality-check-locked':
    'プレイは一時停止中です。{minutes, select, undefined {少しお待ちください。} other {約{minutes}分後に再開できます。}}',
  'round-unknown': 'お客様のアカウントに該当するラウンドがありません。ベット履歴をご確認ください。',
  'choice-not-allowed': 'このベット額では使えない選択です。別のものを選んでください。',
  'step-not-allowed': '今はこの操作はできません。',
  'hand-over': 'このラウンドはすでに終了しています。',
  'hand-moved-on': 'このラウンドは別のウィンドウで進みました。現在の状態を表示しています。',
  'free-bet-unknown': 'このフリーベットはもう使えません。ベットは行われていません。',
  'free-rounds-unknown': 'このフリーラウンドは残っていません。ベットは行われていません。',
  'round-open': '前のラウンドが進行中です。先に終了してください。',
  'issue-not-open': 'この回はまだ受付を開始していません。',
  'issue-unknown': 'この抽選回は存在しません。',
  'issue-closed': 'この回は締め切られました。ベットは行われていません。',
  'play-off': 'この賭け式は現在受け付けていません。ベットは行われていません。',
  'slip-refused':
    'チケット{slip, select, undefined {} other {{slip}}}を受け付けられません{reason, select, undefined {} other {：{reason}}}。ベットは行われていません。',
  'number-closed':
    '{slip, select, undefined {チケット} other {チケット{slip}}}の{number, select, undefined {番号} other {番号{number}}}は、この回の受付を終了しました。賭け金は引かれていません。',
  'chase-refused':
    '継続購入を受け付けられません{reason, select, undefined {} other {：{reason}}}。ベットは行われていません。',
  'total-differs':
    '{total, select, undefined {合計が一致しません} other {合計は{told}ではなく{total}です}}。チケットをご確認ください。ベットは行われていません。',
  'too-many-slips':
    '{most, select, undefined {注文の枚数が多すぎます} other {1回の注文は{most}枚までです}}。',
  'exposure-limit-reached':
    'この選択は今回完売しました。別の番号を選ぶか、ベット額を減らしてください。',
  'stakes-closed': 'このラウンドの賭けは締め切られました。賭け金は引かれていません。',
  'round-slips-reached':
    'このラウンドで可能な数の賭けをすでにしています。賭け金は引かれていません。',
  'round-sold-out':
    'このラウンドはこの金額の賭けをこれ以上受け付けません。賭け金は引かれていません。',
  'slip-unknown': 'このラウンドにその賭けはありません。',
  'flight-not-begun': 'まだキャッシュアウトできません。飛行が1.01×に達していません。',
  'flight-unknown': '該当する飛行がありません。',
  'flight-cancelled': 'この飛行はすでにキャンセルされています。',
  'flight-drawn': 'この飛行は結果が確定しているため、キャンセルできません。',
  'flight-not-late': 'この飛行はまだ抽選できます。キャンセルできるのは遅れている飛行だけです。',
  'flight-over': 'キャッシュアウトが届く前に飛行が終わりました。この賭けは負けです。',
  'lottery-blocked':
    'お客様のアカウントでは宝くじをご利用いただけません。ベットは行われていません。ご不明な点はお問い合わせください。',
  'lottery-limit-reached':
    'この注文はアカウントの上限{most, select, undefined {} other {（{most}）}}を超えます。ベット額を下げてください。ベットは行われていません。',
  'order-unknown': 'この注文は存在しません。',
  'order-not-open': 'この注文はもう取り消せません。',
  'group-out-of-range':
    '{least, select, undefined {この賞金グループはありません。} other {この賞金グループはありません。{least}～{most}から選んでください。}}',
  'group-off-step':
    '{step, select, undefined {この賞金グループは刻みに合いません。} other {賞金グループは{step}刻みです。{below}か{above}を選んでください。}}',
  'group-not-below-parent':
    '{most, select, undefined {この賞金グループはこの会員には高すぎます。} other {この会員の賞金グループは最高{most}です。}}',
  'group-below-team':
    '{least, select, undefined {この賞金グループはこの会員のチームの賞金グループより低くなります。} other {この会員のチームには、すでに賞金グループ{least}の会員がいます。それより低くはできません。}}',
  'play-unknown': 'このくじにその賭け式はありません。',
  'schedule-invalid':
    'このスケジュールは保存できません。{reason, select, no_draws {抽選がありません。} sessions_overlap {時間帯が重なっています。} closes_before_it_opens {開始前に締め切られる回があります。} a_day_runs_into_the_next {ある日が翌日に重なっています。} the_name_has_no_number {回号の形式に番号がありません。} the_name_is_too_long {回号が長すぎます。} two_days_would_have_the_same_names {2日間で同じ回号になります。} two_years_would_have_the_same_names {2年間で同じ回号になります。} a_holiday_ends_before_it_begins {休業の終わりが始まりより前です。} an_extra_day_is_before_the_first {追加の抽選日が最初の抽選日より前です。} a_day_does_not_exist {存在しない日付です。} other {確認してください。}}変更されていません。',
  'lottery-terms-invalid':
    'この条件は両立しません。{reason, select, groups_out_of_order {最低の賞金グループが最高より上です。} group_not_even {賞金グループは2刻みです。} cap_below_ticket {1回の上限が1口の上限を下回ります。} exposure_below_cap {結果ごとの限度が1口の上限を下回ります。} amount_zero {金額がゼロのものがあります。} amount_too_high {金額が大きすぎます。} amount {金額は小数2桁、オッズは4桁までです。} price_fixed {この宝くじは定価でのみ遊べます。} tiers_differ {このベットのオッズの項目が違います。} push_changed {返金のオッズは1です。} other {確認してください。}}変更されていません。',
  'limited-numbers-changed':
    '別の方がこれらの番号を変更しました。読み込み直して、もう一度変更してください。',
  'limited-number-invalid':
    '{number, select, undefined {この番号} other {「{number}」}}は制限できません。重複しているか、桁数が違うか、単独の番号がない賭け方です。変更されていません。',
  'return-out-of-range':
    '還元率が範囲外です{percent, select, undefined {} other {：{percent}%になりますが、{least}%から{most}%の間である必要があります}}。変更されていません。',
  'drawn-by-us': 'このくじはBaizeが抽選します。結果の入力・訂正はできません。',
  'result-too-early': 'この抽選はまだ行われていません。',
  'result-known': 'この回にはすでに結果があります。訂正のみ可能です。',
  'result-same': 'この回の現在の結果と同じ番号です。',
  'result-invalid':
    'この数字は結果にできません。{reason, select, places_wrong {数字の数が違います。} number_unknown {このくじにない数字があります。} number_repeated {同じ数字が2回あります。} other {確認してください。}}',
  'numbers-differ':
    '最初に入力された番号と一致しません。何も変更されていません。両方をご確認ください。',
  'issue-drawn': 'この回には結果があり、取り消せません。',
  'issue-not-drawn': 'この回の結果はまだありません。',
  'issue-settling': 'この回は精算中です。しばらくしてからもう一度お試しください。',
  'issue-cancelled': 'この抽選は中止されました。',
  'proposal-unknown': 'この提案は存在しません。',
  'proposal-closed': 'この提案はすでに決定済みです。',
  'proposal-waits': '二人目の確認を待つ提案があります。先にそちらを処理してください。',
  'seed-rotation-blocked':
    'ラウンドの進行中はシードを変更できません。先にラウンドを終了してください。',
  'seed-not-committed':
    '次のサーバーシードはまだ提示されていません。先に公正性のページを開いてください。',
  'game-unknown': 'このゲームは取り扱っていません。別のゲームをお選びください。',
  'game-off': 'このゲームは現在提供していません。別のゲームをお選びください。',
  'game-unverified':
    '独自ゲームはコードの確認のため停止しています。お客様の資金は安全です。後ほどもう一度お試しください。',
  'game-maintenance': 'このゲームはメンテナンス中です。別のゲームを選ぶか、後ほどお越しください。',
  'demo-not-offered': 'このゲームはデモマネーでは試せません。',
  'vendor-unavailable':
    'ゲームの提供元から応答がありません。少し待ってからお試しになるか、別のゲームをお選びください。',
  'favourites-full': 'お気に入りがいっぱいです。先にゲームを1つ外してください。',
  'picture-unknown': '該当する画像がありません。',
  'category-unknown': '該当するカテゴリーがありません。',
  'vendor-unknown': '該当するプロバイダーがありません。',
  'notice-unknown': '該当するお知らせがありません。一覧を再読み込みしてください。',
  'article-unknown': '該当する記事がありません。',
  'article-not-house': 'この記事には標準の文章がありません。',
  'article-incomplete': 'すべての言語でタイトルと本文を入力してください。',
  'feedback-length':
    'フィードバックは{min, select, undefined {適切な長さ} other {{min}～{max}語}}で入力してください。',
  'feedback-too-often': '送信回数が多すぎます。1時間お待ちください。',
  'feedback-unknown': '該当するフィードバックがありません。',
  'feedback-answered': 'すでに回答済みです。',
  'language-unknown': 'この言語には対応していません。',
  'notice-untitled': '少なくとも1つの言語でお知らせのタイトルを入力してください。',
  'notice-dates-crossed':
    'お知らせの終了が開始より前になっています。どちらかの日時を変更してください。',
  'vip-levels-changed': '別の方がランクを変更しました。読み込み直して、もう一度変更してください。',
  'vip-level-unknown': '該当するランクがありません。ページを再読み込みしてください。',
  'vip-emblem-twice':
    '{level, select, undefined {あるランク} other {ランク{level}}}に、ほかのランクと同じバッジが使われています。',
  'vip-levels-not-ascending':
    '{level, select, undefined {あるランク} other {ランク{level}}}の条件が、1つ下のランクを上回っていません。必要なベット額はランクごとに高くし、入金額は下げないでください。',
  'vip-keep-too-high':
    '{level, select, undefined {あるランク} other {ランク{level}}}の維持条件は、到達条件以下、かつ1つ下のランク以上にしてください。',
  'vip-benefit-falling':
    '{level, select, undefined {あるランク} other {ランク{level}}}の特典が、下のランクまたはランクなしの会員を下回っています。',
  'vip-contact-invalid':
    '{level, select, undefined {ランク} other {ランク{level}}}の連絡先は、https://、mailto:、tel: のいずれかで始まる完全なものにしてください。',
  'vip-level-held':
    '{level, select, undefined {このランク} other {ランク{level}}}には会員がいるため、削除できません。',
  'vip-until-invalid': '明日から1年以内の日付をお選びください。',
  'vip-not-set': 'この会員のランクは手動で設定されていません。すでにプレイに応じて決まっています。',
  'jackpot-unknown': '該当するジャックポットがありません。',
  'jackpot-terms-invalid':
    'この条件は成り立ちません。上限額は初期額より高くし、ミステリーは自身のプールに積み立てる必要があります。',
  'jackpot-ceiling-lowered':
    '上限額を下げることはできません。賞金がその額に達し得ると、プレイヤーに告知済みです。',
  'order-incomplete': '一覧が最新ではありません。再読み込みして、並べ直してください。',
  'launch-mode-unknown': 'この方法ではゲームを開けません。ロビーから開き直してください。',
  'launch-used': 'このゲームのリンクは使用済みです。ロビーからゲームを開き直してください。',
  'game-open-elsewhere':
    '別のウィンドウでスロットを開いています。同時にプレイできるのは1つだけです。',
  'rules-changed':
    'このゲームのルールが変更されたため、ベットは行われていません。ゲームを開き直すと、新しいルールでプレイできます。',
  'stake-not-offered': 'このゲームでは使えないベット額です。表示されている額からお選びください。',
  'stake-too-high':
    'このベット額は、スロット1ラウンドの上限を超えています。もっと低いベット額を選んでください。',
  // vendors
  'token-unknown':
    'このトークンで開いているゲームはありません。ロビーからゲームを開き直してください。',
  'token-expired': 'ゲームのセッションが終了しました。ロビーからゲームを開き直してください。',
  'player-unknown': 'このプレイヤーは貴社のゲームを開いたことがありません。',
  'currency-differs': 'ゲームを開いたときの通貨と異なります。',
  'bet-unknown': 'このラウンドに該当するベットがありません。',
  'bet-rolled-back': 'このベットは取り消され、無効になりました。',
  'round-closed': 'このラウンドは終了しました。新しいラウンドを開始してください。',
  'round-paid': 'このラウンドは配当済みのため、最後のベットを取り消せません。',
  'wallet-unknown': 'このウォレットは現在、振替を受け付けていません。',
  'address-invalid':
    'サーバーのアドレスではありません。https://で始まるアドレスを確認して入力してください。',
  'key-invalid':
    'この鍵は使えません。共有鍵は32文字以上、公開鍵は2048ビット以上のRSA（PEM形式）が必要です。',
  'key-missing': 'このプロバイダーの鍵がありません。先に入力してください。',
  'chat-room-unknown': '該当するルームがありません。',
  'chat-room-closed': 'このルームは新しいメッセージの受付を停止しています。',
  'chat-room-unnamed': '少なくとも1つの言語でルームの名前を入力してください。',
  'chat-paused':
    'プレイ休止中または自己排除中は、ルームをご利用いただけません。カスタマーサポートはご利用いただけます。',
  'chat-banned':
    '現在、ルームをご利用いただけません。詳しくはカスタマーサポートへお問い合わせください。',
  'chat-muted': '現在、ルームで発言できません。詳しくはカスタマーサポートへお問い合わせください。',
  'chat-rules-due': '先にルールを読み、同意してください。',
  'chat-phone-needed': 'ここで発言するには、先に電話番号を認証してください。',
  'chat-deposit-needed': 'ここで発言するには、入金の実績が必要です。',
  'chat-text-empty': '先にメッセージを入力してください。',
  'chat-text-long': 'メッセージが長すぎます{max, select, undefined {} other {（{max}文字まで）}}。',
  'chat-words-blocked':
    'メッセージに使用できない言葉が含まれています。修正して、もう一度送信してください。',
  'chat-too-often': '送信の間隔が短すぎます。少し待ってから、もう一度送信してください。',
  'chat-slow':
    'このルームは低速モードです。{seconds, select, undefined {少し待ってから、もう一度送信してください。} other {{seconds}秒後に、もう一度送信してください。}}',
  'chat-repeated': '先ほど同じ内容を送信しています。',
  'chat-message-unknown': 'このメッセージはもうありません。',
  'chat-message-own': 'ご自身のメッセージです。',
  'chat-writer-unknown': 'この方は非表示にしていません。',
  'chat-reports-many':
    '多数の通報をいただいています。スタッフが確認していますので、1時間ほどお待ちください。',
  'chat-sanction-unknown': '該当する発言停止・入室禁止がないか、すでに終了しています。',
  'chat-thread-unknown': '該当する会話がありません。',
  'chat-thread-taken':
    'この会話は別のスタッフが担当しています{by, select, undefined {} other {（{by}）}}。先に引き継いでください。',
  // brand
  'brand-file-unknown': 'ブランドに該当するファイルがありません。ページを再読み込みしてください。',
  'contrast-too-low':
    'この配色は読み取りにくくなっています{theme, select, undefined {} other {（{theme, select, dark {ダーク} other {ライト}}テーマ：{ground}上の{text}のコントラストは{ratio}、{least}以上が必要）}}。何も保存されていません。',
  'icon-not-square': 'アイコンは正方形で、幅192ピクセル以上が必要です。別の画像をお選びください。',
  'web-address-invalid':
    '完全なウェブアドレスではありません{address, select, undefined {} other {：{address}}}。https://で始め、ユーザー名やパスワードを含めずに入力してください。',
  'contact-twice': '同じ種類の連絡先は1つだけです。2つ目を削除してください。',
  'package-invalid':
    'パッケージの情報が正しくありません。名前はcom.example.houseのような形、フィンガープリントはコロンで区切った32組の数字、ハッシュ値は64桁です。',
  'certificate-invalid':
    'この証明書は使えません。有効期間内のPEM形式で、秘密鍵と対応している必要があります。',
  // console
  'member-state-fixed':
    'このアカウントは解約または排除されています。ここでは状態を変更できません。',
  'password-change-due':
    '先にご自身のパスワードを設定してください。渡されたパスワードは1回のログイン専用です。',
  'second-factor-enrolment':
    '先にアカウントの二要素認証を設定してください。設定するまで、ほかの操作はできません。',
  'staff-account-locked':
    'このスタッフアカウントはロックされています。プラットフォームのオーナーに連絡してください。',
  'initial-password-expired': '渡されたパスワードは期限切れです。新しいものを依頼してください。',
  'password-short': '{min, select, undefined {12} other {{min}}}文字以上にしてください。',
  'password-guessable':
    'このパスワードには、お名前またはサイトの名前が含まれています。別のものをお選びください。',
  'staff-unknown': '該当するスタッフアカウントがありません。',
  'staff-own': '自分のアカウントはここで変更できません。ほかのスタッフに依頼してください。',
  'staff-above-own':
    'このアカウントはあなたより多くの権限を持っています。同等の権限を持つ人に依頼してください。',
  'role-unknown': '該当するロールがありません。',
  'role-fixed': 'オーナーのロールは変更できません。',
  'role-own': '自分のロールは変更できません。ほかのスタッフに依頼してください。',
  'role-above-own':
    'このロールはあなたより多くの権限を持っています。自分が持つ権限だけを付与できます。',
  'role-held': 'このロールを持つスタッフがいます。先に別のロールを割り当ててください。',
  'role-taken': '同じ名前のロールがすでにあります。',
  'permission-unknown': '存在しない権限が含まれています。',
  'permission-alone':
    '「サンドボックスのメッセージを見る」には、同じロールに会員のパスワードと認証要素をリセットする権限が必要です。',
  'second-person-needed':
    'ご自身が提案したか、この会員または同僚のログイン方法を過去24時間以内に変更しています。この操作は別のスタッフが行ってください。',
  'staff-credentials-wrong':
    'ユーザー名またはパスワードが違います。両方を確認して、もう一度お試しください。',
  'staff-locked':
    'このスタッフアカウントは、失敗が続いたためロックされています。{minutes, select, undefined {しばらくしてから} other {約{minutes}分後に}}もう一度お試しください。',
  'agreement-kind-off': 'この種類の契約は現在利用できません。',
  'agreement-not-direct':
    '契約を結べるのは直属のエージェントだけです。ユーザー名を確認してください。',
  'agreement-period-wrong': 'この種類の契約にこの期間はありません。別の期間を選んでください。',
  'agreement-terms-invalid':
    '段階は順に上がる必要があります。各段階の条件は前の段階より高く、率は前の段階以上にしてください。率は0%より大きく100%以下です。',
  'agreement-salaries-exclude':
    'このエージェントには、すでにお客様との別の種類の給与があります。日給、時給、リアルタイム給は併用できません。',
  'agreement-rate-above-own':
    '{tier, select, undefined {ある段階} other {段階{tier}}}の率が、同じ条件でお客様ご自身の契約が支払う率を超えています。率を下げてください。',
  'agreement-rate-above-house':
    '当社がこの種類の契約で提示できる率は{most, select, undefined {これより低い率} other {最大{most} %}}です。率を下げてください。',
  'agreement-pay-above-house':
    '当社が支払う給与の1期間の上限は{most, select, undefined {これより低い額} other {{most}}}です。それ以下の上限を設定してください。',
  'bill-proposal-waits': 'この精算書の支払いは、すでに2人目の承認待ちです。',
  'bill-proposal-not-found':
    'この支払いはもう2人目の承認待ちではありません。精算書を再読み込みしてください。',
  'agreement-answer-due': '回答待ちの提示があります。新しく作成する前に取り下げてください。',
  'agreement-not-found': 'この契約はありません。一覧を再読み込みしてください。',
  'agreement-request-unnamed': '回答待ちの申し出が複数あります。どれに回答するかを選んでください。',
  'agreement-state-fixed':
    '契約の状態が変わったため、この操作はできません。再読み込みしてください。',
  'bill-state-fixed':
    '精算書はすでに処理済みのため、この操作はできません。再読み込みしてください。',
  'bill-facts-large':
    'この精算書の会員は10万人を超えており、1つのファイルに収まりません。会員は1ページずつ表示してご確認ください。',
  'bill-facts-gone':
    'この期間の会員別の数値は保存期間を過ぎました。時間単位・5分単位の精算書を書き出せるのは35日間です。',
  'bill-dispute-open': 'この精算書にはすでに異議が申し立てられています。回答をお待ちください。',
  'bill-dispute-none': 'この精算書に異議は申し立てられていません。再読み込みしてください。',
  'run-not-found': 'この締め処理はありません。一覧を再読み込みしてください。',
  'run-too-early':
    'この期間は終わっていないか、数値がまだ集計されていません。しばらくしてからお試しください。',
  'agreement-days-too-many':
    '試算できる日数は、1時間ごとが7日、5分ごとが1日までで、過去35日以内に限ります。',
  'agreement-days-wrong': '開始日と終了日を順に選んでください。最長186日です。',
  'bill-not-found': 'この精算書はありません。一覧を再読み込みしてください。',
  'agent-links-full': '有効なリンクが上限に達しています。不要なリンクを終了してください。',
  'agent-link-unknown': '該当するリンクがありません。一覧を再読み込みしてください。',
  'agent-already': 'この会員はすでにエージェントです。',
  'agent-promotion-failed':
    'この会員をエージェントにすることはできません。カスタマーサービスにお問い合わせください。',
  'agent-unknown': 'この名前の有効なエージェントはいません。ユーザー名をご確認ください。',
  'agent-registrations-full':
    '本日登録できる人数の上限に達しました。リンクを共有するか、明日もう一度お試しください。',
  'agent-member-came':
    'この会員はすでにログインしています。パスワードを設定できるのは本人だけです。',
  'agent-not-yet': 'この会員はエージェントではありません。',
  'move-second-person':
    'この移動を提案したか、移動先の上位エージェントのログイン方法を過去24時間以内に変更しています。この操作は別のスタッフが行ってください。',
  'move-proposal-gone':
    'この移動はもう2人目の承認待ちではありません。ページを再読み込みしてください。',
  'agent-too-deep': '階層が深くなりすぎます。もっと上位のエージェントを選んでください。',
  'agent-below': '自分自身や自分のチームの下には移せません。',
  'member-not-found': '該当する会員がいません。ユーザー名またはIDをご確認ください。',
  'module-unknown': '該当する機能スイッチがありません。一覧を再読み込みしてください。',
  'module-fixed': 'このスイッチはオフにできません。プラットフォームに必要なものです。',
  'setting-unknown': '該当する設定がありません。一覧を再読み込みしてください。',
  'setting-invalid':
    'この値は設定できません。{min, select, undefined {修正して、もう一度お試しください。} other {{min}～{max}の整数を入力してください。}}',
  'field-rule-invalid':
    'この規則は使えません。{fault, select, bounds {最小の長さは0以上、最大の長さは1～500で、最小以上にしてください。} kind {文字の種類を1つ選んでください。} unreadable {このパターンを読み取れないブラウザーがあります。先読み・後読みと後方参照は使えません。} slow {このパターンは文字列によって時間がかかりすぎます。繰り返しの中の繰り返しを避けてください。} other {修正して、もう一度お試しください。}}',
  'address-list-invalid':
    'アドレスでもアドレスブロックでもない項目があります{address, select, undefined {} other {：{address}}}。198.51.100.7、198.51.100.0/24、2001:db8::/32のように入力してください。',
  'terms-incomplete':
    '公開する前に、すべての言語で利用規約とプライバシーポリシーを入力してください。',
  'message-incomplete': 'すべての言語でタイトルと本文を入力してください。',
  'message-unknown': '該当するメッセージがありません。一覧を再読み込みしてください。',
  'message-withdrawn': 'このメッセージはすでに取り消されています。',
  'receiver-on-pause':
    '{name, select, undefined {宛先の一部の方} other {{name}さん}}はプレイ休止中または自己排除中のため、広告を送信できません。宛先から外してください。',
  'audience-empty': 'このメッセージを受け取る人がいません。',
  'movement-not-found': 'この取引は存在しません。',
  'record-period-missing': '保存する期間を選んでください。',
  'record-too-long': '記帳が多すぎて1つのファイルに収まりません。期間を短くしてください。',
  'statement-period-invalid': '明細書の期間は、本日までの1日～366日です。日付をご確認ください。',
  'statement-too-long': '記帳が多すぎて1通の明細書に収まりません。期間を短くしてください。',
  'promotion-not-found': 'このプロモーションはご利用いただけません。一覧を開き直してください。',
  'promotion-closed': 'このプロモーションは終了しました。',
  'promotion-changed': '条件が変わりました。続ける前に、もう一度お読みください。',
  'board-not-found': 'ここにはまだランキングがありません。',
  'board-ended': 'このランキングは終了しました。',
  'promotion-stopped': 'このプロモーションは中止されました。',
  'promotion-not-for-you': 'このプロモーションは、お使いのアカウントではご利用いただけません。',
  'promotion-mobile-missing': '先に携帯電話番号を認証してください。',
  'promotion-group-taken':
    '同じ種類の別のプロモーションに参加中です。先に完了するか、参加をやめてください。',
  'promotion-not-joined': 'このプロモーションには参加していません。',
  'promotion-had': 'このプロモーションは申請済みか、特典を受け取り済みです。',
  'promotion-code-unknown': 'このコードは無効です。確認して、もう一度お試しください。',
  'promotion-code-often': 'コードの試行回数が多すぎます。後ほどもう一度お試しください。',
  'promotion-budget-spent': 'このプロモーションの特典はすべて配布済みです。',
  'promotion-dates-wrong': '終了は開始より後にしてください。',
  'promotion-reward-wrong': '特典の内容が不完全です。金額、種類、条件を確認してください。',
  'promotion-condition-wrong': '条件がトリガーと合いません。両方を確認してください。',
  'promotion-draw-wrong':
    '抽選の設定が不完全です。チケットまたは毎日の無料回数で抽選し、毎回すぐに付与し、段階は設けません。',
  'draw-used-up':
    'この抽選は終了しました。なくなった賞品があり、確率が正しくなくなるためです。チケットは残ります。',
  'draw-opening-unknown': 'お客様の抽選履歴に、この抽選はありません。',
  'ticket-missing': 'この抽選に使えるチケットがありません。',
  'ticket-unknown': 'このチケットはありません。',
  'voucher-used': 'このクーポンは使用済みです。',
  'voucher-cancelled': 'このクーポンは取り消されました。',
  'voucher-expired': 'このクーポンは有効期限が切れています。',
  'voucher-promotion-wrong': 'クーポンはコード型のプロモーションにのみ作成できます。',
  'voucher-expiry-wrong': '有効期限が過去の日時です。',
  'voucher-name-taken':
    'このプロモーションには同じ名前のクーポンがあります。コードは再表示できません。',
  'voucher-batches-full': 'このプロモーションのクーポンの発行回数は上限に達しています。',
  'voucher-not-found': 'これらのクーポンはありません。',
  'voucher-none-left': 'このクーポンは残っていません。',
  'promotion-budget-too-low': '予算が特典1件分に足りません。',
  'promotion-audience-wrong':
    'この対象に当てはまる会員はいません。レベル、登録日、新規会員が先に参加できるかを確認してください。',
  'promotion-conditions-opposed':
    '段階の条件が同時に成立することはありません。値どうし、また対象と期間との関係を確認してください。',
  'promotion-terms-wrong':
    'この条件を満たせるベットはありません。ベット額の上限と現金化の上限を確認してください。',
  'promotion-share-uncapped': '10%を超える割合には、上限額または会員1人あたりの予算が必要です。',
  'promotion-budget-opposed':
    '予算が互いに、または最も高い特典と矛盾しています。1日あたりと会員1人あたりの予算は総額以下とし、いずれも特典1件分以上にしてください。',
  'segment-filter-wrong':
    'このセグメントに当てはまる会員はいません。条件どうしの関係を確認してください。',
  'promotion-text-missing': 'タイトルと条件を英語で入力してください。',
  'promotion-segment-unknown': 'このプロモーションのセグメントは存在しません。',
  'segment-not-found': '該当するセグメントがありません。',
  'segment-changed': '別の方がこのセグメントを変更しました。もう一度開いてください。',
  'segment-name-taken': '同じ名前のセグメントがすでにあります。',
  'envelope-not-found': 'この紅包はありません。',
  'envelope-not-open': 'この紅包は受付中ではありません。',
  'envelope-empty': 'この紅包はすべて受け取られました。',
  'envelope-sum-wrong':
    '総額、個数、金額が合いません。金額は小数2桁まで、1個につき0.01以上にしてください。',
  'envelope-published': 'この紅包は公開済みのため、変更できません。',
  'envelope-over': 'この紅包は開催中ではありません。',
  'promotion-trial-impossible':
    'このトリガーがいつ発生したかは、過去の記録からは判断できません。試算できるのは、入金、プレイ、ログイン、新規登録のプロモーションです。',
  'promotion-second-person': 'このプロモーションは別のスタッフが公開する必要があります。',
  'reward-not-found': '該当する特典がありません。一覧を再読み込みしてください。',
  'reward-not-available': 'この特典は現在受け取れません。',
  'reward-expired': 'この特典は期限が切れました。',
  'reward-decided': 'この特典はすでに判断済みです。',
  'reward-amount-wrong': 'この金額は、この特典には使えません。',
  'reward-own-member': 'この会員のアカウントはご自身が開設したものです。別の方が判断してください。',
  'reward-not-returnable': 'この特典は回収できません。使用済みか、条件を達成済みです。',
  'points-too-few': 'ポイントが足りません。',
  'point-good-not-found': 'この特典はもうポイントモールにありません。',
  'point-good-closed': 'この特典は現在ご利用いただけません。',
  'point-good-changed': '別の方がこの特典を変更しました。もう一度読み込んでください。',
  'point-good-wrong': '特典の内容が不完全です。名称と価格を確認してください。',
  'point-price-changed': '価格が変わりました。確認して、もう一度確定してください。',
  'point-address-missing': '受取人と住所を入力してください。',
  'point-mobile-missing': '携帯電話番号を入力してください。',
  'point-stock-empty': 'この特典は在庫切れです。',
  'point-conversion-off': '現在、ポイントを現金に交換できません。',
  'point-step-wrong': '表示された単位でポイント数を入力してください。',
  'point-budget-spent':
    '現在付与できるポイントはすべて付与されました。後でもう一度お試しください。',
  'point-money-spent':
    '現在、この金額までは交換できません。交換するポイントを減らすか、後でもう一度お試しください。',
  'point-scheme-changed': '別の方がレートを変更しました。もう一度読み込んでください。',
  'point-rate-wrong': '設定できないレートがあります。金額を確認してください。',
  'redemption-not-found': '該当する交換がありません。',
  'redemption-decided': 'この交換はすでに判断済みです。',
  'rebate-out-of-range':
    '{most, select, undefined {このリベートは、この種類のゲームの上限を超えています。} other {この種類のゲームのリベートは{most}%までです。}}',
  'rebate-off-step':
    '{step, select, undefined {このリベートは刻みに合いません。} other {この種類のゲームのリベートは{step}%刻みです。}}',
  'rebate-not-below-parent':
    '{most, select, undefined {このリベートは、この会員には高すぎます。} other {この会員のリベートは{most}%までです。}}',
  'rebate-below-team':
    '{least, select, undefined {このリベートは、この会員の直属の会員より低くなります。} other {この会員の直属の会員に、すでにリベートが設定されています。{least}%以上にしてください。}}',
  'rebate-quota-full':
    '{from, select, undefined {この高さのリベートの枠は残っていません。} other {{from}%以上のリベートの枠は残っていません。}}',
  'rebate-quotas-twice': '同じカテゴリーとリベートに枠が2つあります。どちらか1つにしてください。',
  'rebate-bounds-wrong':
    'リベートの上限と差は刻みの倍数とし、各カテゴリーは1回だけ指定してください。',
  'rebate-unknown': 'このリベートはありません。一覧を再読み込みしてください。',
  'commission-rate-above-house':
    'この種類のプランで運営が支払える率は{most, select, undefined {これより低い率} other {最大{most} %}}です。率を下げてください。',
  'rebate-rate-above-house':
    '運営のリベートは{most, select, undefined {これより低い率} other {最大{most} %}}です。上限を下げてください。',
  'commission-plans-overlap':
    '有効な別のプラン{plan, select, undefined {} other {（{plan}）}}が、同じツリーの同じゲームにすでに支払っています。',
  'commission-proposal-gone':
    'この条件は2人目の承認待ちではなくなりました。一覧を再読み込みしてください。',
  'commission-unknown': 'このプランまたはコミッションはありません。一覧を再読み込みしてください。',
  'commission-tiers-wrong':
    '段階は金額と率が順に上がるようにし、最後の段階は上限なしにしてください。',
  'commission-root-below':
    '{agent, select, undefined {この中の1人} other {{agent}}}はツリー最上位のエージェントではありません。上位のいないエージェントだけを入力するか、空欄にしてすべてのツリーを対象にしてください。',
  'commission-period-due':
    'このプランの1期間が終了しましたが、まだ支払われていません。支払い後（通常1時間以内）に変更してください。',
};
