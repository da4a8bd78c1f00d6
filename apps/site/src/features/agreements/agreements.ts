// The queries and changes of contracts. They belong to the team's queries: all are read again when
// the team, an offer or a bill changed.
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { type Result, unwrap } from '@baize/client';
import type { agreements, EndpointSpec, InputOf, OutputOf } from '@baize/contract';
import { client } from '../../app/client.ts';
import { queryClient } from '../../app/query-client.ts';

export type AgreementInFull = OutputOf<typeof agreements.getAgreement>;
export type Agreement = OutputOf<typeof agreements.listAgreements>['list'][number];
export type AgreementKind = Agreement['kind'];
export type AgreementPeriod = Agreement['period'];
export type AgreementState = Agreement['state'];
export type Version = NonNullable<Agreement['running']>;
export type Terms = Version['terms'];
export type Tier = Terms['tiers'][number];
export type NextTier = NonNullable<OutputOf<typeof agreements.getBill>['nextTier']>;
export type Standing = OutputOf<typeof agreements.getStanding>;
export type Offer = InputOf<typeof agreements.offerAgreement>;
export type Side = 'received' | 'given';

const pageSize = 20;

export interface AgreementsAsked {
  readonly side: Side;
  readonly pageNo: number;
  readonly customerName?: string;
  /** Those that wait for an answer of this side. */
  readonly waits?: true;
}

export const useAgreements = (asked: AgreementsAsked, isOn = true) =>
  useQuery({
    enabled: isOn,
    queryKey: ['team', 'agreements', asked],
    queryFn: async () => unwrap(await client.agreements.listAgreements({ ...asked, pageSize })),
    placeholderData: keepPreviousData,
  });

export const useAgreement = (id: string) =>
  useQuery({
    queryKey: ['team', 'agreement', id],
    queryFn: async () => unwrap(await client.agreements.getAgreement({ id })),
  });

/** Absent: of the agent directly above. */
export const useStanding = (agreementId: string) =>
  useQuery({
    queryKey: ['team', 'standing', agreementId],
    queryFn: async () => unwrap(await client.agreements.getStanding({ agreementId })),
  });

const readAgain = () => queryClient.invalidateQueries({ queryKey: ['team'] });

/** Any step of a contract's life; what it changes is read again. */
export function useAgreementStep<Asked>(
  step: (asked: Asked) => Promise<Result<EndpointSpec>>,
  onDone?: () => void,
) {
  return useMutation({
    mutationFn: async (asked: Asked) => unwrap(await step(asked)) as AgreementInFull,
    onSuccess: () => onDone?.(),
    onSettled: readAgain,
  });
}
