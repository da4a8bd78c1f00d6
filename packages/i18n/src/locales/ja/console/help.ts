// Japanese texts of how staff keep the help centre’s articles.
import type { PartialTexts } from '../../../texts.ts';
import type { help as english } from '../../en/console/help.ts';

export const help: PartialTexts<typeof english> = {
  intro:
    'プレイヤーに表示される記事を、テーマ別に並べています。保存すると、開いているページにすぐ反映されます。すべての版が保存され、すべての変更が監査ログに記録されます。',
  'article-new': '新しい記事',
  subject: 'テーマ',
  'whose-text': '文章',
  'houses-text': '標準の文章',
  'text-by': '作成：{name}',
  'saved-at': '保存日時',
  versions: '{count, plural, other {#版}}',
  version: '第{number}版、{name}、{when}',
  'version-take': 'フォームに取り込む',
  reset: '標準の文章に戻す',
  'reset-sure': 'はい、標準の文章に戻す',
  'not-written': '{language} – 未入力',
};
