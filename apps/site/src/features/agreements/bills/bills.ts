// The queries of bills: lists by kind and side, and one in full.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { agreements, OutputOf } from '@baize/contract';
import { client } from '../../../app/client.ts';
import { timeNow } from '../../../app/clock.ts';
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
