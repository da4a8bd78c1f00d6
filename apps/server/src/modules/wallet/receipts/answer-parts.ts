// The player's answer to one part, or to all that can be answered: each in a transaction of its
// own, so that one that time has just closed does not undo the others.
import { refuse, type Refusal, type RefusalOf, type wallet } from '@baize/contract';
import { takeStep } from '../parts/take-step.ts';
import { isAnswerable, isClosed } from '../parts/rules/part.ts';
import { readParts, type Part } from '../parts/store/reader.ts';
import { lockPart } from '../parts/store/writer.ts';
import type { WalletPorts } from '../ports.ts';
import type { Withdrawal } from '../withdrawals/rules/withdrawal.ts';
import type { ReceiptWord } from './rules/answer.ts';
import { beginDispute } from './begin-dispute.ts';

export type ReceiptRefused = Refusal<RefusalOf<typeof wallet.confirmWithdrawalReceipt>>;

/** The answer, with its picture made anew; undefined where there is none to read. */
export interface Answered {
  readonly word: ReceiptWord;
  readonly remark: string;
  readonly picture: Uint8Array | undefined;
  readonly hasPicture: boolean;
  readonly intent: string;
  readonly now: number;
}

export function answerPart(
  ports: WalletPorts,
  withdrawal: Withdrawal,
  partId: string,
  answered: Answered,
): Promise<ReceiptRefused | undefined> {
  return ports.database.transaction(async (tx) => {
    const part = await lockPart(tx, partId);
    if (part?.withdrawalId !== withdrawal.id) return refuse('part-not-found');
    const { word, intent, now, picture, hasPicture, remark } = answered;
    if (part.answerIntent === intent) return undefined;
    const refusal = refusalOfPart(part, answered);
    if (refusal) return refusal;
    if (word !== 'not-received') {
      const moved = await takeStep(ports, tx, part, { step: 'receive', now, intent });
      return moved === undefined ? refuse('part-not-paid') : undefined;
    }
    if (picture === undefined) return refuse(hasPicture ? 'picture-unreadable' : 'proof-missing');
    await beginDispute(ports, tx, { withdrawal, part, picture, remark, now });
    await takeStep(ports, tx, part, { step: 'dispute', now, intent });
    return undefined;
  });
}

/** A “no” makes sense only once somebody says that it was paid. */
function refusalOfPart({ state }: Part, { word }: Answered): ReceiptRefused | undefined {
  if (isClosed(state)) return refuse('receipt-already-confirmed');
  if (state === 'disputed') return refuse('receipt-disputed');
  const isEarly = word === 'not-received' && state === 'matched';
  return isAnswerable(state) && !isEarly ? undefined : refuse('part-not-paid');
}

/** Parts that are paid or proved; one that nobody has paid yet is not. */
const isPaid = ({ state }: Part): boolean => state === 'paid' || state === 'proof';

export async function answerAll(
  ports: WalletPorts,
  withdrawal: Withdrawal,
  answered: Answered,
): Promise<ReceiptRefused | undefined> {
  const parts = await readParts(ports.database.kysely, [withdrawal.id]);
  // Of the same click again, what it answered is answered.
  if (parts.some(({ answerIntent }) => answerIntent === answered.intent)) return undefined;
  const asking = parts.filter(isPaid);
  if (asking.length === 0) {
    const isDone = parts.every(({ state }) => isClosed(state));
    return refuse(isDone ? 'receipt-already-confirmed' : 'part-not-paid');
  }
  for (const part of asking) await answerPart(ports, withdrawal, part.id, answered);
  return undefined;
}
