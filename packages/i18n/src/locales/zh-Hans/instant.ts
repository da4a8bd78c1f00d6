// Simplified Chinese texts of the small games.
import type { PartialTexts } from '../../texts.ts';
import type { instant as english } from '../en/instant.ts';

export const instant: PartialTexts<typeof english> = {
  dice: '骰子',
  coin: '抛硬币',
  wheel: '转盘',
  plinko: '普林科',
  mines: '扫雷',
  hilo: '猜高低',
  heads: '正面',
  tails: '反面',
  'cash-out': '兑现 {amount}',
  higher: '更大或相同',
  lower: '更小或相同',
  skip: '跳过',
};
