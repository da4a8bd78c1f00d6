// Brazilian Portuguese texts of the live channel: what it tells and how it is doing.
import type { PartialTexts } from '../../texts.ts';
import type { live as english } from '../en/live.ts';

export const live: PartialTexts<typeof english> = {
  connected: 'Conectado',
  reconnecting: 'Reconectando…',
  offline: 'Você está sem conexão.',
  'deposit-settled': 'Creditamos {amount} no seu saldo.',
  'withdrawal-approved': 'Seu saque foi aprovado.',
  'withdrawal-paid': 'Seu saque foi pago. Confirme quando ele chegar.',
  'withdrawal-refused': 'Seu saque foi recusado e o dinheiro voltou ao seu saldo.',
  'session-ended': 'Sua sessão foi encerrada em outro lugar.',
  'winner-joined': '{name} ganhou {amount}',
};
