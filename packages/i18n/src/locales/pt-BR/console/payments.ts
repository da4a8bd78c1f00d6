// Brazilian Portuguese texts of how staff pay withdrawals in parts and decide disputes about payments.
import type { PartialTexts } from '../../../texts.ts';
import type { payments as english } from '../../en/console/payments.ts';

export const payments: PartialTexts<typeof english> = {
  all: 'Todos',
  part: 'Parte {number}',
  'state-decided': 'Decidido',
  'outcome-received': 'Chegou',
  'kind-payment-proof': 'Comprovante de pagamento',
  'kind-message': 'Mensagem',
  send: 'Enviar',
  'parts-title': 'Partes',
  'part-open': 'Aberto',
  'part-paying': 'Em pagamento',
  'part-paid': 'Pago',
  'part-disputed': 'Contestado',
  'part-received': 'Recebidas',
  'part-forced-received': 'Contado como recebido',
  'part-resolved-received': 'Recebido, por decisão',
};
