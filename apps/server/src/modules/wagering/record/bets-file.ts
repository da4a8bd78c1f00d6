// The wagers that fit as a file of comma-separated text, written while they are read.
import { Readable } from 'node:stream';
import { refuse, type Refusal } from '@baize/contract';
import { printCsv } from '@baize/i18n';
import { printUnits, timeText } from '@baize/money';
import { textsIn } from '../../settings/index.ts';
import { betFilterOf, sumBets, type BetPorts, type BetsAsked } from './bet-filter.ts';
import { readBets, type Bet, type BetFilter, type BetPlace } from './store/bets.ts';

const rowsMax = 100_000;
const rowsAtOnce = 1000;
/** Spreadsheets read the file as UTF-8 by this mark alone. */
const mark = '\ufeff';

const headKeys = [
  'wallet.time',
  'wallet.reference',
  'wagering.round',
  'wagering.game',
  'wallet.state',
  'wagering.stake',
  'wagering.payout',
  'wagering.net',
] as const;

type FileRefusal = Refusal<'record-period-missing' | 'record-too-long'>;

export async function betsFile(
  ports: BetPorts,
  owner: { readonly playerId: string; readonly currency: string },
  { asked, locale }: { readonly asked: BetsAsked; readonly locale: string },
): Promise<Readable | FileRefusal> {
  if (!asked.startDate || !asked.endDate) return refuse('record-period-missing');
  const filter = betFilterOf(ports, owner, asked);
  const { rounds: entries } = await sumBets(ports.database.kysely, filter);
  if (entries > rowsMax) return refuse('record-too-long', { facts: { entries, most: rowsMax } });
  return Readable.from(linesOf(ports, filter, locale), { objectMode: false });
}

async function* linesOf({ database, games }: BetPorts, filter: BetFilter, locale: string) {
  const t = textsIn(locale);
  const heads = headKeys.map((key) => t(key));
  yield mark + printCsv([heads]);
  const lineOf = (bet: Bet) => [
    timeText(bet.openedAt),
    bet.orderId ?? bet.vendorRound ?? bet.roundId,
    bet.roundId,
    games.factsOf(bet, locale)?.name ?? bet.gameCode,
    t(`wagering.state-${bet.state}`),
    printUnits(bet.stake),
    printUnits(bet.payout),
    printUnits(bet.state === 'settled' ? bet.payout - bet.stake : 0n),
  ];
  let cursor: BetPlace | undefined;
  for (let written = 0; written < rowsMax;) {
    const asked = { ...filter, cursor, skip: 0, count: rowsAtOnce };
    const page = await readBets(database.kysely, asked);
    if (page.bets.length > 0) yield printCsv(page.bets.map(lineOf));
    written += page.bets.length;
    cursor = page.next;
    if (cursor === undefined) return;
  }
}
