// Operator: what needs staff now, and the sandbox outbox. Staff themselves, members' files and the
// audit log have pages of their own.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { amount, id, oneOf, pageQuery, text } from '../kit/schema.ts';
import { deliveryKinds } from '../kit/closed-sets.ts';

/** Why mails or text messages of one purpose did not arrive, and how many. */
const trouble = Type.Object({
  kind: oneOf(deliveryKinds),
  purpose: text(40),
  reason: text(200),
  failed: Type.Integer(),
  waiting: Type.Integer(),
  lastAt: Type.Integer(),
});

const message = {
  id: text(64),
  kind: oneOf(deliveryKinds),
  recipient: text(200),
  subject: text(200),
  body: text(4000),
};

export const operatorDesk = {
  getDashboard: endpoint({
    summary: 'What needs the operator now: counts of pending work and today’s figures',
    method: 'GET',
    path: '/ops/dashboard',
    wire: 'own',
    who: 'staff',
    gives: Type.Object({
      withdrawalsPending: Type.Integer(),
      withdrawalsApproved: Type.Integer(),
      withdrawalsAwaitingReceipt: Type.Integer(),
      withdrawalsDisputed: Type.Integer(),
      stakedToday: amount(),
      paidToday: amount(),
      depositedToday: amount(),
      withdrawnToday: amount(),
      membersToday: Type.Integer(),
      currency: text(5),
      booksBalanced: Type.Boolean(),
      /** During the last day. */
      undelivered: Type.Array(trouble),
    }),
    refusals: [],
  }),
  listOutbox: endpoint({
    summary:
      'Messages the sandbox adapters would have sent, newest first, what opens accounts masked',
    method: 'GET',
    path: '/ops/outbox',
    wire: 'own',
    who: 'staff',
    permission: 'outbox.view',
    query: Type.Object({ ...pageQuery }),
    gives: Type.Object({
      list: Type.Array(Type.Object({ ...message, sentAt: Type.Integer() })),
      total: Type.Integer(),
    }),
    refusals: [],
  }),
  revealOutbox: endpoint({
    summary: 'One message of the sandbox as it is; the look and its reason are written down first',
    method: 'POST',
    path: '/ops/outbox/:id/reveal',
    wire: 'own',
    who: 'staff',
    permission: 'outbox.view',
    confirmed: true,
    perMinute: 60,
    params: Type.Object({ id: id() }),
    body: Type.Object({ reason: text(300, 3) }),
    gives: Type.Object(message),
    refusals: ['message-unknown'],
  }),
};
