// A change that takes effect at once: it is sent, its result is shown in a toast, and the data is
// read again whether it succeeded or not.
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
