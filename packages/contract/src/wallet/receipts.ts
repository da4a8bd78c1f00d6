// The player's word whether paid money arrived: of a whole withdrawal or of its parts, and what
// both sides show and write while people look into it.
import { Type } from 'typebox';
import { pictureBytesMax } from '../catalogue/schema.ts';
import { endpoint } from '../kit/endpoint.ts';
import { id, oneOf, text } from '../kit/schema.ts';
import { disputeStanding, evidence, proofPicture } from './part-schema.ts';
import { withdrawal } from './withdrawals.ts';

const mine = { wire: 'wps', who: 'member' } as const;

/** The answers to whether money arrived. `all-received`: every part that could be answered. */
export const receiptAnswers = ['received', 'not-received', 'all-received'] as const;

export const walletReceipts = {
  listPaymentConfirmations: endpoint({
    ...mine,
    summary: 'Paid withdrawals, and those in parts, whose receipt the player has not answered yet',
    method: 'GET',
    path: '/wps/relay/MCSFE_getPaymentConfirmationList',
    gives: Type.Object({ list: Type.Array(withdrawal) }),
    refusals: [],
  }),
  confirmWithdrawalReceipt: endpoint({
    ...mine,
    summary: 'The player says whether a paid withdrawal, a part of it or all of it reached them',
    method: 'POST',
    path: '/wps/relay/MCSFE_processC2CTransaction',
    intent: true,
    perMinute: 60,
    bodyBytesMax: pictureBytesMax,
    body: Type.Object({
      refId: id(),
      /** A part of it; needed for a withdrawal in parts, unless all are meant. */
      partId: Type.Optional(id()),
      action: Type.Optional(oneOf(receiptAnswers)),
      /** As `action`, in the words of earlier clients. */
      received: Type.Optional(Type.Boolean()),
      remark: Type.Optional(text(200)),
      /** With “not received”: a picture of the account's statement, say. */
      proof: Type.Optional(proofPicture()),
    }),
    gives: withdrawal,
    refusals: [
      'withdrawal-not-found',
      'part-not-found',
      'receipt-answer-missing',
      'withdrawal-not-paid',
      'part-not-paid',
      'receipt-already-confirmed',
      'receipt-disputed',
      'proof-missing',
      'picture-unreadable',
    ],
  }),
  getPaymentDispute: endpoint({
    ...mine,
    summary: 'What both sides of a payment showed and wrote, and how it stands',
    method: 'GET',
    path: '/wps/relay/MCSFE_getPaymentDispute/:id',
    params: Type.Object({ id: id() }),
    gives: Type.Object({
      /** Which side the reader is. */
      author: oneOf(['seller', 'buyer']),
      dispute: Type.Union([Type.Object(disputeStanding), Type.Null()]),
      list: Type.Array(evidence),
    }),
    refusals: ['payment-dispute-not-found'],
  }),
  getPaymentProof: endpoint({
    ...mine,
    summary: 'A picture that one side showed, as base64 of a WebP',
    method: 'GET',
    path: '/wps/relay/MCSFE_getPaymentProof/:id',
    params: Type.Object({ id: id() }),
    gives: Type.Object({ picture: Type.String() }),
    refusals: ['picture-unknown'],
  }),
  addPaymentEvidence: endpoint({
    ...mine,
    summary: 'Writes to an open dispute, with a picture if there is one',
    method: 'POST',
    path: '/wps/relay/MCSFE_addPaymentEvidence/:id',
    intent: true,
    perMinute: 20,
    bodyBytesMax: pictureBytesMax,
    params: Type.Object({ id: id() }),
    body: Type.Object({ message: text(1000), picture: Type.Optional(proofPicture()) }),
    gives: evidence,
    refusals: [
      'payment-dispute-not-found',
      'dispute-decided',
      'evidence-empty',
      'evidence-too-often',
      'picture-unreadable',
    ],
  }),
};
