// Brazilian Portuguese texts of the cashier’s desk, for staff.
import type { PartialTexts } from '../../texts.ts';
import type { cashier as english } from '../en/cashier.ts';

export const cashier: PartialTexts<typeof english> = {
  percent: '{percent}%',
  day: 'Dia',
  'queue-disputed': 'Contestado',
  only: 'Mostrar',
  'refused-count': 'Recusado',
  turnover: 'Rollover',
  'by-address': 'Endereço',
  'outcome-done': 'Concluído',
  'fact-amount': 'Valor',
  'shift-refused': 'Recusado',
  'handover-waits': 'Aguardando',
  'adjustment-waiting': 'Aguardando',
  'adjustment-refused': 'Recusado',
  'report-from': 'De',
  'report-to': 'Para',
  'difference-closed': 'Fechado',
  fee: 'Taxa',
};
