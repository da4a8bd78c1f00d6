// The jackpots as staff see them: each pool against the entries of its account, the reserve against
// what went in and out of it, and all of it against what the rounds say they fed.
import type { jackpots } from '@baize/contract';
import { jackpotReturnPpm, jackpotTiers } from '@baize/engines';
import { accountName, houseAccount, poolAccount, type LedgerEvent } from '@baize/ledger';
import { printUnits, type Units } from '@baize/money';
import type { Action } from '../../../platform/call/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { readAccountSums, readEventSums } from '../../wallet/index.ts';
import type { JackpotsPorts } from '../ports.ts';
import { shownAmount } from '../rules/pool.ts';
import { readKept, readTiers, type KeptSums } from '../store/pools.ts';
import { jackpotAccounts } from '../store/taking-part.ts';
import { printTerms } from '../print.ts';

export function listJackpots(ports: JackpotsPorts): Action<typeof jackpots.listJackpots> {
  const { database, currency } = ports;
  return async () => {
    // One unmoving view: rounds settle while we count.
    const [tiers, books, fedByRounds] = await database.transaction(
      async (tx) => [
        await readTiers(tx, ports.secrets),
        await readBooks(tx, currency),
        await ports.fedByRounds(tx, currency),
      ],
      'repeatable read',
    );
    const reserve = books.reserve();
    const pools = jackpotTiers.map((tier) => ({ tier, ...books.pool(tier) }));
    const fed = pools.reduce((sum, pool) => sum + pool.fed, reserve.fed);
    const differences = [...pools, reserve].map(({ difference }) => difference);
    return {
      currency,
      tiers: tiers.map(({ tier, next, ending, pool }) => {
        const { opened, ...of } = books.pool(tier);
        return {
          tier,
          running: pool
            ? {
                number: pool.number,
                amount: printUnits(shownAmount(pool, of.balance), 2),
                openedAt: opened,
                returnPpm: jackpotReturnPpm(pool.terms),
                ...printTerms(pool.terms),
              }
            : null,
          next: printTerms(next),
          ending,
          books: printed(of),
        };
      }),
      reserve: printed(reserve),
      funded: printUnits(books.funded, 4),
      fedByRounds: printUnits(fedByRounds, 4),
      balanced: fed === fedByRounds && differences.every((one) => one === 0n),
    };
  };
}

/** The books' balance, and its difference from the pools' own figures. */
async function readBooks(tx: Tx, currency: string) {
  const accounts = jackpotAccounts(currency);
  const held = await readAccountSums(tx, accounts);
  const sums = await readEventSums(tx, accounts);
  const kept = await readKept(tx);
  const of = (name: string) => ({
    balance: held.get(name) ?? 0n,
    by: (event: LedgerEvent) => sums(name, event),
  });
  const funding = of(accountName(houseAccount('jackpot-funding', currency)));
  return {
    funded: -funding.balance,
    pool: (tier: string) => poolBooks(of(accountName(poolAccount(tier, currency))), kept.get(tier)),
    reserve: () => {
      const { balance, by } = of(accountName(houseAccount('jackpot-reserve', currency)));
      const [fed, seeded] = [by('round-settled'), -by('jackpot-seeded')];
      return { fed, seeded, balance, difference: balance - fed + seeded };
    },
  };
}

interface AccountBooks {
  readonly balance: Units;
  readonly by: (event: LedgerEvent) => Units;
}

/** Seeds and prizes are known twice: from the entries, and from the pools themselves. */
function poolBooks({ balance, by }: AccountBooks, kept: KeptSums | undefined) {
  const [seeded, won] = [by('jackpot-seeded'), -by('jackpot-won')];
  const fed = by('round-settled');
  const own = (kept?.seeded ?? 0n) - (kept?.won ?? 0n);
  return { seeded, fed, won, balance, difference: balance - own - fed, opened: kept?.opened ?? 0 };
}

function printed<const T extends Readonly<Record<string, Units>>>(sums: T) {
  const entries = Object.entries(sums).map(([name, sum]) => [name, printUnits(sum, 4)]);
  return Object.fromEntries(entries) as { readonly [K in keyof T]: string };
}
