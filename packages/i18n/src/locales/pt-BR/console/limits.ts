// Brazilian Portuguese texts of how staff look after deposit limits, blocked deposits and inactive accounts.
import type { PartialTexts } from '../../../texts.ts';
import type { limits as english } from '../../en/console/limits.ts';

export const limits: PartialTexts<typeof english> = {
  title: 'Limites de depósito',
  span: 'Período',
  'span-day': 'Dia',
  'span-month': 'Mês',
  'member-limits': 'Limites de depósito',
  none: 'Sem limite',
  blocks: 'Depósitos bloqueados',
  dormant: 'Contas inativas',
};
