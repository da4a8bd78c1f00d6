// Japanese texts of the home page: hero, lanes, winners and what the house promises.
import type { PartialTexts } from '../../texts.ts';
import type { home as english } from '../en/home.ts';

export const home: PartialTexts<typeof english> = {
  'page-title': 'ホーム',
  'hero-title': 'すべての結果を、その手で検証。',
  'hero-text':
    '1つのウォレットと独自のゲーム。全ラウンドのレシートを、お使いのブラウザーで検証できます。',
  'hero-play': '{game}をプレイ',
  'hero-demo': '無料で試す',
  'hero-how': '仕組みを見る',
  'see-all': 'すべて見る',
  'games-fact': '{count, plural, other {#ゲーム}}',
  'no-games': 'テーブルを準備しています。少し経ってからお越しください。',
  'games-failed': 'ゲームを読み込めませんでした。',
  'trust-title': '選ばれる理由',
  'trust-check-title': 'すべての結果を検証できる',
  'trust-check-text':
    'シードはベット前に確定し、ご請求に応じて公開されます。ラウンドは、お使いのブラウザーで再計算できます。',
  'trust-check-link': 'ラウンドを検証',
  'trust-money-title': 'お金の流れが見える',
  'trust-money-text':
    'すべての動きに前後の残高を表示。出金は、お客様から着金の確認をいただくまで見届けます。',
  'trust-money-times':
    '直近の実測：入金の半数は{deposit, plural, other {#分}}以内、出金の半数は{withdrawal, plural, other {#分}}以内に完了しています。',
  'trust-money-link': '出金の流れ',
  'trust-limits-title': '決めた上限を必ず守る',
  'trust-limits-text':
    'ベット額、損失、時間の上限を設定でき、ワンタップでプレイを休めます。上限はすべての取引で厳格に守られます。',
  'trust-limits-link': '健全なプレイ',
  banners: 'ニュースとバナー',
  carousel: 'カルーセル',
  slide: 'スライド',
  'slide-of': '{name}、{count}枚中{place}枚目',
  'slide-show': '表示：{name}',
  'slide-previous': '前のスライド',
  'slide-next': '次のスライド',
  'slides-pause': 'スライドを一時停止',
  'slides-resume': 'スライドを再開',
  'banner-go': '詳しく見る',
  notices: 'お知らせ',
  'notices-pause': 'お知らせを一時停止',
  'notices-resume': 'お知らせを再開',
  'notices-all': 'すべてのお知らせ',
  'popular-lotteries': '人気の宝くじ',
  'more-lotteries': 'くじをもっと見る',
  'drawn-numbers': '前回の当選番号：{numbers}',
  'closes-in': '締切まで',
  'popular-fact': '過去7日間に最も多く開かれたもの',
  lotteries: '宝くじ',
  'lotteries-fact': '次の抽選',
  'draw-number': '第{issue}回',
  'no-result-yet': '結果はまだありません',
  'lottery-opens': '{time}に受付開始',
};
