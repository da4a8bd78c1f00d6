// The result of a round in one or two sentences: what it paid, how it came about, the balance.
import { useArcade } from '../../app/arcade-context.tsx';
import { freeSpinsOf, tumblesOf, unitsOf, type ShownRound } from './desk/slot-round.ts';
import { useDesk } from './slot-context.tsx';

export function useResultText(round: ShownRound | null): string {
  const { t, money } = useArcade();
  const replay = useDesk((state) => state.replay);
  if (round === null) return '';
  const { stake, payout, events } = round;
  const [amount, staked] = [money(payout), money(stake)];
  const parts: string[] = [];
  if (payout > stake) parts.push(t('slots.result-won', { amount }));
  else if (payout > 0n) parts.push(t('slots.result-returned', { amount, stake: staked }));
  else parts.push(t('slots.result-lost'));
  const [tumbles, freeSpins] = [tumblesOf(events), freeSpinsOf(events)];
  if (tumbles > 0) parts.push(t('slots.result-tumbles', { count: tumbles }));
  const hold = events.find((event) => event.kind === 'hold-ended');
  if (hold !== undefined) parts.push(t('slots.result-hold'));
  if (freeSpins > 0) parts.push(t('slots.result-feature', { count: freeSpins }));
  if (replay) return t('slots.result-replay', { result: parts.join(' ') });
  const balance = money(unitsOf(round.answer.balance));
  return [...parts, t('slots.result-balance', { amount: balance })].join(' ');
}
