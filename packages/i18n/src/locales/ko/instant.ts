// Korean texts of the small games.
import type { PartialTexts } from '../../texts.ts';
import type { instant as english } from '../en/instant.ts';

export const instant: PartialTexts<typeof english> = {
  dice: '주사위',
  coin: '동전 던지기',
  wheel: '휠',
  plinko: '플린코',
  mines: '지뢰찾기',
  hilo: '하이로우',
  heads: '앞면',
  tails: '뒷면',
  'cash-out': '{amount} 받기',
  higher: '같거나 높음',
  lower: '같거나 낮음',
  skip: '건너뛰기',
};
