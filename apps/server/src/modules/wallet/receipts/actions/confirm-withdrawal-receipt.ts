// The player says whether money reached them: of a whole withdrawal, of one part, or of all parts.
// A “no” comes with a picture and opens a dispute.
import { isRefusal, refuse, type Refusal, type wallet } from '@baize/contract';
import type { Action, Call } from '../../../../platform/call/index.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import { remadeProof } from '../../parts/remade-proof.ts';
import type { WalletPorts } from '../../ports.ts';
import { refusalOfReceipt, type Withdrawal } from '../../withdrawals/rules/withdrawal.ts';
import { readWithdrawal } from '../../withdrawals/store/reader.ts';
import { lockWithdrawal } from '../../withdrawals/store/writer.ts';
import { wordOf } from '../rules/answer.ts';
import { answerAll, answerPart, type Answered, type ReceiptRefused } from '../answer-parts.ts';
import { beginDispute } from '../begin-dispute.ts';
import { closeReceipt } from '../close-receipt.ts';
import { withParts } from '../with-parts.ts';

type Endpoint = typeof wallet.confirmWithdrawalReceipt;
export const confirmWithdrawalReceipt =
  (ports: WalletPorts): Action<Endpoint> =>
  async (call) => {
    const { caller, input } = call;
    const on = ports.database.kysely;
    const known = await readWithdrawal(on, input.refId);
    if (known?.playerId !== caller.playerId) return refuse('withdrawal-not-found');
    const answered = await readAnswer(call);
    if (isRefusal(answered)) return answered;
    const refusal = known.isSplit
      ? await answerSplit(ports, known, input.partId, answered)
      : await answerWhole(ports, known.id, input.partId, answered);
    if (refusal) return refusal;
    const [after] = await withParts(on, [(await readWithdrawal(on, known.id)) ?? known]);
    if (after === undefined) throw new Error(`The withdrawal ${known.id} is gone`);
    return after;
  };

async function readAnswer({
  input,
  intent,
  now,
}: Call<Endpoint>): Promise<Answered | Refusal<'receipt-answer-missing'>> {
  const word = wordOf(input);
  if (word === undefined) return refuse('receipt-answer-missing');
  const { proof, remark = '' } = input;
  const isShown = word === 'not-received' && proof !== undefined;
  const picture = isShown ? await remadeProof(proof) : undefined;
  return { word, remark, picture, hasPicture: isShown, intent: `player ${intent}`, now };
}

async function answerSplit(
  ports: WalletPorts,
  withdrawal: Withdrawal,
  partId: string | undefined,
  answered: Answered,
): Promise<ReceiptRefused | undefined> {
  if (answered.word === 'all-received') return answerAll(ports, withdrawal, answered);
  if (partId === undefined) return refuse('part-not-found');
  return answerPart(ports, withdrawal, partId, answered);
}

function answerWhole(
  ports: WalletPorts,
  id: string,
  partId: string | undefined,
  answered: Answered,
): Promise<ReceiptRefused | undefined> {
  return ports.database.transaction(async (tx) => {
    const withdrawal = await lockWithdrawal(tx, id);
    if (withdrawal === undefined) return refuse('withdrawal-not-found');
    if (partId !== undefined) return refuse('part-not-found');
    if (withdrawal.receiptIntent === answered.intent) return undefined;
    const refusal = refusalOfReceipt(withdrawal);
    if (refusal !== undefined) return refuse(refusal);
    const { intent, now: at, remark } = answered;
    if (answered.word !== 'not-received') {
      await closeReceipt(ports, tx, withdrawal, { receipt: 'received', intent, at, remark });
      return undefined;
    }
    return dispute(ports, tx, withdrawal, answered);
  });
}

async function dispute(
  ports: WalletPorts,
  tx: Tx,
  withdrawal: Withdrawal,
  { picture, hasPicture, intent, remark, now }: Answered,
): Promise<ReceiptRefused | undefined> {
  if (picture === undefined) return refuse(hasPicture ? 'picture-unreadable' : 'proof-missing');
  await beginDispute(ports, tx, { withdrawal, part: undefined, picture, remark, now });
  await closeReceipt(ports, tx, withdrawal, { receipt: 'disputed', intent, at: now, remark });
  return undefined;
}
