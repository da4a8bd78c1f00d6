// The operator's ready reasons of one use, in the language of the console or else in English.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { ReasonUse } from '@baize/contract';
import { client } from '../../app/client.ts';
import { useText } from '../../app/texts.ts';

export const reasonsKey = ['cashier-reasons'] as const;

export function useReasons(use: ReasonUse): readonly string[] {
  const { tag } = useText();
  const { data } = useQuery({
    queryKey: reasonsKey,
    queryFn: async () => unwrap(await client.cashier.listReasons()).list,
  });
  return (data ?? [])
    .filter((one) => one.use === use)
    .map(({ texts }) => texts[tag] ?? texts['en'] ?? '');
}
