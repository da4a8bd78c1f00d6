// Payments in parts, disputes and deposits that pay other members, read from the server and looked
// at as one: what asks for the player, and how each state looks.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { MatchState, OutputOf, PartState, wallet } from '@baize/contract';
import type { StatusKind } from '@baize/ui';
import { client } from '../../app/client.ts';
import type { Withdrawal } from './withdrawals.ts';

export type Preview = OutputOf<typeof wallet.preWithdrawTransaction>;
export type Part = Withdrawal['parts'][number];
export type Dispute = OutputOf<typeof wallet.getPaymentDispute>;
export type Evidence = Dispute['list'][number];
export type C2cDeposit = OutputOf<typeof wallet.proveC2cDeposit>;
export type C2cOffers = OutputOf<typeof wallet.listC2cOffers>;

export interface PreviewAsked {
  readonly amount?: number;
  readonly bankCardId?: string;
}

export const usePreview = (asked: PreviewAsked) =>
  useQuery({
    queryKey: ['money', 'preview', asked],
    queryFn: async () => unwrap(await client.wallet.preWithdrawTransaction(asked)),
    placeholderData: keepPreviousData,
  });

export const useDispute = (subject: string) =>
  useQuery({
    queryKey: ['money', 'dispute', subject],
    queryFn: async () => unwrap(await client.wallet.getPaymentDispute({ id: subject })),
  });

export const useProof = (evidenceId: string) =>
  useQuery({
    queryKey: ['proof', evidenceId],
    queryFn: async () => unwrap(await client.wallet.getPaymentProof({ id: evidenceId })).picture,
    staleTime: Infinity,
  });

export const useOffers = (amount: number | undefined, enabled: boolean) =>
  useQuery({
    queryKey: ['money', 'c2c-offers', amount],
    queryFn: async () =>
      unwrap(await client.wallet.listC2cOffers(amount === undefined ? {} : { amount })),
    placeholderData: keepPreviousData,
    enabled,
  });

/** Asked again now and then: time ends a payment by itself. */
const askAgainMs = 30_000;

export const useC2cDeposits = () =>
  useQuery({
    queryKey: ['money', 'c2c-deposits'],
    queryFn: async () => unwrap(await client.wallet.listC2cDeposits({ pageSize: 10 })).list,
    refetchInterval: askAgainMs,
  });

const partLooks: Readonly<Record<PartState, StatusKind>> = {
  open: 'neutral',
  paying: 'waiting',
  paid: 'waiting',
  matched: 'waiting',
  proof: 'waiting',
  disputed: 'bad',
  received: 'good',
  'forced-received': 'good',
  'resolved-received': 'good',
};
export const lookOfPart = ({ state }: Part): StatusKind => partLooks[state];

const matchLooks: Readonly<Record<MatchState, StatusKind>> = {
  matched: 'waiting',
  proof: 'waiting',
  disputed: 'bad',
  received: 'good',
  'forced-received': 'good',
  'resolved-received': 'good',
  'resolved-returned': 'bad',
  expired: 'neutral',
  cancelled: 'neutral',
};
export const lookOfMatch = ({ state }: C2cDeposit): StatusKind => matchLooks[state];

/** The player can say that it arrived. */
export const canReceive = ({ state }: Part): boolean =>
  state === 'paid' || state === 'proof' || state === 'matched';

/** The player can say that it did not: somebody says that it was paid. */
export const canDeny = ({ state }: Part): boolean => state === 'paid' || state === 'proof';

export const isUnderWay = ({ state }: C2cDeposit): boolean =>
  state === 'matched' || state === 'proof' || state === 'disputed';
