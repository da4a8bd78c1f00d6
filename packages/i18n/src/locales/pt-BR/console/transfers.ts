// Brazilian Portuguese texts of how staff look after team transfers.
import type { PartialTexts } from '../../../texts.ts';
import type { transfers as english } from '../../en/console/transfers.ts';

export const transfers: PartialTexts<typeof english> = {
  title: 'Transferências da equipe',
  'state-done': 'Concluído',
  member: 'Transferências da equipe',
  standing: 'Transferências da equipe',
};
