// One deposit whole: its facts and steps as player and staff see them, in decimal texts.
import { depositProofsMax } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Queryable } from '../../../platform/database/index.ts';
import type { DepositPorts } from './deposit-ports.ts';
import { instructionsOf } from './instructions.ts';
import { creditedOf, isMatched, isOpen, provableKinds, stateOf, stepsOf } from './rules/deposit.ts';
import type { Deposit } from './rules/deposit.ts';
import { readSteps } from './store/steps.ts';

export async function depositFactsOf(ports: DepositPorts, on: Queryable, deposit: Deposit) {
  const { arrived } = deposit;
  return {
    id: deposit.id,
    kind: deposit.kind,
    channel: deposit.channel,
    channelName: ports.channels.find(deposit.channel)?.name ?? deposit.provider,
    bankCode: deposit.bankCode,
    currency: deposit.currency,
    requested: printUnits(deposit.requested),
    arrived: arrived === null ? null : printUnits(arrived),
    fee: printUnits(deposit.fee),
    credited: printUnits(creditedOf(deposit)),
    reversed: printUnits(deposit.reversed),
    state: stateOf(deposit),
    step: deposit.step,
    problem: deposit.problem,
    remark: deposit.remark,
    promotionId: deposit.promotionId,
    requestedAt: deposit.requestedAt,
    settledAt: deposit.settledAt,
    confirmations: deposit.confirmations,
    confirmationsNeeded: deposit.confirmationsNeeded,
    proofs: deposit.proofs,
    steps: [...stepsOf(deposit, await readSteps(on, deposit.id))],
    ...instructionsOf(deposit),
  };
}

/** As its player sees it. */
export async function wholeDeposit(ports: DepositPorts, deposit: Deposit) {
  return {
    ...(await depositFactsOf(ports, ports.database.kysely, deposit)),
    redirectUrl: isOpen(deposit) ? deposit.redirectUrl : '',
    expectedMinutes: ports.channels.expectedMinutes(deposit.channel),
    mayProve: mayProve(deposit),
    mayReport: deposit.state !== 'success',
  };
}

export const isProvable = (deposit: Deposit): boolean =>
  isOpen(deposit) && provableKinds.includes(deposit.kind);

/** One proof of a payment to another member starts their time: a second would change nothing. */
const mayProve = (deposit: Deposit): boolean =>
  isProvable(deposit) &&
  (isMatched(deposit) ? deposit.step === 'payment-due' : deposit.proofs < depositProofsMax);
