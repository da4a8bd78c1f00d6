// Brazilian Portuguese texts of the desk of crash flights: lists, one flight, its stakes and its cancellation.
import type { PartialTexts } from '../../../texts.ts';
import type { crash as english } from '../../en/console/crash.ts';

export const crash: PartialTexts<typeof english> = {
  day: 'Dia',
  'show-all': 'Todos',
  'show-cancelled': 'Cancelado',
  'state-ended': 'Encerrado',
  'state-cancelled': 'Cancelado',
  member: 'Membro',
};
