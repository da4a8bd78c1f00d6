// The player's deposits, newest first.
import { depositStates, type wallet, instantOf } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { wireNumber } from '../../books/rules/amount.ts';
import { readDeposits, type Deposit } from '../store/reader.ts';
import { pageOf, totalPages } from '../../books/actions/page.ts';

const stateNames = ['processing', 'success', 'refused'] as const;

export const listDeposits =
  ({ database }: WalletPorts): Action<typeof wallet.listDeposits> =>
  async ({ caller, input }) => {
    const page = pageOf(input);
    const { deposits, total } = await readDeposits(database.kysely, {
      playerId: caller.playerId,
      states: input.state === undefined ? undefined : namesOf(input.state),
      from: instantOf(input.startDate, 'start'),
      to: instantOf(input.endDate, 'end'),
      ...page,
    });
    return {
      list: deposits.map((deposit) => ({
        transId: deposit.id,
        depositMode: deposit.mode,
        requestedAmount: wireNumber(deposit.requested),
        amount: wireNumber(deposit.arrived ?? 0n),
        refId: deposit.providerRef,
        depositDate: deposit.requestedAt,
        actualDepositDate: deposit.arrived === null ? null : deposit.settledAt,
        state: wireState(deposit.state),
      })),
      pageNo: page.pageNo,
      totalPage: totalPages(total, page),
    };
  };

function wireState(state: Deposit['state']): number {
  return state === 'success' || state === 'refused'
    ? depositStates[state]
    : depositStates.processing;
}

function namesOf(state: number): readonly string[] {
  return stateNames.filter((name) => depositStates[name] === state);
}
