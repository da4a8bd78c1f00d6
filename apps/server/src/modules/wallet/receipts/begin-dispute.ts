// A “no”: the dispute is opened together with the picture that comes with it. From then on neither
// time nor another answer closes the payment, only staff.
import type { Tx } from '../../../platform/database/index.ts';
import { digestOf } from '../../../platform/secrets/index.ts';
import { subjectOf } from '../parts/wire-part.ts';
import { addEvidence } from '../parts/store/evidence.ts';
import { readMatch, type Part } from '../parts/store/reader.ts';
import type { WalletPorts } from '../ports.ts';
import { netOf, type Withdrawal } from '../withdrawals/rules/withdrawal.ts';
import { openDispute } from './store/disputes.ts';

export interface NotReceived {
  readonly withdrawal: Withdrawal;
  /** None: the withdrawal as a whole. */
  readonly part: Part | undefined;
  readonly picture: Uint8Array;
  readonly remark: string;
  readonly now: number;
}

const hourMs = 3_600_000;

export async function beginDispute(
  { policy }: Pick<WalletPorts, 'policy'>,
  tx: Tx,
  { withdrawal, part, picture, remark, now }: NotReceived,
): Promise<void> {
  const { id: withdrawalId, playerId: sellerId, currency } = withdrawal;
  const subject = part === undefined ? withdrawalId : subjectOf(part);
  const matchId = part?.matchId ?? null;
  const match = matchId === null ? undefined : await readMatch(tx, matchId);
  const id = digestOf(`dispute ${subject} ${now}`);
  await openDispute(tx, {
    id,
    withdrawalId,
    partId: part?.id ?? null,
    matchId,
    sellerId,
    buyerId: match?.buyerId ?? null,
    currency,
    amount: part?.amount ?? netOf(withdrawal),
    at: now,
    answerBy: now + policy().disputeAnswerHours * hourMs,
  });
  await addEvidence(tx, {
    id: digestOf(`evidence ${id}`),
    subject,
    author: 'seller',
    kind: 'not-received',
    writerId: sellerId,
    writerName: '',
    message: remark,
    picture,
    at: now,
  });
}
