// Japanese texts of facts.
import type { PartialTexts } from '../../texts.ts';
import type { facts as english } from '../en/facts.ts';

export const facts: PartialTexts<typeof english> = {
  title: '集計データ',
  member: '会員',
  members: '会員',
  rounds: 'ラウンド数',
  stake: 'ベット',
  'valid-bet': '有効ベット額',
  payout: '配当',
  result: '会員の収支',
  deposit: '入金',
  withdrawal: '出金',
  bonus: 'ボーナス',
  rebate: 'リベート',
  'agent-rebate': 'エージェントのリベート',
  commission: 'コミッション',
  salary: '給与',
  dividend: '分配金',
  'net-loss': '純損失',
};
