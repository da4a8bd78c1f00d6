// The payment password stands before every step that lets money out: missing, locked or wrong, in
// this order, is told apart.
import { refuse } from '@baize/contract';
import type { WalletPorts } from '../../ports.ts';

export async function refusalOfPaymentPassword(
  { verifyPaymentPassword }: Pick<WalletPorts, 'verifyPaymentPassword'>,
  playerId: string,
  text: string,
) {
  const answer = await verifyPaymentPassword(playerId, text);
  if (answer === 'missing') return refuse('payment-password-missing');
  if (answer === 'locked') return refuse('payment-password-locked');
  return answer === 'wrong' ? refuse('payment-password-wrong') : undefined;
}
