// Brazilian Portuguese texts of the cashier’s desk, for staff.
import type { PartialTexts } from '../../texts.ts';
import type { cashier as english } from '../en/cashier.ts';

export const cashier: PartialTexts<typeof english> = {
  percent: '{percent}%',
  'refused-count': 'Recusado',
  'by-address': 'Endereço',
  'outcome-done': 'Concluído',
  'shift-refused': 'Recusado',
  'handover-waits': 'Aguardando',
  'adjustment-waiting': 'Aguardando',
  'adjustment-refused': 'Recusado',
  'difference-closed': 'Fechado',
  fee: 'Taxa',
};
