// The payment password stands before every exchange of points.
import { refuse } from '@baize/contract';
import type { PointsPorts } from './ports.ts';

export async function refusalOfPaymentPassword(
  { verifyPaymentPassword }: PointsPorts,
  playerId: string,
  text: string,
) {
  const answer = await verifyPaymentPassword(playerId, text);
  if (answer === 'missing') return refuse('payment-password-missing');
  if (answer === 'locked') return refuse('payment-password-locked');
  return answer === 'wrong' ? refuse('payment-password-wrong') : undefined;
}
