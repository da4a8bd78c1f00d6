// A started deposit as the family's calls give it, and the action that all calls of a kind share.
import type { DepositKind, InputOf, OutputOf, wallet } from '@baize/contract';
import type { CallContext, PlayerCaller } from '../../../platform/call/index.ts';
import { pickBy } from './check-deposit.ts';
import type { DepositPorts } from './deposit-ports.ts';
import { instructionsOf } from './instructions.ts';
import type { Deposit } from './rules/deposit.ts';
import { startDepositOf, type DepositRefusal } from './start-deposit.ts';

type Endpoint = typeof wallet.depositByLaunchUrl;
type Started = OutputOf<Endpoint>;

interface StartCall extends CallContext {
  readonly caller: PlayerCaller;
  readonly input: InputOf<Endpoint>;
}

export const wireStarted = (deposit: Deposit): Started => ({
  transId: deposit.id,
  redirectUrl: deposit.redirectUrl,
  ...instructionsOf(deposit),
});

/** Starts a deposit of one of these kinds, as the caller names way and bank. */
export const depositBy =
  (ports: DepositPorts, ...kinds: readonly DepositKind[]) =>
  async (call: StartCall): Promise<Started | DepositRefusal> => {
    const { amount, bankCode, promotionId } = call.input;
    const pick = pickBy(call.input, kinds);
    const asked = { ...call, amount, bankCode, promotionId, pick };
    const deposit = await startDepositOf(ports, asked);
    return 'refused' in deposit ? deposit : wireStarted(deposit);
  };
