// The bounds of the member's deposits now, as the server tells them; read again when blocks change.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { OutputOf, wallet } from '@baize/contract';
import { client } from '../../../app/client.ts';
import { useToldChange } from '../../../app/live/use-told-change.ts';

export type DepositCare = OutputOf<typeof wallet.getDepositCare>;

const careKey = ['limits', 'care'] as const;

export function useDepositCare() {
  const queries = useQueryClient();
  useToldChange('deposits-blocked', () => void queries.invalidateQueries({ queryKey: careKey }));
  return useQuery({
    queryKey: careKey,
    queryFn: async () => unwrap(await client.wallet.getDepositCare()),
  });
}
