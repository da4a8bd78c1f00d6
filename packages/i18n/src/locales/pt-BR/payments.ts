// Brazilian Portuguese texts of withdrawals before and after the request: the preview, parts, receipts, disputes,
// and deposits that pay other members.
import type { PartialTexts } from '../../texts.ts';
import type { payments as english } from '../en/payments.ts';

export const payments: PartialTexts<typeof english> = {
  limits: 'Limites',
  fee: 'Taxa',
  'part-pay-by': 'Tempo restante para pagar',
  'proof-choose': 'Escolher uma imagem',
  'proof-change': 'Escolher outra imagem',
  'thread-payment-proof': 'Comprovante de pagamento',
  'c2c-take': 'Pagar {amount}',
  'c2c-holder': 'Titular da conta',
  'c2c-number': 'Número da conta',
  'c2c-exact': 'Valor exato',
  'c2c-prove-send': 'Enviar o comprovante',
  'match-matched': 'Aguardando seu pagamento',
  'match-received': 'Creditado',
  'match-forced-received': 'Creditado',
};
