// Japanese texts of how staff look after agents and their teams.
import type { PartialTexts } from '../../../texts.ts';
import type { agents as english } from '../../en/console/agents.ts';

export const agents: PartialTexts<typeof english> = {
  intro:
    'エージェントは、配下のすべての階層の会員からなるチームを率います。開くとチームの確認と変更ができます。',
  make: 'エージェントにする',
  'make-text': '会員は再ログインなしで、すぐに招待コードとエージェントセンターを利用できます。',
  username: '会員のユーザー名',
  kind: '種別',
  'kind-of': 'エージェント（種別 {number}）',
  'kind-hint': 'ここではどの種別も同じことができます。番号は外部システムに伝えられます。',
  size: 'チーム',
  since: 'エージェント開始日',
  none: '該当するエージェントはいません。',
  'no-agent': 'エージェントではありません',
  place: 'ツリー内の位置',
  top: '最上位',
  code: '招待コード',
  now: '現在のチーム',
  direct: '直属',
  agents: 'チーム内のエージェント',
  balance: 'チームの残高',
  'came-to': 'チームの実績',
  active: 'アクティブ会員',
  'first-deposits': '初回入金',
  net: '会員の収支',
  below: '{name} の配下',
  'nobody-below': '配下はいません。',
  'open-line': '{name} のチーム',
  people: '{count, plural, other {#人}}',
  more: 'もっと見る',
  move: '移動',
  'move-named': '{name} を移動',
  'move-team':
    '{count, plural, =0 {{name} にチームはありません。} other {{name} はチームの#人とともに移ります。}}これまでのプレイは、引き続き以前の上位エージェントの分として集計されます。',
  'move-to': '上位エージェントのユーザー名',
  'move-to-hint': '空欄：最上位へ（上位なし）。',
  'moves-wait': '2人目の承認待ちの移動',
  'move-waits': '移動は2人目の承認待ちになりました。',
  'move-proposed': '{name} は {upline} の下に移ります。',
  'move-proposed-by': '提案者：{name}、{date}',
  'move-proposed-why':
    '移動先の上位に、当社が契約で支払っているエージェントがいるため、このチームの成績はそのエージェントの分に入ります。',
  'move-confirm': '移動を承認',
  'move-withdraw': '移動を取り下げる',
  'set-kind': '種別を変更',
  end: '会員に戻す',
  'end-text':
    '{name} はすぐにエージェントセンターを利用できなくなり、リンクはすべて永久に終了します。',
  'end-line':
    '直属：{count, plural, =0 {なし} other {#人}}。それぞれのチームとともに一段上に移ります。',
  file: '会員ファイル',
};
