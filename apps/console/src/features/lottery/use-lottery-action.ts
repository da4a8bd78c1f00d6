// A change of the lottery that a dialog sends: once it is done a toast tells whether it holds at
// once or waits for a second person, and every page of the desk reads anew.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '@baize/ui';
import { useText } from '../../app/texts.ts';
import { lotteryKey } from './game-facts.ts';

interface Outcome {
  readonly waits?: boolean;
}

export function useLotteryAction<Asked>(send: (asked: Asked) => Promise<Outcome | undefined>) {
  const t = useText();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (outcome) => {
      const text = outcome?.waits ? 'console.lottery.waits-for-second' : 'operator.saved';
      showToast({ text: t(text), kind: 'good' });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: lotteryKey }),
  });
}
