// The jackpots as everybody sees them: amounts as they stand now, never cut, and the rules that
// each pool runs by. Of a mystery only the hash is told, until it is won.
import type { jackpots } from '@baize/contract';
import { jackpotReturnPpm, prizeRange } from '@baize/engines';
import { accountName, poolAccount } from '@baize/ledger';
import { floorToCent, printUnits, unitsToNumber, type Units } from '@baize/money';
import type { Action } from '../../../platform/call/index.ts';
import { readAccountSums } from '../../wallet/index.ts';
import type { JackpotsPorts } from '../ports.ts';
import { shownAmount, type Pool } from '../rules/pool.ts';
import { readLastWins, readTiers } from '../store/pools.ts';
import { jackpotAccounts } from '../store/taking-part.ts';
import { printTerms, printWin } from '../print.ts';

/** Many look at once; one reading serves all of them for this long. */
const keptMs = 1000;

export function getJackpot(ports: JackpotsPorts): Action<typeof jackpots.getJackpot> {
  let kept: { at: number; read: Promise<Reading> } | undefined;
  return async ({ now, locale }) => {
    if (!kept || now - kept.at > keptMs || now < kept.at) {
      const read = readJackpots(ports, now);
      kept = { at: now, read };
      read.catch(() => (kept = undefined));
    }
    const { largest, ...reading } = await kept.read;
    const most = unitsToNumber(floorToCent(largest));
    return {
      jackpot_amount: most,
      game_jackpot: ports.games.map(({ code, names }) => ({
        game_name: names[locale] ?? code,
        amount: most,
      })),
      currency: ports.currency,
      currencySymbol: ports.symbolOf(ports.currency),
      games: ports.games.map(({ code }) => code),
      ...reading,
    };
  };
}

type Reading = Awaited<ReturnType<typeof readJackpots>>;

async function readJackpots({ database, secrets, currency }: JackpotsPorts, at: number) {
  const db = database.kysely;
  const [tiers, held, wins] = await Promise.all([
    readTiers(db, secrets),
    readAccountSums(db, jackpotAccounts(currency)),
    readLastWins(db),
  ]);
  const shown = tiers.flatMap(({ tier, pool }) => {
    if (!pool) return [];
    const amount = shownAmount(pool, held.get(accountName(poolAccount(tier, currency))) ?? 0n);
    const won = wins.find((one) => one.tier === tier);
    return [
      { amount, pool, fact: { ...factsOf(pool, amount), lastWin: won ? printWin(won) : null } },
    ];
  });
  return {
    at,
    largest: shown.reduce<Units>((most, { amount }) => (amount > most ? amount : most), 0n),
    tiers: shown.map(({ fact }) => fact),
    returnPpm: shown.reduce((sum, { pool }) => sum + jackpotReturnPpm(pool.terms), 0),
  };
}

function factsOf({ tier, number, terms, mystery }: Pool, amount: Units) {
  const [least, most] = prizeRange(terms);
  return {
    tier,
    number,
    amount: printUnits(amount, 2),
    ...printTerms(terms),
    prizeMinimum: printUnits(least, 2),
    prizeMaximum: printUnits(most, 2),
    returnPpm: jackpotReturnPpm(terms),
    commitment: mystery?.commitment ?? null,
  };
}
