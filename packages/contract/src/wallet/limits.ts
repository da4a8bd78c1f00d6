// Limits on deposits: the question for one, the review, means blocked after failed deposits and
// inactive accounts for the player; and what the operator limits, frees and sees.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { amount, done, id, oneOf, pageQuery, text } from '../kit/schema.ts';

export const depositSpans = ['day', 'week', 'month'] as const;
/** Of the player's own limit and the operator's the lower one counts. */
export const limitOwners = ['own', 'operator'] as const;
export const limitPrompts = ['none', 'dismissible', 'required'] as const;

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()]);
const span = () => oneOf(depositSpans);
const momentOrNone = orNull(Type.Integer());
/** Empty: every means. */
const means = text(80);
const bound = {
  span: span(),
  whose: oneOf(limitOwners),
  limit: amount(),
  left: amount(),
};

const mine = { wire: 'own', who: 'member' } as const;
const viewing = { method: 'GET', wire: 'own', who: 'staff', permission: 'limits.view' } as const;
const changing = { wire: 'own', who: 'staff', permission: 'limits.edit', perMinute: 60 } as const;
const params = Type.Object({ id: id() });
const reason = () => text(300, 3);

const noted = { at: Type.Integer(), by: text(64), reason: text(300) };

export const walletLimits = {
  getDepositCare: endpoint({
    ...mine,
    summary: 'What bounds the member’s deposits now, and what the member is asked about it',
    method: 'GET',
    path: '/play/deposit-limits',
    gives: Type.Object({
      /** Whether to ask for a limit before the next deposit. */
      prompt: oneOf(limitPrompts),
      /** The limits have not been looked at for so long that the member is invited to. */
      reviewDue: Type.Boolean(),
      suspended: Type.Boolean(),
      blocked: Type.Array(Type.Object({ means, until: momentOrNone })),
      /** The limit that leaves least; null: none bounds. */
      room: orNull(Type.Object(bound)),
      /** The rule for inactive accounts; 0 months: none counts as one. */
      dormantMonths: Type.Integer(),
      dormantNoticeDays: Type.Integer(),
    }),
    refusals: [],
  }),
  answerLimitPrompt: endpoint({
    ...mine,
    summary: 'The member wants no deposit limit, or does not want to be asked now',
    method: 'POST',
    path: '/play/deposit-limits/prompt',
    body: Type.Object({ answer: oneOf(['none', 'later']) }),
    gives: done(),
    refusals: ['limit-prompt-required'],
  }),
  reviewLimits: endpoint({
    ...mine,
    summary: 'The member has looked at the limits and keeps them',
    method: 'POST',
    path: '/play/deposit-limits/review',
    gives: done(),
    refusals: [],
  }),
  getMemberDepositLimits: endpoint({
    ...viewing,
    summary: 'A member’s deposit limits beside the operator’s, blocked means, and inactivity',
    path: '/ops/players/:id/deposit-limits',
    params,
    gives: Type.Object({
      spans: Type.Array(
        Type.Object({
          span: span(),
          used: amount(),
          own: orNull(amount()),
          pendingValue: orNull(amount()),
          pendingFrom: momentOrNone,
          member: orNull(Type.Object({ value: amount(), ...noted })),
          level: orNull(amount()),
          brand: orNull(amount()),
          /** The lower of both; null: no limit. */
          counts: orNull(Type.Object({ whose: oneOf(limitOwners), limit: amount() })),
        }),
      ),
      blocks: Type.Array(Type.Object({ means, at: Type.Integer(), until: momentOrNone })),
      reviewAt: momentOrNone,
      dormant: orNull(
        Type.Object({ seenAt: Type.Integer(), noticedAt: Type.Integer(), dormantAt: momentOrNone }),
      ),
    }),
    refusals: ['member-not-found'],
  }),
  listLevelLimits: endpoint({
    ...viewing,
    summary: 'The operator’s deposit limits by VIP level, and those for everybody',
    path: '/ops/deposit-limits',
    gives: Type.Object({
      brand: Type.Array(Type.Object({ span: span(), value: orNull(amount()) })),
      levels: Type.Array(
        Type.Object({ levelId: text(64), span: span(), value: amount(), ...noted }),
      ),
    }),
    refusals: [],
  }),
  setMemberDepositLimit: endpoint({
    ...changing,
    summary: 'Limits a member’s deposits; null: the level’s or the brand’s limit counts again',
    method: 'PUT',
    path: '/ops/players/:id/deposit-limits',
    params,
    body: Type.Object({ span: span(), value: orNull(amount()), reason: reason() }),
    gives: done(),
    refusals: ['member-not-found', 'amount-invalid'],
  }),
  setLevelDepositLimit: endpoint({
    ...changing,
    summary: 'Limits the deposits of a VIP level; null: the brand’s limit counts again',
    method: 'PUT',
    path: '/ops/deposit-limits/:id',
    params,
    body: Type.Object({ span: span(), value: orNull(amount()), reason: reason() }),
    gives: done(),
    refusals: ['limit-level-unknown', 'amount-invalid'],
  }),
  listDepositBlocks: endpoint({
    ...viewing,
    summary: 'Members whose deposits are stopped after failures, the newest first',
    path: '/ops/deposit-blocks',
    gives: Type.Object({
      list: Type.Array(
        Type.Object({
          playerId: text(64),
          username: text(64),
          means,
          at: Type.Integer(),
          until: momentOrNone,
        }),
      ),
    }),
    refusals: [],
  }),
  liftDepositBlocks: endpoint({
    ...changing,
    summary: 'Frees a member’s deposits; earlier failures no longer count',
    method: 'POST',
    path: '/ops/players/:id/deposit-blocks/lift',
    params,
    body: Type.Object({ reason: reason() }),
    gives: done(),
    refusals: ['member-not-found', 'deposit-block-unknown'],
  }),
  listDormantAccounts: endpoint({
    ...viewing,
    summary: 'Inactive accounts with their money, those marked last first',
    path: '/ops/dormant-accounts',
    query: Type.Object(pageQuery),
    gives: Type.Object({
      list: Type.Array(
        Type.Object({
          playerId: text(64),
          username: text(64),
          seenAt: Type.Integer(),
          noticedAt: Type.Integer(),
          dormantAt: Type.Integer(),
          balance: amount(),
          currency: text(5),
        }),
      ),
      total: Type.Integer(),
    }),
    refusals: [],
  }),
};
