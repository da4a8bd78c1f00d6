// Thai texts of the small games.
import type { PartialTexts } from '../../texts.ts';
import type { instant as english } from '../en/instant.ts';

export const instant: PartialTexts<typeof english> = {
  dice: 'ลูกเต๋า',
  coin: 'โยนเหรียญ',
  wheel: 'วงล้อ',
  plinko: 'พลิงโก้',
  mines: 'ทุ่นระเบิด',
  hilo: 'ไฮโล',
  heads: 'หัว',
  tails: 'ก้อย',
  'cash-out': 'รับเงิน {amount}',
  higher: 'สูงกว่าหรือเท่ากัน',
  lower: 'ต่ำกว่าหรือเท่ากัน',
  skip: 'ข้าม',
};
