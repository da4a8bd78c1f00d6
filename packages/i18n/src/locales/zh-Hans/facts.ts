// Simplified Chinese texts of facts: the columns of a team's profit list.
import type { PartialTexts } from '../../texts.ts';
import type { facts as english } from '../en/facts.ts';

export const facts: PartialTexts<typeof english> = {
  title: '盈亏',
  member: '会员',
  members: '会员人数',
  rounds: '局数',
  stake: '投注额',
  'valid-bet': '有效流水',
  payout: '派彩',
  result: '玩家盈亏',
  deposit: '存款',
  withdrawal: '提款',
  bonus: '红利',
  rebate: '返点',
  'agent-rebate': '代理返点',
  commission: '佣金',
  salary: '工资',
  dividend: '分红',
  'net-loss': '净亏损',
};
