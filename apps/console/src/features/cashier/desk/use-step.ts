// Takes a step with the record as it was seen: one press is one intent, and lists are read again
// whatever came of it.
import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { newIntent, unwrap } from '@baize/client';
import { showToast } from '@baize/ui';
import { client, failureText } from '../../../app/client.ts';
import { useText } from '../../../app/texts.ts';
import type { DeskCase } from '../names.ts';
import type { DeskStep } from './steps-of.ts';

export function useStep({ id, record }: DeskCase, onDone: () => void) {
  const t = useText();
  const queries = useQueryClient();
  const [intent, setIntent] = useState(newIntent);
  const take = useMutation({
    mutationFn: async ({ step, remark }: { step: DeskStep; remark: string }) => {
      const { approveWithdrawal, refuseWithdrawal, payWithdrawal } = client.wallet;
      if (step === 'sign') {
        const { state } = unwrap(await client.cashier.signCase({ id, record }, { intent }));
        return state === 'pending' ? 'signed' : 'approved';
      }
      if (step === 'approve') unwrap(await approveWithdrawal({ id, record }, { intent }));
      else if (step === 'pay') unwrap(await payWithdrawal({ id, record }, { intent }));
      else unwrap(await refuseWithdrawal({ id, record, remark }, { intent }));
      return { approve: 'approved', pay: 'paid', refuse: 'refused' }[step] as 'approved';
    },
    onSuccess: (done) => {
      showToast({ text: t(`cashier.done-${done}`), kind: 'good' });
      onDone();
    },
    onSettled: async () => {
      setIntent(newIntent());
      await queries.invalidateQueries({ queryKey: ['withdrawals'] });
    },
  });
  return { take, problem: take.isError ? failureText(t, take.error) : '' };
}
