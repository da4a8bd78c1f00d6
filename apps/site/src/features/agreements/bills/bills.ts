// The queries of bills: lists by kind and side, one in full down to bets, and its steps.
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { type Result, unwrap } from '@baize/client';
import type { agreements, EndpointSpec, OutputOf } from '@baize/contract';
import { client } from '../../../app/client.ts';
import { timeNow } from '../../../app/clock.ts';
import { queryClient } from '../../../app/query-client.ts';
import { daysOf, type Period } from '../../../app/records/period.ts';
import type { AgreementKind } from '../agreements.ts';

export type Bill = OutputOf<typeof agreements.listBills>['list'][number];
export type BillInFull = OutputOf<typeof agreements.getBill>;
export type BillState = Bill['state'];
export type BillSide = 'get' | 'pay';

const pageSize = 20;

export interface BillsAsked {
  readonly kind: AgreementKind;
  readonly side: BillSide;
  readonly state: BillState | '';
  readonly period: Period;
  readonly pageNo: number;
}

export const useBills = (asked: BillsAsked) =>
  useQuery({
    queryKey: ['team', 'bills', asked],
    queryFn: async () => {
      const { period, state, ...rest } = asked;
      const { from, to } = daysOf(period, timeNow());
      const days = { startDate: from, endDate: to };
      const chosen = state === '' ? {} : { state };
      return unwrap(await client.agreements.listBills({ ...rest, ...days, ...chosen, pageSize }));
    },
    placeholderData: keepPreviousData,
  });

export const useBill = (id: string) =>
  useQuery({
    queryKey: ['team', 'bill', id],
    queryFn: async () => unwrap(await client.agreements.getBill({ id })),
  });

export type BillMember = OutputOf<typeof agreements.listBillMembers>['list'][number];
export type BillBet = OutputOf<typeof agreements.listBillBets>['list'][number];

export const useBillMembers = (asked: { readonly id: string; readonly pageNo: number }) =>
  useQuery({
    queryKey: ['team', 'bill-members', asked],
    queryFn: async () => unwrap(await client.agreements.listBillMembers({ ...asked, pageSize })),
    placeholderData: keepPreviousData,
  });

interface BetsAsked {
  readonly id: string;
  readonly memberId: string;
  readonly pageNo: number;
}

export const useBillBets = (asked: BetsAsked) =>
  useQuery({
    queryKey: ['team', 'bill-bets', asked],
    queryFn: async () => {
      const { memberId: customerId, ...rest } = asked;
      return unwrap(await client.agreements.listBillBets({ ...rest, customerId, pageSize }));
    },
    placeholderData: keepPreviousData,
  });

/** A step of a bill by payer or payee; its effect is read again. */
export function useBillStep<Asked>(
  step: (asked: Asked) => Promise<Result<EndpointSpec>>,
  onDone: () => void,
) {
  return useMutation({
    mutationFn: async (asked: Asked) => unwrap(await step(asked)),
    onSuccess: onDone,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['team'] }),
  });
}
