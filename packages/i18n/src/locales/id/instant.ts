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
};
