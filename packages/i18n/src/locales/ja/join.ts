// Japanese texts of becoming an agent: how it works, and the application.
import type { PartialTexts } from '../../texts.ts';
import type { join as english } from '../en/join.ts';

export const join: PartialTexts<typeof english> = {
  title: 'エージェントになる',
  intro:
    'エージェントは、プレイヤーを当サイトに招き、サポートします。報酬は契約で取り決めます。ここで金額のお約束はいたしません。',
  'apply-title': '申し込む',
  'apply-text':
    'ご自身と、お知り合いのプレイヤーについて簡単にお書きください。すべてのお申し込みをスタッフが読み、お返事します。',
  'talk-title': '取り決める',
  'talk-text': '運営と話し合い、報酬の内容、算定の基準、時期を契約に定めます。',
  'invite-title': '招待する',
  'invite-text':
    '専用のコードとリンクをお渡しします。それを使って登録した方が、あなたのチームに入ります。',
  'paid-title': '受け取る',
  'paid-text': '報酬の額と時期は契約に定めます。内容はいつでもお問い合わせいただけます。',
  'fair-title': 'エージェントへのお願い',
  'fair-text':
    '招待できるのは、利用できる年齢に達した方だけです。プレイの強要、勝利の約束、連絡を断った方への連絡はできません。プレイ休止中や自己排除中の方には働きかけないでください。',
  'agent-title': 'すでにエージェントです',
  'agent-text':
    'お使いのアカウントはすでにエージェント用です。コードや契約については、カスタマーサポートへお問い合わせください。',
  about: '自己紹介',
  'about-hint': '3語以上。活動の場と連絡方法をお書きください。',
  send: '申し込みを送信',
  sent: '申し込みを送信しました',
  'sent-text': 'スタッフが確認し、受信箱にお返事します。',
  answered: '申し込みへの回答',
  'answered-text': '運営がお申し込みに回答しました。',
  read: '内容を読む',
  'members-apply':
    'お返事をお届けできるよう、会員アカウントからお申し込みください。新規登録またはログインしてください。',
  'by-service': 'お申し込みはカスタマーサポートへご連絡ください。',
};
