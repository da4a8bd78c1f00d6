// Japanese texts of how staff grant bonuses and set how bets count.
import type { PartialTexts } from '../../../texts.ts';
import type { bonuses as english } from '../../en/console/bonuses.ts';

export const bonuses: PartialTexts<typeof english> = {
  title: 'ボーナス',
  amount: '金額',
  'release-max': '現金化の上限',
  'funding-bonus-first': 'ボーナス',
  'reason-promotion': 'プロモーション',
  wagered: '{done}／{required}',
  'in-play': '未確定のベット',
  released: '現金化済み',
  weights: 'ベットの算入率',
};
