// The player's deposits, newest first.
import { depositCodes, instantOf, type wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { pageOf, totalPages } from '../../books/actions/page.ts';
import { wireNumber } from '../../books/rules/amount.ts';
import type { DepositPorts } from '../deposit-ports.ts';
import { creditedOf, stateOf, type Deposit } from '../rules/deposit.ts';
import { borneByHouse } from '../rules/deposit-channel.ts';
import { readDeposits } from '../store/reader.ts';

export const listDeposits =
  (ports: DepositPorts): Action<typeof wallet.listDeposits> =>
  async ({ caller, input }) => {
    const page = pageOf(input);
    const { deposits, total } = await readDeposits(ports.database.kysely, {
      playerId: caller.playerId,
      ...(input.state === undefined ? {} : searchOf(input.state)),
      mode: input.depositMode,
      kind: input.kind,
      from: instantOf(input.startDate, 'start'),
      to: instantOf(input.endDate, 'end'),
      ...page,
    });
    return {
      list: deposits.map((deposit) => wireDeposit(ports, deposit)),
      pageNo: page.pageNo,
      totalPage: totalPages(total, page),
    };
  };

function wireDeposit(ports: DepositPorts, deposit: Deposit) {
  return {
    transId: deposit.id,
    depositMode: deposit.mode,
    requestedAmount: wireNumber(deposit.requested),
    amount: wireNumber(creditedOf(deposit)),
    fee: wireNumber(deposit.fee),
    reimbursementAmount: wireNumber(borneByHouse(deposit)),
    reversedAmount: wireNumber(deposit.reversed),
    refId: deposit.providerRef,
    depositDate: deposit.requestedAt,
    actualDepositDate: deposit.arrived === null ? null : deposit.settledAt,
    state: wireState(deposit),
    kind: deposit.kind,
    channelName: ports.channels.find(deposit.channel)?.name ?? deposit.provider,
    status: stateOf(deposit),
    step: deposit.step,
    problem: deposit.problem,
  };
}

/** The family has no number for a reversed deposit: its clients show it as refused. */
function wireState(deposit: Deposit): number {
  const state = stateOf(deposit);
  if (state === 'reversed') return depositCodes.refused;
  return state === 'success' || state === 'refused' ? depositCodes[state] : depositCodes.processing;
}

function searchOf(state: number) {
  if (state === depositCodes.success) return { states: ['success'], reversed: false };
  if (state === depositCodes.processing) return { states: ['processing'] };
  if (state === depositCodes.refused) return { refusedOrReversed: true };
  return { states: [] };
}
