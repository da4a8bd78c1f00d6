// Builds agreements on a fresh database for tests, above real facts, rounds, books and a small
// tree: ann leads ben and cora, agents too; ben leads dan, an agent; zoe leads yan.
import type {
  AgreementKind,
  AgreementPeriod,
  agreements as calls,
  ModuleId,
  OutputOf,
} from '@baize/contract';
import { callOf, given } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import type { ToldEvent } from '../../platform/outbox/index.ts';
import { systemRandomness } from '../../platform/randomness/index.ts';
import type { Name } from '../agents/testing.ts';
import { buildFacts, type BuiltFacts } from '../facts/testing.ts';
import { owner } from '../settings/testing.ts';
import { readCashOf } from '../wallet/index.ts';
import { createAgreements, type AgreementsPorts } from './index.ts';
import type { WrittenTerms } from './rules/terms.ts';

export type { Name };

type AgreementInFull = OutputOf<typeof calls.getAgreement>;

/** Terms of one guaranteed rate, or as said. */
export const termsOf = (rate: string, more: Partial<WrittenTerms> = {}): WrittenTerms => ({
  tiers: [{ minTurnover: '0', minActive: 0, minLoss: '0', rate }],
  activeTurnover: '0',
  activeDeposit: '0',
  carryNegative: false,
  onlyIfLoss: false,
  includeSelf: false,
  minusRebates: true,
  minusBonuses: true,
  minusWages: true,
  maximum: '0',
  ...more,
});

interface ToldNews {
  readonly playerId: string;
  readonly news: string;
  readonly facts: Readonly<Record<string, string>>;
}

/** What of this goes to inboxes. */
export const newsIn = (told: readonly ToldEvent[]): readonly ToldNews[] =>
  told.filter(({ event }) => event === 'agreement-news').map(({ payload }) => payload as ToldNews);

export async function buildAgreements(database: Database) {
  const built = await buildFacts(database);
  const { tree, books } = built;
  const { clock } = books;
  const staff = <I>(input: I) => callOf(owner, input, clock.now());
  for (const username of ['cora', 'dan']) {
    const appointed = { username, type: 1 as const, reason: 'Leads a team' };
    await tree.agents.actions.makeAgent(staff(appointed));
  }
  const { ports, ...around } = portsOf(database, built);
  const agreements = createAgreements(ports);
  const as = <I>(name: Name, input: I, intent?: string) =>
    callOf(tree.callerOf(name), input, clock.now(), intent === undefined ? {} : { intent });
  return {
    ...built,
    clock,
    agreements,
    ports,
    ...around,
    idOf: tree.idOf,
    as,
    staff,
    agents: tree.agents,
    close: async () => {
      await books.close();
      await database.close();
    },
  };
}

interface Given {
  readonly kind: AgreementKind;
  /** Of a dividend; daily where it is not said. */
  readonly period?: AgreementPeriod;
  readonly terms: WrittenTerms;
}

const ofKind = ({ kind, period = 'daily', terms }: Given) =>
  kind === 'dividend' ? { kind, period, terms } : { kind, terms };

/** Agreements that are offered and accepted at once; each gives its id. */
export function agreeing({
  agreements: { actions },
  as,
  staff,
}: Pick<Awaited<ReturnType<typeof buildAgreements>>, 'agreements' | 'as' | 'staff'>) {
  async function accept(to: Name, { id, pending }: AgreementInFull) {
    const answer = { id, answer: 'accept' as const, version: pending?.number ?? 0 };
    given(await actions.answerAgreement(as(to, answer)));
    return id;
  }
  return {
    async houseGives(to: Name, asked: Given) {
      const offer = { ...ofKind(asked), username: to, reason: 'a good year' };
      return accept(to, given(await actions.offerHouseAgreement(staff(offer))));
    },
    async gives(by: Name, to: Name, asked: Given) {
      const offer = { ...ofKind(asked), customerName: to };
      const { id } = given(await actions.offerAgreement(as(by, offer)));
      return accept(to, given(await actions.sendAgreement(as(by, { id }))));
    },
  };
}

/** What modules around agreements are to them, and what they were told. */
function portsOf(database: Database, { tree, books, facts }: BuiltFacts) {
  const told: ToldEvent[] = [];
  const live: unknown[] = [];
  const noted: unknown[] = [];
  const off = new Set<ModuleId>();
  const policy = ofDefault();
  const opened = new Set<string>();
  const ports: AgreementsPorts = {
    database,
    clock: books.clock,
    randomness: systemRandomness,
    outbox: { tell: async (_tx, event) => void told.push(event) },
    audit: async (_tx, entry) => void noted.push(entry),
    hasOpened: async (_tx, { staff, memberId }) => opened.has(`${staff.username} ${memberId}`),
    mayBeOne: async (_tx, { staff, other }) => opened.has(`${staff.username} ${other}`),
    policy: () => policy,
    isOn: (module) => !off.has(module),
    usernames: tree.identity.usernames,
    playerIdOf: tree.identity.playerIdOf,
    memberFile: tree.identity.memberFile,
    lineOf: tree.agents.lineOf,
    placedBelow: tree.agents.placedBelow,
    agentsUnder: tree.agents.agentsUnder,
    facts,
    settledRounds: books.wagering.settledRounds,
    gameName: (_vendor, gameCode) => gameCode,
    closedAmong: tree.identity.closedAmong,
    bulkLane: books.ledger.bulkLane,
    spendable: async (id, currency) => (await books.ledger.balance(id, currency)).cash,
    cashOf: (ids, currency) => readCashOf(database.kysely, ids, currency),
    overdueDays: () => 3,
    tellLive: (news) => void live.push(news),
  };
  return {
    ports,
    told,
    live,
    noted,
    off,
    /** As the brand sets it. */
    policy,
    /** Accounts that staff opened, as `<staff> <member or staff>`. */
    opened,
  };
}

const ofDefault = () => ({
  billSecondPersonAbove: '10000',
  houseDividendRateMost: '60',
  houseDailySalaryRateMost: '2',
  houseHourlySalaryRateMost: '2',
  houseRealTimeSalaryRateMost: '2',
  houseSalaryPayMost: '0',
  houseOfferAlonePercent: 80,
});
