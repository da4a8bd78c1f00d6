// The brand's face as the server stores it, and a change of it that takes effect at once.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { brand, OutputOf } from '@baize/contract';
import { showToast } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { useText } from '../../app/texts.ts';

export type Face = OutputOf<typeof brand.getFace>;

const key = ['brand-face'] as const;

export const useFace = () =>
  useQuery({ queryKey: key, queryFn: async () => unwrap(await client.brand.getFace()) });

export function useFaceChange<Asked>(send: (asked: Asked) => Promise<Face>) {
  const t = useText();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (face) => {
      queries.setQueryData(key, face);
      showToast({ text: t('operator.saved'), kind: 'good' });
    },
    onError: (failure) => showToast({ text: failureText(t, failure), kind: 'bad' }),
  });
}
