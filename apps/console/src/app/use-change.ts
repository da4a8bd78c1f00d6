// A change that holds at once: sent, told in a toast, and what is shown read again, whatever came
// of it.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '@baize/ui';
import { failureText } from './client.ts';
import { useText } from './texts.ts';

export function useChange<Asked>(key: readonly string[], send: (asked: Asked) => Promise<unknown>) {
  const t = useText();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () => showToast({ text: t('operator.saved'), kind: 'good' }),
    onError: (failure) => showToast({ text: failureText(t, failure), kind: 'bad' }),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
}
