// VIP levels: what reaches a level and keeps it, what it is worth, where a member stands, and what
// staff set of it. Amounts are in the house's currency; a month is one of the house's zone.
import { Type } from 'typebox';
import { endpoint } from './kit/endpoint.ts';
import { amount, id, oneOf, pageQuery, text, wireAmount } from './kit/schema.ts';

/** The badges that were struck for levels, each for one level. */
export const vipEmblems = [
  'bronze',
  'silver',
  'gold',
  'platinum',
  'jade',
  'diamond',
  'obsidian',
] as const;
export type VipEmblem = (typeof vipEmblems)[number];

/** Why a member stands where they stand. */
export const vipCauses = ['reached', 'month-ended', 'set-by-staff', 'setting-ended'] as const;
export type VipCause = (typeof vipCauses)[number];

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()]);
const emblem = () => oneOf(vipEmblems);
const cause = () => oneOf(vipCauses);
/** Six hexadecimal digits. */
const colour = () => Type.String({ pattern: '^#[0-9a-f]{6}$' });
const member = { wire: 'wps', who: 'member', modules: ['VIP3'] } as const;
const viewing = { wire: 'own', who: 'staff', permission: 'vip.view' } as const;

/** The conditions and benefits of a level. */
const terms = {
  emblem: emblem(),
  colour: colour(),
  /** Settled in one month to reach it; deposits besides, when not zero. */
  turnover: amount(),
  deposits: amount(),
  /** Settled in a month to keep it; zero: it is kept. */
  keep: amount(),
  /** The most one withdrawal may be; null: what holds for everybody. */
  withdrawalMaximum: orNull(amount()),
  /** Withdrawals a day, and their sum; without a fee. Null: as many as everybody has. */
  withdrawalsDaily: Type.Optional(orNull(Type.Integer({ minimum: 1, maximum: 1000 }))),
  withdrawalDailySum: Type.Optional(orNull(amount())),
  withdrawalsFree: Type.Optional(orNull(Type.Integer({ minimum: 1, maximum: 1000 }))),
  /** Their withdrawals are looked at before others. */
  withdrawsFirst: Type.Boolean(),
};
const level = {
  levelId: text(64),
  /** Its place, the lowest is 1. */
  number: Type.Integer(),
  name: text(60),
  ...terms,
  /** Whether it has a person of its own to write to. */
  hasContact: Type.Boolean(),
};
/** A level as history knows it: it may have been removed. */
const shownLevel = Type.Object({
  levelId: text(64),
  name: text(60),
  emblem: emblem(),
  colour: colour(),
});
const step = {
  at: Type.Integer(),
  cause: cause(),
  /** Null: no level. */
  from: orNull(shownLevel),
  to: orNull(shownLevel),
};
const pair = (value: () => ReturnType<typeof amount>) =>
  Type.Object({ actual: value(), expected: value() });
const wirePair = Type.Object({ actual: wireAmount(), expected: wireAmount() });
const names = () => Type.Record(Type.String({ pattern: '^[a-zA-Z-]{2,10}$' }), text(40));
const levelOfStaff = {
  ...terms,
  /** By language; where none is given the emblem's own name stands. */
  names: names(),
  /** An address, shown only to members of the level. */
  contact: text(300),
};
const params = Type.Object({ id: id() });

export const vip = {
  getVipLevels: endpoint({
    summary: 'The levels, lowest first: what reaches and keeps each, and what it is worth',
    method: 'GET',
    path: '/wps/relay/MCSFE_getPlayerRankList',
    wire: 'wps',
    who: 'anyone',
    modules: ['VIP3'],
    gives: Type.Object({
      currency: text(5),
      currencySymbol: text(5),
      /** The most one withdrawal may be without a level. */
      withdrawalMaximum: amount(),
      levels: Type.Array(Type.Object(level)),
    }),
    refusals: [],
  }),
  getVipProgress: endpoint({
    ...member,
    summary: 'Where the member stands, and what is left to the next level',
    method: 'GET',
    path: '/wps/relay/MCSFE_getPlayerRankProgress',
    gives: Type.Object({
      playerRankName: text(60),
      nextRankName: text(60),
      monthlyTurnover: wirePair,
      /** Everything that ever counted; no level asks for it. */
      totalTurnover: wirePair,
      levelId: orNull(text(64)),
      nextLevelId: orNull(text(64)),
      /** Null while the member keeps away from play: then no remaining amount is shown. */
      progress: orNull(
        Type.Object({
          turnover: pair(amount),
          deposits: pair(amount),
          keep: orNull(pair(amount)),
        }),
      ),
      monthEndsAt: Type.Integer(),
      /** Until when staff have set the level; null where play decides. */
      setUntil: orNull(Type.Integer()),
      /** The level's own person to write to; empty without one. */
      contact: text(300),
    }),
    refusals: [],
  }),
  listVipSteps: endpoint({
    ...member,
    summary: 'The levels the member has had, newest first',
    method: 'GET',
    path: '/wps/member/rank/history',
    query: Type.Object(pageQuery),
    gives: Type.Object({ list: Type.Array(Type.Object(step)), total: Type.Integer() }),
    refusals: [],
  }),
  getVipScheme: endpoint({
    ...viewing,
    summary: 'The levels as staff write them, and how many members stand at each',
    method: 'GET',
    path: '/ops/vip/levels',
    gives: Type.Object({
      version: Type.Integer(),
      currency: text(5),
      withdrawalMaximum: amount(),
      levels: Type.Array(
        Type.Object({ levelId: text(64), members: Type.Integer(), ...levelOfStaff }),
      ),
      /** Members without a level who have played this month. */
      without: Type.Integer(),
    }),
    refusals: [],
  }),
  saveVipScheme: endpoint({
    summary: 'Writes all levels at once, lowest first; nobody falls by it before their month ends',
    method: 'PUT',
    path: '/ops/vip/levels',
    wire: 'own',
    who: 'staff',
    permission: 'vip.edit',
    confirmed: true,
    body: Type.Object({
      /** The version that was read. */
      version: Type.Integer({ minimum: 0 }),
      levels: Type.Array(Type.Object({ levelId: Type.Optional(id()), ...levelOfStaff }), {
        maxItems: vipEmblems.length,
      }),
    }),
    gives: Type.Object({ version: Type.Integer() }),
    refusals: [
      'vip-levels-changed',
      'vip-level-unknown',
      'vip-emblem-twice',
      'vip-levels-not-ascending',
      'vip-keep-too-high',
      'vip-benefit-falling',
      'vip-contact-invalid',
      'vip-level-held',
    ],
  }),
  getMemberVip: endpoint({
    ...viewing,
    summary: 'A member’s level, what they have played this month, and the levels they have had',
    method: 'GET',
    path: '/ops/players/:id/vip',
    params,
    gives: Type.Object({
      level: orNull(shownLevel),
      /** The level by play alone. */
      earned: orNull(shownLevel),
      set: orNull(
        Type.Object({ until: Type.Integer(), by: text(64), reason: text(300), at: Type.Integer() }),
      ),
      next: orNull(shownLevel),
      turnover: pair(amount),
      deposits: pair(amount),
      keep: amount(),
      total: amount(),
      monthEndsAt: Type.Integer(),
      steps: Type.Array(Type.Object({ ...step, by: text(64), reason: text(300) })),
    }),
    refusals: ['member-not-found'],
  }),
  setMemberVip: endpoint({
    summary: 'Sets a member’s level by hand until a day, or lets play decide again',
    method: 'PUT',
    path: '/ops/players/:id/vip',
    wire: 'own',
    who: 'staff',
    permission: 'vip.set',
    perMinute: 60,
    params,
    body: Type.Object({
      reason: text(300, 3),
      /** Null: play decides again, from now on. */
      set: orNull(
        Type.Object({
          /** Null: no level. */
          levelId: orNull(id()),
          until: Type.Integer({ minimum: 0, maximum: 4_102_444_800_000 }),
        }),
      ),
    }),
    gives: Type.Object({ levelId: orNull(text(64)) }),
    refusals: ['member-not-found', 'vip-level-unknown', 'vip-until-invalid', 'vip-not-set'],
  }),
};
