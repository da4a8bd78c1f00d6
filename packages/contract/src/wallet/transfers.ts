// Team transfers: money that a member sends along the tree, to the agent directly above or to a
// member of the own team, and the operator's side of it.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { amount, done, id, oneOf, pageQuery, text, timeText, wireAmount } from '../kit/schema.ts';
import { teamTransferStates, teamTransferWays } from '../kit/closed-sets.ts';

const days = { startDate: Type.Optional(timeText()), endDate: Type.Optional(timeText()) };
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()]);

const transfer = Type.Object({
  transferId: text(64),
  at: Type.Integer(),
  /** Whether the member sent it or received it. */
  side: oneOf(['sent', 'received']),
  /** Along the tree, as the sender saw it. */
  way: oneOf(teamTransferWays),
  /** The other side: a member of the own team in full, an agent above masked. */
  name: text(64),
  amount: wireAmount(),
  state: oneOf(teamTransferStates),
});

const sending = {
  method: 'PUT',
  wire: 'wps',
  sealed: true,
  intent: true,
  perMinute: 20,
  modules: ['TEAMTRANS3'],
  gives: transfer,
} as const;
const mine = { method: 'GET', wire: 'own', who: 'member', modules: ['TEAMTRANS3'] } as const;

const person = Type.Object({ id: text(64), username: text(64) });
const staffTransfer = Type.Object({
  id: text(64),
  at: Type.Integer(),
  way: oneOf(teamTransferWays),
  sender: person,
  receiver: person,
  amount: amount(),
  currency: text(5),
  /** What the receiver has to stake before it can leave. */
  turnover: amount(),
  state: oneOf(teamTransferStates),
  reversedAt: orNull(Type.Integer()),
  reversedBy: text(64),
  reason: text(300),
});

const params = Type.Object({ id: id() });
const reason = () => text(300, 3);
const changing = {
  wire: 'own',
  who: 'staff',
  permission: 'transfers.edit',
  perMinute: 60,
} as const;

export const walletTransfers = {
  getTransferEnabled: endpoint({
    summary: 'Whether the agent may send money to the team',
    method: 'GET',
    path: '/wps/agent/transferEnabled',
    wire: 'wps',
    who: 'agent',
    gives: Type.Boolean(),
    refusals: [],
  }),
  getTransferTerms: endpoint({
    ...mine,
    summary: 'To whom the member may send money now, within which bounds, and what it causes',
    path: '/play/transfers/terms',
    gives: Type.Object({
      /** The agent directly above, masked; null: nothing may be sent up. */
      up: orNull(Type.Object({ name: text(64) })),
      /** How deep the team may be reached; `none`: nothing may be sent down. */
      down: oneOf(['none', 'direct', 'line']),
      minimum: amount(),
      dailyMaximum: amount(),
      /** What may still be sent today. */
      left: amount(),
      dailyCount: Type.Integer(),
      countLeft: Type.Integer(),
      /** So many times the amount the receiver must stake before it can leave. */
      turnoverTimes: Type.Integer(),
      /** The sender’s own open turnover: nothing leaves before it is met. */
      turnoverRequired: amount(),
    }),
    refusals: [],
  }),
  transferDownline: endpoint({
    ...sending,
    summary: 'Sends money to a member of the own team',
    path: '/wps/agent/transferDownline',
    who: 'agent',
    body: Type.Object({
      customerName: text(64, 1),
      amount: wireAmount(),
      paymentPassword: text(64),
    }),
    refusals: [
      'amount-invalid',
      'transfers-off',
      'player-on-break',
      'self-excluded',
      'identity-missing',
      'payment-password-missing',
      'payment-password-locked',
      'payment-password-wrong',
      'transfer-not-downline',
      'amount-below-minimum',
      'transfer-receiver-closed',
      'transfer-count-reached',
      'transfer-limit-reached',
      'balance-too-low',
      'turnover-not-met',
      'debt-open',
    ],
  }),
  transferUpline: endpoint({
    ...sending,
    summary: 'Sends money to the agent directly above',
    path: '/wps/agent/transferUpline',
    who: 'member',
    body: Type.Object({ amount: wireAmount(), paymentPassword: text(64) }),
    refusals: [
      'amount-invalid',
      'transfers-off',
      'player-on-break',
      'self-excluded',
      'identity-missing',
      'payment-password-missing',
      'payment-password-locked',
      'payment-password-wrong',
      'transfer-no-upline',
      'amount-below-minimum',
      'transfer-receiver-closed',
      'transfer-count-reached',
      'transfer-limit-reached',
      'balance-too-low',
      'turnover-not-met',
      'debt-open',
    ],
  }),
  listTeamTransfers: endpoint({
    ...mine,
    summary: 'The member’s team transfers, newest first',
    path: '/play/transfers',
    query: Type.Object({
      ...pageQuery,
      ...days,
      side: Type.Optional(oneOf(['sent', 'received'])),
    }),
    gives: Type.Object({
      list: Type.Array(transfer),
      pageNo: Type.Integer(),
      totalPage: Type.Integer(),
    }),
    refusals: [],
  }),
  listTeamTransfersOfAll: endpoint({
    summary: 'Team transfers of all members, newest first',
    method: 'GET',
    path: '/ops/transfers',
    wire: 'own',
    who: 'staff',
    permission: 'transfers.view',
    query: Type.Object({
      ...pageQuery,
      ...days,
      /** The whole username of either side. */
      username: Type.Optional(text(64)),
      /** The same by id. */
      memberId: Type.Optional(id()),
      way: Type.Optional(oneOf(teamTransferWays)),
      state: Type.Optional(oneOf(teamTransferStates)),
    }),
    gives: Type.Object({ list: Type.Array(staffTransfer), total: Type.Integer() }),
    refusals: [],
  }),
  getMemberTransfers: endpoint({
    summary: 'Whether a member may take part in team transfers, and what was sent today',
    method: 'GET',
    path: '/ops/players/:id/transfers',
    wire: 'own',
    who: 'staff',
    permission: 'transfers.view',
    params,
    gives: Type.Object({
      sentToday: amount(),
      countToday: Type.Integer(),
      /** Null: staff have not switched them off. */
      off: orNull(Type.Object({ at: Type.Integer(), by: text(64), reason: text(300) })),
    }),
    refusals: ['member-not-found'],
  }),
  setMemberTransfers: endpoint({
    ...changing,
    summary: 'Switches team transfers off for a member, on both sides, or on again',
    method: 'PUT',
    path: '/ops/players/:id/transfers',
    params,
    body: Type.Object({ on: Type.Boolean(), reason: reason() }),
    gives: done(),
    refusals: ['member-not-found'],
  }),
  reverseTeamTransfer: endpoint({
    ...changing,
    summary: 'Takes a team transfer back whole, while the receiver still has the money',
    method: 'POST',
    path: '/ops/transfers/:id/reverse',
    intent: true,
    confirmed: true,
    params,
    body: Type.Object({ reason: reason() }),
    gives: staffTransfer,
    refusals: [
      'transfer-unknown',
      'second-person-needed',
      'transfer-reversed',
      'transfer-money-gone',
    ],
  }),
};
