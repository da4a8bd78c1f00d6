// Where a deposit stands, in a title and a sentence: what happened, and what the player has to do.
import { unitsOf } from '@baize/client';
import { spanText } from '@baize/ui';
import { useMoneyText } from '../../../app/money-text.ts';
import { useText } from '../../../app/texts/texts.ts';
import type { Deposit } from './deposit.ts';

interface Words {
  readonly title: string;
  readonly text: string;
}

export function useTrackerWords(deposit: Deposit): Words {
  const t = useText();
  const money = useMoneyText();
  const { step, credited, reversed } = deposit;
  const amount = money(unitsOf(step === 'reversed' ? reversed : credited));
  const title = t(`deposits.title-${step}`, { amount });
  return { title, text: useSentence(deposit) };
}

function useSentence(deposit: Deposit): string {
  const t = useText();
  const money = useMoneyText();
  const { step, steps, problem, remark, confirmations, confirmationsNeeded } = deposit;
  if (step === 'credited') {
    const wasLate = steps.some((one) => one.step === 'refused' || one.step === 'silent');
    const [asked, arrived] = [unitsOf(deposit.requested), unitsOf(deposit.arrived ?? 0)];
    if (asked !== arrived) {
      return t('deposits.partly', { asked: money(asked), arrived: money(arrived) });
    }
    return t(wasLate ? 'deposits.text-late' : 'deposits.text-credited');
  }
  if (step === 'refused') {
    const why = t(`deposits.problem-${problem === '' ? 'failed' : problem}`);
    return remark === '' ? why : t('deposits.with-remark', { why, remark });
  }
  if (step === 'confirming' && confirmationsNeeded > 0) {
    return t('deposits.text-confirmations', { confirmations, needed: confirmationsNeeded });
  }
  const span = spanText(t, deposit.expectedMinutes);
  const what = t(`deposits.text-${step}`);
  return span === undefined || step === 'silent' || step === 'reversed'
    ? what
    : t('deposits.with-span', { what, span });
}
