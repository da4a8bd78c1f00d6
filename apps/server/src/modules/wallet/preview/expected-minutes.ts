// How long a withdrawal takes, by the last ones of everybody; measured every ten minutes, however
// many ask.
import type { Database } from '../../../platform/database/index.ts';
import { readTransferTimes } from '../records/store/transfer-times.ts';

const freshMs = 600_000;

interface Measured {
  readonly at: number;
  readonly minutes: Promise<number | null>;
}

async function measure({ kysely }: Database, currency: string): Promise<number | null> {
  const { withdrawalSeconds: seconds } = await readTransferTimes(kysely, currency);
  return seconds === undefined ? null : Math.max(1, Math.ceil(seconds / 60));
}

/** Null while there are too few to tell. */
export function expectedMinutes(database: Database) {
  const kept = new Map<string, Measured>();
  return (currency: string, now: number): Promise<number | null> => {
    const known = kept.get(currency);
    if (known !== undefined && now - known.at < freshMs) return known.minutes;
    const minutes = measure(database, currency);
    kept.set(currency, { at: now, minutes });
    minutes.catch(() => kept.delete(currency));
    return minutes;
  };
}
