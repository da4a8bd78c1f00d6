// Opens a pool of a tier where none runs: at the first start, and when an ended tier begins again.
import type { JackpotTerms, JackpotTier } from '@baize/engines';
import { accountName, houseAccount, jackpotSeeded } from '@baize/ledger';
import { prepared, type Tx } from '../../../platform/database/index.ts';
import { readAccountSums } from '../../wallet/index.ts';
import type { JackpotsPorts } from '../ports.ts';
import { freshTerms } from '../rules/terms.ts';
import { newPool } from './new-pool.ts';
import { beginTier, countPools, insertPool, lockTiers, readTiers } from './pools.ts';

type Ports = Pick<
  JackpotsPorts,
  'database' | 'clock' | 'randomness' | 'secrets' | 'currency' | 'ledger'
>;

/** Under the lock of the tiers. */
export async function openPool(
  { randomness, secrets, clock, currency, ledger }: Ports,
  tx: Tx,
  { tier, terms }: { tier: JackpotTier; terms: JackpotTerms },
): Promise<void> {
  const number = (await countPools(tx, tier)) + 1;
  const pool = newPool(randomness, { tier, number, terms });
  const saving = insertPool({ pool, at: clock.now() }, secrets);
  await prepared(tx, saving, saving.values);
  const account = houseAccount('jackpot-reserve', currency);
  const reserve = (await readAccountSums(tx, [account])).get(accountName(account)) ?? 0n;
  await ledger.postIn(tx, jackpotSeeded({ tier, number, currency, seed: terms.seed, reserve }));
}

/** Every tier of a fresh platform begins with its seed; what runs is left alone. */
export async function openFirstPools(ports: Ports): Promise<void> {
  for (const [name, fresh] of Object.entries(freshTerms)) {
    await ports.database.transaction(async (tx) => {
      const tier = name as JackpotTier;
      await beginTier(tx, tier, fresh);
      await lockTiers(tx);
      const found = (await readTiers(tx, ports.secrets)).find((one) => one.tier === tier);
      if (!found || found.pool || found.ending) return;
      await openPool(ports, tx, { tier, terms: found.next });
    });
  }
}
