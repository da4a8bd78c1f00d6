// Brazilian Portuguese texts of how staff look after team transfers.
import type { PartialTexts } from '../../../texts.ts';
import type { transfers as english } from '../../en/console/transfers.ts';

export const transfers: PartialTexts<typeof english> = {
  title: 'Transferências da equipe',
  from: 'De',
  to: 'Para',
  'state-done': 'Concluído',
  turnover: 'Rollover',
  member: 'Transferências da equipe',
  standing: 'Transferências da equipe',
};
