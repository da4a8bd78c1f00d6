// Brazilian Portuguese texts of team transfers: money sent to the agent above or to the own team.
import type { PartialTexts } from '../../texts.ts';
import type { transfers as english } from '../en/transfers.ts';

export const transfers: PartialTexts<typeof english> = {
  'state-done': 'Concluído',
};
