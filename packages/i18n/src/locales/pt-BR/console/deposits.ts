// Brazilian Portuguese texts of deposits for staff: the desk, one deposit, reports and the editor of methods.
import type { PartialTexts } from '../../../texts.ts';
import type { deposits as english } from '../../en/console/deposits.ts';

export const deposits: PartialTexts<typeof english> = {
  'deposit-number': 'Número do depósito',
  'kind-hosted': 'Página de pagamento',
  'kind-qr': 'QR code',
  'kind-bank-transfer': 'Transferência bancária',
  'kind-ewallet': 'Carteira digital',
  'kind-crypto': 'Cripto',
  'state-opening': 'Abrindo',
  'state-processing': 'Em andamento',
  'state-success': 'Creditado',
  'state-refused': 'Recusado',
  'step-requested': 'Pedido',
  'step-payment-due': 'Aguardando pagamento',
  'step-proof-sent': 'Comprovante enviado',
  'step-credited': 'Creditado',
  'step-refused': 'Recusado',
  requested: 'Pedido',
  arrived: 'Chegou',
  credited: 'Creditado',
  promotion: 'Promoção',
  'problem-expired': 'Não pago no prazo',
  'report-found': 'Encontrado',
  'report-refused': 'Não encontrado',
  'report-closed': 'Fechado',
  'group-fee': 'Taxa',
  'entry-network': 'Rede',
  'account-bankName': 'Banco',
  'account-number': 'Número da conta',
  'account-holder': 'Titular da conta',
};
