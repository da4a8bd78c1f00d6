// Simplified Chinese texts of how staff grant bonuses and set how bets count.
import type { PartialTexts } from '../../../texts.ts';
import type { bonuses as english } from '../../en/console/bonuses.ts';

export const bonuses: PartialTexts<typeof english> = {
  title: '红利',
  amount: '金额',
  'release-max': '最多可转入现金',
  'funding-bonus-first': '红利',
  'reason-promotion': '优惠活动',
  wagered: '{done} / {required}',
  balance: '余额',
  'in-play': '未结算投注中',
  released: '已转入现金',
  weights: '投注如何计入',
};
