// Simplified Chinese texts of the jackpots: what a pool is, how it is fed and won, and its award.
import type { PartialTexts } from '../../texts.ts';
import type { jackpots as english } from '../en/jackpots.ts';

export const jackpots: PartialTexts<typeof english> = {
  title: '累积大奖',
  mini: '迷你',
  major: '豪华',
  grand: '至尊',
  'tier-jackpot': '{tier}大奖',
  close: '关闭',
  'now-at': '{tier}大奖，现为 {amount}',
  'all-slots': '在本站任何老虎机旋转，都有机会赢得',
  'drops-by': '最迟在 {amount} 时开出',
  'last-win': '上次开出：{when}，{amount}',
  'none-yet': '尚未开出',
  'how-it-works': '累积大奖说明',
  'rule-linked':
    '本站所有老虎机共享这些累积大奖。每一次真金旋转都会注入奖池，任何一次旋转都可能中奖，与转轴显示无关。投注额越大，机会按相同比例越大。',
  'rule-fed': '每笔投注额的 {percent}% 注入奖池。',
  'rule-diverted': '另有 {percent}% 转入储备金，作为后续大奖的起始金额。',
  'rule-seed': '起始金额为 {amount}。',
  'rule-ceiling': '最高累积至 {amount}，超出部分转入储备金。',
  'rule-chance': '平均每投注 {amount} 开出一次：投注额 {stake} 的中奖机会为 {times} 分之一。',
  'rule-mystery':
    '神秘大奖：最低派彩 {minimum}，最高 {maximum}。开出金额在起始时已抽定并保密，哪一次旋转的投注使奖池达到该金额，即由其赢得。',
  'rule-commitment': '隐藏金额的哈希值',
  'rule-order':
    '若两位玩家同时中奖：账目先记录的一局赢得该大奖，后一局赢得已从起始金额重新开始的下一个大奖。',
  'rule-prize': '奖金即时支付，与本局派彩分开计算，并计入本局派彩。',
  'rule-verify': '决定中奖的数字出自您自己的种子。公开种子后，您可以亲自复算。',
  'rule-return': '除游戏本身的返还率外，累积大奖平均再返还每笔投注额的 {percent}%。',
  'rule-demo': '累积大奖为真实资金，试玩既不注入奖池，也不会中奖。除此之外，机会完全相同。',
  'not-in-demo': '试玩不适用',
  won: '您赢得了{tier}大奖',
  'won-amount': '{amount} 归您所有，奖金已存入余额。',
  collect: '继续',
};
