// The ways to pay in that the member sees, in the operator's order, and what holds for all of them.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap, unitsOf } from '@baize/client';
import type { DepositKind, OutputOf, wallet } from '@baize/contract';
import type { Units } from '@baize/money';
import type { WayFee } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { useToldChange } from '../../../app/live/use-told-change.ts';
import type { Hours } from './opening-hours.ts';

type Channel = OutputOf<typeof wallet.getDepositChannels>[string]['channels'][number];
export type Bank = Channel['banks'][number];
export type DepositSettings = OutputOf<typeof wallet.getDepositSettings>;
export type Promotion = DepositSettings['promotions'][number];

export interface DepositWay {
  readonly channel: string;
  readonly kind: DepositKind;
  readonly name: string;
  readonly vendorId: string;
  readonly mcsBankCode: string;
  readonly banks: readonly Bank[];
  readonly least: Units;
  readonly most: Units;
  readonly quick: readonly Units[];
  readonly fee: WayFee;
  readonly hours: Hours | null;
  readonly isOpen: boolean;
  readonly confirmations: number;
  readonly expectedMinutes: number | null;
}

const wayOf = ({
  fee,
  quickAmounts,
  minimumAmount,
  maximumAmount,
  ...rest
}: Channel): DepositWay => ({
  ...rest,
  name: rest.vendorName,
  least: unitsOf(minimumAmount),
  most: unitsOf(maximumAmount),
  quick: quickAmounts.map(unitsOf),
  fee: { ...fee, fixed: unitsOf(fee.fixed) },
});

async function fetchWays(): Promise<readonly DepositWay[]> {
  const kinds = unwrap(await client.wallet.getDepositChannels());
  return Object.values(kinds).flatMap(({ channels }) => channels.map(wayOf));
}

const waysKey = ['deposit-ways'] as const;

/** Read again when the operator changes them; hours open and close by themselves each minute. */
export function useDepositWays() {
  const queries = useQueryClient();
  useToldChange('deposit-channels-changed', () => {
    void queries.invalidateQueries({ queryKey: waysKey });
  });
  return useQuery({
    queryKey: waysKey,
    queryFn: fetchWays,
    structuralSharing: false,
    refetchInterval: 60_000,
  });
}

export function useDepositSettings() {
  return useQuery({
    queryKey: ['deposit-settings'],
    queryFn: async () => unwrap(await client.wallet.getDepositSettings()),
  });
}

/** The way that is usually the quickest, where at least two are measured and differ. */
export function quickestOf(ways: readonly DepositWay[]): DepositWay | undefined {
  const measured = ways.filter(({ isOpen, expectedMinutes }) => isOpen && expectedMinutes !== null);
  const [first, second] = measured.toSorted(
    (one, other) => (one.expectedMinutes ?? 0) - (other.expectedMinutes ?? 0),
  );
  return second && first?.expectedMinutes !== second.expectedMinutes ? first : undefined;
}
