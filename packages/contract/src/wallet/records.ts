// The records of a member's money: movements with what each came from, files of them, and what went
// in and out since the account was opened. Staff read the same of any member.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import {
  amount,
  fileBytes,
  id,
  oneOf,
  pageQuery,
  signedAmount,
  text,
  timeText,
  wireAmount,
} from '../kit/schema.ts';
import { depositStates, withdrawalSteps } from '../kit/closed-sets.ts';

/** Movements by what they are about, as the filters of the record name them. */
export const movementKinds = [
  'deposits',
  'withdrawals',
  'play',
  'jackpots',
  'transfers',
  'rewards',
  'other',
] as const;
export type MovementKind = (typeof movementKinds)[number];

/** What a list of movements is narrowed to, for players, staff and files alike. */
export const movementQuery = {
  startTime: Type.Optional(timeText()),
  endTime: Type.Optional(timeText()),
  kind: Type.Optional(oneOf(movementKinds)),
  /** Of the amount that moved, either way. */
  minAmount: Type.Optional(wireAmount()),
  maxAmount: Type.Optional(wireAmount()),
};
/** A page by number, or the page behind a cursor of an earlier answer. */
export const movementPage = { ...pageQuery, cursor: Type.Optional(id()) };

/** The sums of all movements that fit, on whatever page. */
const sums = <Amount>(money: () => Amount) =>
  ({
    entries: Type.Integer(),
    credited: money(),
    debited: money(),
    /** Of bonus money, beside the cash. */
    bonusCredited: money(),
    bonusDebited: money(),
    /** False: there are more than were summed. */
    whole: Type.Boolean(),
  }) as const;

export const movementFooter = Type.Object(sums(wireAmount));
/** More than this lies behind the cursor; '' at the end. */
export const nextCursor = () => text(64);

const movement = Type.Object({
  id: text(64),
  at: Type.Integer(),
  event: text(40),
  kind: oneOf(movementKinds),
  reference: text(100),
  amount: signedAmount(),
  before: signedAmount(),
  after: signedAmount(),
  /** What it moved of the bonus money; null: nothing. */
  bonus: Type.Union([
    Type.Object({ amount: signedAmount(), before: signedAmount(), after: signedAmount() }),
    Type.Null(),
  ]),
});

const timeOrNone = () => Type.Union([Type.Integer(), Type.Null()]);

const movementInFull = Type.Object({
  ...movement.properties,
  currency: text(5),
  /** What the same event moved on each of the member’s purses. */
  purses: Type.Array(
    Type.Object({
      account: text(40),
      amount: signedAmount(),
      before: signedAmount(),
      after: signedAmount(),
    }),
  ),
  deposit: Type.Union([
    Type.Object({
      id: text(64),
      state: oneOf(depositStates),
      requested: amount(),
      provider: text(40),
      providerRef: text(100),
      requestedAt: Type.Integer(),
      settledAt: timeOrNone(),
    }),
    Type.Null(),
  ]),
  withdrawal: Type.Union([
    Type.Object({
      id: text(64),
      state: oneOf(withdrawalSteps),
      amount: amount(),
      bankName: text(80),
      numberEnd: text(40),
      requestedAt: Type.Integer(),
      paidAt: timeOrNone(),
    }),
    Type.Null(),
  ]),
});

const sinceOpening = Type.Object({
  /** The first movement; null: there is none yet. */
  since: timeOrNone(),
  deposited: amount(),
  /** What was paid out; what is on hold is not. */
  withdrawn: amount(),
  /** Deposits minus withdrawals. */
  net: signedAmount(),
});

const mine = { method: 'GET', wire: 'own', who: 'player' } as const;
const ofMember = {
  method: 'GET',
  wire: 'own',
  who: 'staff',
  permission: 'ledger.view',
} as const;

export const walletRecords = {
  getMovement: endpoint({
    ...mine,
    summary: 'A movement in full: every purse before and after it, and what it came from',
    path: '/play/records/movements/:id',
    params: Type.Object({ id: id() }),
    gives: movementInFull,
    refusals: ['movement-not-found'],
  }),
  downloadMovements: endpoint({
    ...mine,
    summary: 'The movements that fit as comma-separated text, oldest last',
    path: '/play/records/movements.csv',
    perMinute: 6,
    contentType: 'text/csv; charset=utf-8',
    query: Type.Object(movementQuery),
    gives: fileBytes(),
    refusals: ['record-period-missing', 'record-too-long'],
  }),
  getSinceOpening: endpoint({
    ...mine,
    summary: 'Deposits and withdrawals since the account was opened, and the difference',
    path: '/play/records/since-opening',
    gives: sinceOpening,
    refusals: [],
  }),
  listMovementsOfMember: endpoint({
    ...ofMember,
    summary: 'The account record of a member, with the member’s own filters and sums',
    path: '/ops/players/:id/movements',
    params: Type.Object({ id: id() }),
    query: Type.Object({ ...movementPage, ...movementQuery }),
    gives: Type.Object({
      list: Type.Array(movement),
      next: nextCursor(),
      pageNo: Type.Integer(),
      totalPage: Type.Integer(),
      footer: Type.Object(sums(amount)),
      sinceOpening,
    }),
    refusals: ['member-not-found'],
  }),
  getMovementOfMember: endpoint({
    ...ofMember,
    summary: 'A movement of a member in full, as the member sees it',
    path: '/ops/players/:id/movements/:movementId',
    params: Type.Object({ id: id(), movementId: id() }),
    gives: movementInFull,
    refusals: ['member-not-found', 'movement-not-found'],
  }),
  downloadMovementsOfMember: endpoint({
    ...ofMember,
    summary: 'The movements of a member as comma-separated text; the download is written down',
    path: '/ops/players/:id/movements.csv',
    perMinute: 6,
    contentType: 'text/csv; charset=utf-8',
    params: Type.Object({ id: id() }),
    query: Type.Object(movementQuery),
    gives: fileBytes(),
    refusals: ['member-not-found', 'record-period-missing', 'record-too-long'],
  }),
};
