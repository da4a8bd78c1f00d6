// Adds a picture that proves a payment: encoded anew, and a few for each open deposit.
import { depositProofsMax, refuse, type wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { pictureBytes, remakePicture } from '../../../../platform/images/index.ts';
import type { DepositPorts } from '../deposit-ports.ts';
import type { Deposit } from '../rules/deposit.ts';
import { isProofKept, keepProof, type NewProof } from '../store/proofs.ts';
import { readDeposit } from '../store/reader.ts';
import { lockDeposit, moveDeposit } from '../store/writer.ts';
import { tellDesk, tellStep } from '../tell-deposit.ts';
import { isProvable, wholeDeposit } from '../whole-deposit.ts';

const pictureSize = { sideMax: 1600 };

export const sendDepositProof =
  (ports: DepositPorts): Action<typeof wallet.sendDepositProof> =>
  async ({ caller, input, intent, now }) => {
    const { kysely } = ports.database;
    const depositId = input.id;
    const deposit = await readDeposit(kysely, depositId);
    if (deposit?.playerId !== caller.playerId) return refuse('deposit-not-found');
    if (await isProofKept(kysely, depositId, intent)) return wholeDeposit(ports, deposit);
    const sent = pictureBytes(input.picture);
    const picture = sent && (await remakePicture(sent, pictureSize));
    if (picture === undefined) return refuse('picture-unreadable');
    const refused = await keep(ports, { depositId, intent, picture, now });
    if (refused) return refused;
    return wholeDeposit(ports, (await readDeposit(kysely, depositId)) ?? deposit);
  };

async function keep(ports: DepositPorts, proof: NewProof) {
  const { depositId, intent, now } = proof;
  return ports.database.transaction(async (tx) => {
    const deposit: Deposit | undefined = await lockDeposit(tx, depositId);
    if (deposit === undefined) return refuse('deposit-not-found');
    if (await isProofKept(tx, depositId, intent)) return undefined;
    if (!isProvable(deposit)) return refuse('deposit-not-open');
    if (deposit.proofs >= depositProofsMax) return refuse('proof-limit-reached');
    await keepProof(tx, deposit.proofs + 1, proof);
    if (deposit.step !== 'confirming') {
      await moveDeposit(tx, depositId, { step: 'proof-sent', at: now });
    }
    await tellStep(ports, tx, deposit, 'proof-sent');
    await tellDesk(ports, tx);
    return undefined;
  });
}
