// Deposits of all players, newest first, filtered as staff look for them.
import type { DepositState, InputOf, wallet } from '@baize/contract';
import { parseUnits, printUnits } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import { pageOf } from '../../books/actions/page.ts';
import type { DepositPorts } from '../deposit-ports.ts';
import { creditedOf, stateOf, type Deposit } from '../rules/deposit.ts';
import { readDeposits } from '../store/reader.ts';

export const listDepositsOfAll =
  (ports: DepositPorts): Action<typeof wallet.listDepositsOfAll> =>
  async ({ input }) => {
    const { username, state, kind, provider, waiting, number } = input;
    const playerId = username ? await ports.playerIdOf(username) : undefined;
    if (username && playerId === undefined) return { list: [], total: 0 };
    const asked = { ...searchOf(state), ...spanOf(input), kind, provider, waiting, number };
    const search = { playerId, ...asked, ...pageOf(input) };
    const { deposits, total } = await readDeposits(ports.database.kysely, search);
    const names = await ports.usernames([...new Set(deposits.map((one) => one.playerId))]);
    return {
      list: deposits.map((deposit) => listed(ports, deposit, names.get(deposit.playerId) ?? '')),
      total,
    };
  };

/** Amounts that are asked for, and moments: from the first to before the last. */
function spanOf({ least, most, from, to }: InputOf<typeof wallet.listDepositsOfAll>) {
  const units = (text: string | undefined) =>
    text === undefined ? undefined : parseUnits(text, { decimalsMax: 4 });
  const last = to === undefined ? undefined : to - 1;
  return { least: units(least), most: units(most), from, to: last };
}

function searchOf(state: DepositState | undefined) {
  if (state === undefined) return {};
  if (state === 'reversed') return { reversed: true };
  return { states: [state], reversed: false };
}

function listed(ports: DepositPorts, deposit: Deposit, username: string) {
  const isCredited = deposit.arrived !== null;
  return {
    id: deposit.id,
    playerId: deposit.playerId,
    username,
    amount: printUnits(isCredited ? creditedOf(deposit) : deposit.requested),
    currency: deposit.currency,
    state: stateOf(deposit),
    step: deposit.step,
    kind: deposit.kind,
    channelName: ports.channels.find(deposit.channel)?.name ?? deposit.provider,
    provider: deposit.provider,
    reference: deposit.reference,
    proofs: deposit.proofs,
    requestedAt: deposit.requestedAt,
    settledAt: deposit.settledAt,
  };
}
