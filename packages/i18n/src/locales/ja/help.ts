// Japanese texts of the help centre around its articles.
import type { PartialTexts } from '../../texts.ts';
import type { help as english } from '../en/help.ts';

export const help: PartialTexts<typeof english> = {
  title: 'ヘルプ',
  intro: 'よくあるご質問に、簡潔にお答えします。',
  contents: 'テーマ',
  find: '回答を検索',
  nothing: 'この言葉を含む回答はありません。別の言葉で試すか、カスタマーサポートにお尋ねください。',
  hits: '{count, plural, other {#件の回答}}',
  'start-title': 'はじめに',
  'money-title': '入金と出金',
  'games-title': 'ゲーム',
  'fair-title': '公平な結果',
  'safer-play-title': '健全なプレイ',
  'security-title': 'アカウントの安全',
  'terms-title': '利用規約と連絡先',
  move: 'このウィンドウを移動',
  whole: 'ヘルプセンターを開く',
};
