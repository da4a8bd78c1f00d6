// The rates as staff read them, with what members have.
import { printUnits } from '@baize/money';
import type { PointsPorts } from './ports.ts';
import { worthOf } from './rules/scheme.ts';
import { readOutstanding } from './store/accounts.ts';
import { readScheme } from './store/scheme.ts';

export async function schemeShown({ database, currency }: PointsPorts) {
  const on = database.kysely;
  const [{ version, rates }, outstanding] = await Promise.all([
    readScheme(on),
    readOutstanding(on),
  ]);
  const { earn, deposit, ratio, step, isConverting } = rates;
  const worth = printUnits(worthOf(outstanding, ratio));
  const shown = { version, earn: [...earn], deposit, ratio, step, isConverting, currency };
  return { ...shown, outstanding: Number(outstanding), worth };
}
