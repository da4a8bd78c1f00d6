// Tells of a deposit: each step to its player, a decision besides, and to staff that their list has
// changed.
import { staffTopic, topicOfPlayer, type DepositState, type DepositStep } from '@baize/contract';
import { printUnits, type Units } from '@baize/money';
import type { Tx } from '../../../platform/database/index.ts';
import { tellLive, type Tell } from '../books/actions/tell.ts';

interface OfPlayer {
  readonly id: string;
  readonly playerId: string;
}

export async function tellStep(
  ports: Tell,
  tx: Tx,
  { id, playerId }: OfPlayer,
  step: DepositStep,
): Promise<void> {
  const payload = { depositId: id, step };
  await tellLive(ports, tx, topicOfPlayer(playerId), { event: 'deposit-moved', payload });
}

export function tellDecided(
  ports: Tell,
  tx: Tx,
  deposit: OfPlayer & {
    readonly amount: Units;
    readonly state: Extract<DepositState, 'success' | 'refused' | 'reversed'>;
  },
): Promise<void> {
  return tellLive(ports, tx, topicOfPlayer(deposit.playerId), {
    event: 'deposit-settled',
    payload: {
      depositId: deposit.id,
      amount: printUnits(deposit.amount),
      state: deposit.state,
    },
  });
}

export function tellDesk(ports: Tell, tx: Tx): Promise<void> {
  return tellLive(ports, tx, staffTopic, { event: 'deposits-changed', payload: {} });
}
