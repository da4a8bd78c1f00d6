// Returns from wallets of vendors that are more than was sent there: held until they are covered,
// or staff decide.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { amount, id, pageQuery, signedAmount, text } from '../kit/schema.ts';

export const heldReturnStates = ['waiting', 'covered', 'confirmed', 'rejected'] as const;
export type HeldReturnState = (typeof heldReturnStates)[number];

const heldReturn = Type.Object({
  id: text(64),
  vendor: text(40),
  playerId: text(64),
  username: text(64),
  currency: text(5),
  amount: amount(),
  /** Sent to this vendor for this member, and credited from it without a decision. */
  sent: amount(),
  credited: signedAmount(),
  state: Type.Enum([...heldReturnStates]),
  at: Type.Integer(),
  decidedAt: Type.Union([Type.Integer(), Type.Null()]),
  decidedBy: text(64),
  reason: text(300),
});

const decision = {
  method: 'POST',
  wire: 'own',
  who: 'staff',
  permission: 'withdrawals.review',
  intent: true,
  params: Type.Object({ id: id() }),
  body: Type.Object({ reason: text(300, 3) }),
  gives: Type.Object({ heldReturn }),
} as const;

export const vendorsHeldReturns = {
  listHeldReturns: endpoint({
    summary: 'Returns of vendors that exceed what was sent there; those that wait oldest first',
    method: 'GET',
    path: '/ops/held-returns',
    wire: 'own',
    who: 'staff',
    permission: 'withdrawals.view',
    query: Type.Object({ ...pageQuery, state: Type.Optional(Type.Enum([...heldReturnStates])) }),
    gives: Type.Object({ list: Type.Array(heldReturn), total: Type.Integer() }),
    refusals: [],
  }),
  confirmHeldReturn: endpoint({
    ...decision,
    summary: 'Credits the player with a held return',
    path: '/ops/held-returns/:id/confirm',
    refusals: ['held-return-not-found', 'held-return-decided', 'second-person-needed'],
  }),
  rejectHeldReturn: endpoint({
    ...decision,
    summary: 'Rejects a held return: the money is owed to the vendor again',
    path: '/ops/held-returns/:id/reject',
    refusals: ['held-return-not-found', 'held-return-decided'],
  }),
};
