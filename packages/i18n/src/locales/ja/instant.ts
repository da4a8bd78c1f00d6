// Japanese texts of the small games.
import type { PartialTexts } from '../../texts.ts';
import type { instant as english } from '../en/instant.ts';

export const instant: PartialTexts<typeof english> = {
  dice: 'ダイス',
  coin: 'コイントス',
  wheel: 'ホイール',
  plinko: 'プリンコ',
  mines: 'マインズ',
  hilo: 'ハイロー',
  heads: '表',
  tails: '裏',
  'cash-out': '{amount}を受け取る',
  higher: '同じか高い',
  lower: '同じか低い',
  skip: 'スキップ',
};
