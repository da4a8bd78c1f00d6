// A change that a dialog or a form sends: a toast tells that it was done, and the lists of its key
// are read again. What is sent after a refusal is another intent.
import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { newIntent } from '@baize/client';
import { showToast } from '@baize/ui';

export function useIntentChange<Asked, Answer>(
  queryKey: readonly string[],
  send: (asked: Asked, intent: ReturnType<typeof newIntent>) => Promise<Answer>,
  textOf: (answer: Answer) => string,
) {
  const queries = useQueryClient();
  const [intent, setIntent] = useState(newIntent);
  return useMutation({
    mutationFn: (asked: Asked) => send(asked, intent),
    onSuccess: (answer) => showToast({ text: textOf(answer), kind: 'good' }),
    onError: () => setIntent(newIntent()),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}
