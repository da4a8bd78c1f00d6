// Indonesian texts of the small games.
import type { Texts } from '../../texts.ts';
import type { instant as english } from '../en/instant.ts';

export const instant: Texts<typeof english> = {
  dice: 'Dadu',
  coin: 'Lempar Koin',
  wheel: 'Roda',
  plinko: 'Plinko',
  mines: 'Ranjau',
  hilo: 'Hi-Lo',
  heads: 'Kepala',
  tails: 'Ekor',
  play: 'Main',
  'cash-out': 'Cairkan {amount}',
  result: '× {multiplier}: {amount}',
  higher: 'Lebih tinggi atau sama',
  lower: 'Lebih rendah atau sama',
  skip: 'Lewati',
};
