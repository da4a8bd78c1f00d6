// Brazilian Portuguese texts of reports: profit and loss by day, category and vendor.
import type { PartialTexts } from '../../texts.ts';
import type { reports as english } from '../en/reports.ts';

export const reports: PartialTexts<typeof english> = {
  title: 'Ganhos e perdas',
  'by-day': 'Por dia',
  'by-category': 'Por categoria',
  'by-vendor': 'Por provedora',
  views: 'Como somar',
  day: 'Dia',
  category: 'Categoria',
  vendor: 'Provedora',
  rounds: 'Rodadas',
  stake: 'Apostado',
  payout: 'Prêmios',
  net: 'Resultado',
  deposited: 'Depositado',
  withdrawn: 'Sacado',
  other: 'Não mais oferecidos',
  total: 'Total',
  none: 'Nada foi liquidado nesses dias.',
  longer: 'Mostrar 30 dias',
  counted:
    'Contam as rodadas liquidadas, cada uma no dia em que começou. Depósitos contam quando são creditados; saques, quando são pagos. Os dias seguem o horário {zone}.',
};
