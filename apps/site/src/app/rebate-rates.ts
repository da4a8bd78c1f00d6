// Rates of rebates as screens write and offer them, and the own rates of the visitor with what an
// agent may give a new member.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { formatPercentage } from '@baize/i18n';
import type { OutputOf, rebates } from '@baize/contract';
import { client } from './client.ts';

export type OwnRates = OutputOf<typeof rebates.getOwnRates>;
export type BoundedRate = OwnRates['offered'][number];

export const useOwnRates = (isAsked = true) =>
  useQuery({
    queryKey: ['rebates', 'own'],
    queryFn: async () => unwrap(await client.rebates.getOwnRates({})),
    enabled: isAsked,
  });

/** Hundredths of a percent as `0.8%`. */
export const rateText = (rate: number, tag: string): string =>
  formatPercentage(String(rate / 100), tag);

/** Nothing, and every step between the bounds; what the member has stays on offer. */
export function choicesOf({ rate, least, most, step }: BoundedRate): readonly number[] {
  const steps = Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step);
  const allowed = steps.filter((one) => one >= least);
  return [...new Set([...allowed, rate])].toSorted((one, other) => one - other);
}
