// Brazilian Portuguese texts of the small games.
import type { PartialTexts } from '../../texts.ts';
import type { instant as english } from '../en/instant.ts';

export const instant: PartialTexts<typeof english> = {
  dice: 'Dados',
  coin: 'Cara ou Coroa',
  wheel: 'Roleta da Sorte',
  plinko: 'Plinko',
  mines: 'Minas',
  hilo: 'Hi-Lo',
  heads: 'Cara',
  tails: 'Coroa',
  'cash-out': 'Retirar {amount}',
  higher: 'Maior ou igual',
  lower: 'Menor ou igual',
  skip: 'Pular',
};
