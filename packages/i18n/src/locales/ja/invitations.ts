// Japanese texts of inviting friends.
import type { PartialTexts } from '../../texts.ts';
import type { invitations as english } from '../en/invitations.ts';

export const invitations: PartialTexts<typeof english> = {
  headline: '友達を{name}に招待',
  intro:
    'お客様の紹介コードまたはリンクで登録した友達が、下に表示されます。友達がステップを達成するたびに、特典がもらえます。',
  means: '紹介コードとリンク',
  code: '紹介コード',
  link: '紹介リンク',
  share: 'リンクを共有',
  'share-text': '{name}で一緒に遊びませんか',
  'link-copied': 'リンクをコピーしました。',
  qr: '紹介リンクのQRコード',
  'save-qr': 'QRコードを保存',
  'total-friends': '友達',
  'total-earned': '獲得額',
  'total-claimed': '受取済みの特典',
  'total-available': '受取可能',
  'total-pending': '審査中',
  rules: '友達1人につきもらえる特典',
  'rules-until': '{date}まで',
  'when-registered': '友達が新規登録',
  'fact-turnover': '友達が合計{value}をベット',
  'fact-rounds': '友達が{count, plural, other {#ラウンド}}をプレイ',
  'fact-deposits': '友達が合計{value}を入金',
  'fact-deposit-count': '友達が{count, plural, =1 {初回入金} other {#回入金}}',
  'fact-sign-in-days': '友達が{count, plural, other {#日}}ログイン',
  'fact-sign-in-row': '友達が{count, plural, =1 {1日ログイン} other {#日連続でログイン}}',
  'fact-level': '友達がVIPランク{count}に到達',
  'fact-account-days': '友達の会員登録から{count, plural, other {#日}}',
  checked:
    'ご自身を招待しても特典はありません。友達の端末、アドレス、決済口座、氏名のいずれかがお客様と同じ場合は、先にスタッフが特典を審査します。',
  private:
    '友達の入金額やプレイ内容は公開されません。各ステップの進み具合だけが、10%刻みで表示されます。',
  terms: '条件',
  'to-join': '先に条件を読み、参加してください。参加後に登録した友達だけが対象です。',
  'see-promotion': 'プロモーションを見る',
  friends: '招待した友達',
  'no-friends': 'お客様の紹介コードで登録した人はまだいません。',
  'none-running': '友達の招待でもらえる特典は現在ありません。',
  since: '登録日：{date}',
  'not-counted': '登録日が特典の期間外です。',
  'step-open': '{percent}%',
  gave: '獲得した特典：{rewards}',
  claim: '{reward}を受け取る',
  more: '友達をもっと見る',
};
