// Japanese texts of the search over the whole site: its groups, its states, and further words by
// which people look for a page.
import type { PartialTexts } from '../../texts.ts';
import type { search as english } from '../en/search.ts';

export const search: PartialTexts<typeof english> = {
  title: 'サイト内検索',
  placeholder: 'ゲーム、プロバイダー、ページ、ヘルプ',
  open: '検索',
  results: '検索結果',
  games: 'ゲーム',
  categories: 'カテゴリー',
  vendors: 'プロバイダー',
  pages: 'ページ',
  help: 'ヘルプ',
  recent: '最近の検索',
  hot: '人気ゲーム',
  clear: '検索履歴を消去',
  begin: 'ゲーム名、プロバイダー名、またはご用件を入力してください。',
  nothing: '「{words}」に一致するものはありません。',
  count: '{count, plural, =0 {該当なし} other {#件の結果}}',
  failed: 'ゲームを検索できませんでした。もう一度お試しください。',
  'key-choose': '選択',
  'key-open': '開く',
  'key-close': '閉じる',
  'also-deposit': 'チャージ 振込 支払い 送金 資金 銀行 デポジット',
  'also-withdraw': '引き出し 換金 払い戻し 送金 銀行 口座',
  'also-bets': '履歴 ラウンド 結果 プレイ記録 賭け',
  'also-record': '履歴 明細 入出金 トランザクション 残高',
  'also-limits': '健全なプレイ 休止 制限 自己排除 セルフチェック 一時停止 依存症',
  'also-account': 'パスワード プロフィール 電話 メール パスキー 端末 セキュリティ 二要素認証',
  'also-inbox': 'メッセージ 通知 お知らせ メール 受信箱',
  'also-feedback': '意見 苦情 要望 提案 問い合わせ 連絡',
  'also-fairness': '検証 シード ラウンド 公正 確認 プロバブリーフェア',
  'also-help': 'よくある質問 質問 回答 ルール 規約 FAQ',
  'also-app': 'アプリ スマホ インストール アンドロイド android iphone',
  'also-service': '連絡 問い合わせ サポート チャット ヘルプ',
  'also-favourites': '星 お気に入り ブックマーク ゲーム',
};
