// Brazilian Portuguese texts of how staff look after team transfers.
import type { PartialTexts } from '../../../texts.ts';
import type { transfers as english } from '../../en/console/transfers.ts';

export const transfers: PartialTexts<typeof english> = {
  title: 'Transferências da equipe',
  none: 'Nenhuma transferência da equipe corresponde a esta busca.',
  from: 'De',
  to: 'Para',
  way: 'Direção',
  'way-up': 'Ao agente superior',
  'way-down': 'À equipe',
  'state-done': 'Concluída',
  'state-reversed': 'Estornada',
  turnover: 'Rollover',
  username: 'Nome da conta de qualquer dos lados',
  reverse: 'Estornar',
  'reverse-title': 'Estornar esta transferência?',
  'reverse-text':
    '{amount} voltam de {receiver} para {sender}. Isto só é possível enquanto {receiver} ainda tiver o dinheiro. Ambos são avisados.',
  'reversed-by': 'Por {by} em {date}: {reason}',
  member: 'Transferências da equipe',
  'sent-today': 'Enviado hoje',
  'count-today': 'Transferências hoje',
  standing: 'Transferências da equipe',
  on: 'Permitidas',
  off: 'Desativadas',
  'off-by': 'Desativadas por {by} em {date}: {reason}',
  'switch-off': 'Desativar transferências',
  'switch-on': 'Ativar transferências',
  'switch-off-text': 'Este membro não poderá enviar nem receber dinheiro de outros membros.',
  'switch-on-text': 'Este membro poderá enviar e receber dinheiro de novo, conforme as políticas.',
};
