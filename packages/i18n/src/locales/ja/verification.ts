// Japanese texts of the messages to members: codes, recoveries and notices about their account.
import type { PartialTexts } from '../../texts.ts';
import type { verification as english } from '../en/verification.ts';

export const verification: PartialTexts<typeof english> = {
  'code-subject': '認証コード：{code}',
  'code-text':
    '{brand}の認証コードは{code}です。{minutes}分間有効です。{brand}の者がこのコードをお尋ねすることは決してありません。',
  'outside-code-text': '認証コードは{code}です。{seconds}秒間有効です。',
  'recovery-subject': '{brand}のパスワード再設定',
  'recovery-text':
    '{name}様、{brand}のアカウントについて、パスワード再設定のお申し込みがありました。ご本人の場合は、{minutes}分以内にこのリンクを開いてください。お心当たりがない場合、お手続きは不要です。パスワードは変わりません。',
  'reset-text':
    '{name}様、{brand}のスタッフがお客様のアカウントのパスワードをリセットし、すべての端末からログアウトしました。{minutes}分以内にこのリンクを開き、新しいパスワードを設定してください。お心当たりがない場合は、お問い合わせください。',
  'notice-subject': '{brand}のアカウントについて',
  'notice-deposit-means-blocked':
    '{name}さん、{brand}で1つの方法での入金の失敗が多すぎたため、しばらく停止しました。別の方法はご利用いただけます。',
  'notice-deposits-suspended':
    '{name}さん、{brand}で入金の失敗が多すぎたため、入金を停止しました。再開するにはカスタマーサポートにご連絡ください。',
  'notice-deposits-freed': '{name}さん、{brand}で再びすべての方法で入金できます。',
  'notice-limit-review-due':
    '{name}さん、{brand}での上限は今も適切ですか？「健全なプレイ」でご確認のうえ、そのままにするか変更してください。',
  'notice-account-quiet':
    '{name}さん、{brand}に長い間ログインがありません。このままログインがないと、アカウントはまもなく休眠扱いになります。資金はお客様のものです。',
  'notice-account-dormant':
    '{name}さん、{brand}のアカウントが休眠扱いになりました。資金はいただいていません。ログインすると再び有効になります。',
  'notice-new-place':
    '{name}様、新しい場所からアカウントへのログインがありました：{device}、{address}。お心当たりがない場合は、すぐにパスワードを変更し、すべての端末からログアウトしてください。',
  'notice-password-changed':
    '{name}様、アカウントのパスワードが変更されました（{device}、{address}）。お心当たりがない場合は、すぐにご連絡ください。',
  'notice-password-recovered':
    '{name}様、アカウントのパスワードが再設定され（{device}、{address}）、すべての端末からログアウトしました。お心当たりがない場合は、すぐにご連絡ください。',
  'notice-payment-password-changed':
    '{name}様、取引パスワードが変更されました（{device}、{address}）。お心当たりがない場合は、すぐにご連絡ください。',
  'notice-mobile-changed':
    '{name}様、アカウントの携帯電話番号が変更されました（{device}、{address}）。お心当たりがない場合は、すぐにご連絡ください。',
  'notice-email-changed':
    '{name}様、アカウントのメールアドレスが変更されました（{device}、{address}）。お心当たりがない場合は、すぐにご連絡ください。',
  'notice-factors-changed':
    '{name}様、アカウントの2段階認証の設定が変更されました。お心当たりがない場合は、すぐにご連絡ください。',
  'notice-accounts-changed':
    '{name}様、出金先の銀行口座またはウォレットが変更されました。お心当たりがない場合は、すぐにご連絡ください。',
  'notice-account-closed':
    '{name}様、お申し出により、{brand}のアカウントを解約しました。どうぞお元気で。',
  'notice-account-locked':
    '{name}様、{brand}のアカウントはロックされました。ご不明な点がございましたら、ご連絡ください。',
  'notice-staff-changed-contacts':
    '{name}様、当社スタッフが{brand}のアカウントの連絡先を変更しました。お心当たりがない場合は、すぐにご連絡ください。',
  'notice-staff-reset-password':
    '{name}様、当社スタッフが{brand}のアカウントのパスワードをリセットし、すべての端末からログアウトしました。お心当たりがない場合は、すぐにご連絡ください。',
};
