// The evidence about one withdrawal as the console shows it on one screen. It is computed when it
// is opened; the marks stay with the case, so that the queue shows them.
import type { OutputOf, cashier } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { DeskWithdrawal } from '../../wallet/index.ts';
import type { CashierPorts } from '../ports.ts';
import { gather, type Gathered, type Links } from './gather.ts';
import { holds } from './rules/signature.ts';
import { shownCases } from './shown-cases.ts';
import { readCase, writeMarks } from './store/cases.ts';
import { readNotes } from './store/notes.ts';
import { readSignatures } from './store/signatures.ts';

export type Evidence = OutputOf<typeof cashier.getEvidence>;

const roundsShown = 12;

export async function readEvidence(ports: CashierPorts, id: string): Promise<Evidence | undefined> {
  const { database, wallet, clock } = ports;
  const on = database.kysely;
  const [seen] = await wallet.desk.read([id]);
  if (!seen) return undefined;
  const { playerId, currency } = seen.withdrawal;
  const now = clock.now();
  const wasOpened = await database.transaction((tx) =>
    ports.wasOpened(tx, { memberId: playerId, now }),
  );
  const gathered = await gather(ports, on, { seen, wasOpened, now });
  const marks = gathered.marks.map(({ mark }) => mark);
  await writeMarks(on, id, { marks, level: await ports.levelOf(playerId) });
  const [kept, rounds, left, signatures, notes] = await Promise.all([
    readCase(on, id),
    ports.wagering.lastRounds({ playerId, currency, count: roundsShown }),
    wallet.turnoverRequired(playerId, currency),
    readSignatures(on, ports.signatures, [id]),
    readNotes(on, id),
  ]);
  const [shown] = kept ? await shownCases(ports, [kept]) : [];
  if (!shown) return undefined;
  return {
    case: shown,
    computedAt: now,
    marks: gathered.marks.map(({ mark, facts }) => ({ mark, facts: { ...facts } })),
    name: nameOf(gathered),
    money: moneyOf(gathered),
    play: { ...playOf(gathered), turnoverLeft: printUnits(left) },
    rounds: rounds.map((round) => ({
      ...round,
      stake: printUnits(round.stake),
      payout: printUnits(round.payout),
    })),
    places: (gathered.traces?.places ?? []).map((place) => ({ ...place })),
    linked: await linkedOf(ports, gathered.links),
    signatures: signatures.map((one) => shownSignature(one, seen)),
    notes: [...notes],
  };
}

const nameOf = ({ known: { name: match, holder, proved } }: Gathered) => ({
  match,
  holder,
  proved,
});

function moneyOf({ history }: Gathered): Evidence['money'] {
  const { deposits, depositSum, depositMonthSum, paid, paidSum, paidMonthSum } = history;
  return {
    deposits,
    deposited: printUnits(depositSum),
    depositedMonth: printUnits(depositMonthSum),
    paid,
    withdrawn: printUnits(paidSum),
    withdrawnMonth: printUnits(paidMonthSum),
    net: printUnits(depositSum - paidSum),
    netMonth: printUnits(depositMonthSum - paidMonthSum),
    refused: history.refused,
    askedInDay: history.askedInDay,
    lastDepositAt: history.lastDepositAt,
    lastPaidAt: history.lastPaidAt,
  };
}

const playOf = ({ history, played, opposite }: Gathered) => ({
  since: history.lastPaidAt,
  staked: printUnits(played.staked),
  paid: printUnits(played.paid),
  offset: printUnits(opposite.offset),
});

const shownSignature = (
  one: Awaited<ReturnType<typeof readSignatures>>[number],
  seen: DeskWithdrawal,
): Evidence['signatures'][number] => ({
  staff: one.staff,
  at: one.at,
  // Its approval changed the record; what was signed then stands while its terms do.
  holds: seen.withdrawal.state === 'pending' ? holds(one, seen) : termsHold(one, seen),
  record: one.record,
});

const termsHold = (
  one: { readonly isGenuine: boolean; readonly terms: string },
  seen: DeskWithdrawal,
): boolean => one.isGenuine && one.terms === seen.terms;

async function linkedOf(ports: CashierPorts, links: Links): Promise<Evidence['linked']> {
  const ways = [
    ['document', links.sameDocument],
    ['payee', links.sameNumber],
    ['device', links.sameDevice],
    ['holder', links.sameHolder],
    ['address', links.sameAddress],
  ] as const;
  const ids = [...new Set(ways.flatMap(([, found]) => found))];
  const names = await ports.usernames(ids);
  return ids
    .map((id) => ({
      id,
      username: names.get(id) ?? '',
      by: ways.filter(([, found]) => found.includes(id)).map(([by]) => by),
    }))
    .toSorted((one, other) => other.by.length - one.by.length);
}
