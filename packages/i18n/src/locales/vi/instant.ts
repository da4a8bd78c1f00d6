// Vietnamese texts of the small games.
import type { PartialTexts } from '../../texts.ts';
import type { instant as english } from '../en/instant.ts';

export const instant: PartialTexts<typeof english> = {
  dice: 'Xúc xắc',
  coin: 'Tung đồng xu',
  wheel: 'Vòng quay',
  plinko: 'Plinko',
  mines: 'Dò mìn',
  hilo: 'Hi-Lo',
  heads: 'Ngửa',
  tails: 'Sấp',
  'cash-out': 'Rút {amount}',
  higher: 'Cao hơn hoặc bằng',
  lower: 'Thấp hơn hoặc bằng',
  skip: 'Bỏ qua',
};
