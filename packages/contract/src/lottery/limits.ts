// Limits of staff on one member, in one lottery or in all, and on one issue. They hold in the
// transaction that lays the slips.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { amount, done, id, text } from '../kit/schema.ts';
import { gameCode, issueName, limitedNumber, moment, orNull } from './schema.ts';

const views = { wire: 'own', who: 'staff', method: 'GET', permission: 'lottery.view' } as const;
const sets = {
  wire: 'own',
  who: 'staff',
  method: 'PUT',
  permission: 'lottery.settings',
  confirmed: true,
} as const;

const memberLimit = {
  /** Null: all lotteries together. */
  gameCode: orNull(gameCode()),
  /** No stakes at all. */
  blocked: Type.Boolean(),
  /** Stakes on one issue, and of one day; null: without a limit. */
  issueStakeMost: orNull(amount()),
  dayStakeMost: orNull(amount()),
};
const issueLimit = {
  /** What one outcome of a play may cost; null: as its play says. */
  exposureMost: orNull(amount()),
  /** What a member is paid for the issue; null: as the lottery says. */
  payoutMost: orNull(amount()),
};
const set = { at: moment(), by: text(64), reason: text(300) };
const reason = text(300, 3);

const limitedMost = 2000;

export const lotteryLimits = {
  getLimitedNumbers: endpoint({
    ...views,
    summary: 'The numbers that staff closed or pay less for, in a lottery or in one issue',
    path: '/ops/lottery/games/:gameCode/limited-numbers',
    params: Type.Object({ gameCode: gameCode() }),
    query: Type.Object({ issue: Type.Optional(issueName()) }),
    gives: Type.Object({
      list: Type.Array(limitedNumber),
      /** Grows with every change of this list; 0 before the first. */
      revision: Type.Integer({ minimum: 0 }),
      set: orNull(Type.Object(set)),
    }),
    refusals: ['game-unknown'],
  }),
  setLimitedNumbers: endpoint({
    ...sets,
    summary: 'Sets the numbers that are closed or pay less; slips laid before keep their odds',
    path: '/ops/lottery/games/:gameCode/limited-numbers',
    params: Type.Object({ gameCode: gameCode() }),
    body: Type.Object({
      /** Null: all issues; the list of an issue goes before it. */
      issue: orNull(issueName()),
      list: Type.Array(limitedNumber, { maxItems: limitedMost }),
      /** Of the list that was changed: one that somebody else has changed is refused. */
      revision: Type.Integer({ minimum: 0 }),
      reason,
    }),
    gives: done(),
    refusals: [
      'game-unknown',
      'limited-number-invalid',
      'issue-unknown',
      'issue-closed',
      'limited-numbers-changed',
    ],
  }),
  getMemberLimits: endpoint({
    ...views,
    summary: 'What staff limit a member to in our lotteries',
    path: '/ops/lottery/limits/members/:id',
    params: Type.Object({ id: id() }),
    gives: Type.Object({
      id: text(64),
      username: text(64),
      list: Type.Array(Type.Object({ ...memberLimit, ...set })),
    }),
    refusals: ['member-not-found'],
  }),
  setMemberLimit: endpoint({
    ...sets,
    summary: 'Limits a member in one lottery or in all; a limit of nothing is removed',
    path: '/ops/lottery/limits/members/:id',
    params: Type.Object({ id: id() }),
    body: Type.Object({ ...memberLimit, reason }),
    gives: done(),
    refusals: ['member-not-found', 'game-unknown', 'lottery-terms-invalid'],
  }),
  getIssueLimit: endpoint({
    ...views,
    summary: 'What staff limit an issue to',
    path: '/ops/lottery/games/:gameCode/issues/:issue/limit',
    params: Type.Object({ gameCode: gameCode(), issue: issueName() }),
    gives: Type.Object({ ...issueLimit, set: orNull(Type.Object(set)) }),
    refusals: ['issue-unknown'],
  }),
  setIssueLimit: endpoint({
    ...sets,
    summary: 'Limits an issue below what its lottery says; a limit of nothing is removed',
    path: '/ops/lottery/games/:gameCode/issues/:issue/limit',
    params: Type.Object({ gameCode: gameCode(), issue: issueName() }),
    body: Type.Object({ ...issueLimit, reason }),
    gives: done(),
    refusals: ['issue-unknown', 'issue-closed', 'lottery-terms-invalid'],
  }),
};
