// Brazilian Portuguese texts of how staff pay withdrawals in parts and decide disputes about payments.
import type { PartialTexts } from '../../../texts.ts';
import type { payments as english } from '../../en/console/payments.ts';

export const payments: PartialTexts<typeof english> = {
  'outcome-received': 'Chegou',
  'kind-payment-proof': 'Comprovante de pagamento',
};
