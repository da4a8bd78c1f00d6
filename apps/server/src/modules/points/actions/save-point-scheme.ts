// Writes the rates. What was earned stays, and what is left over counts at the new rate.
import { isRefusal, refuse, type points } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { PointsPorts } from '../ports.ts';
import { areRatesRight } from '../rules/scheme.ts';
import { schemeShown } from '../scheme-shown.ts';
import { readScheme, writeScheme } from '../store/scheme.ts';

export const savePointScheme =
  (ports: PointsPorts): Action<typeof points.savePointScheme> =>
  async ({ caller: staff, input: { version, ...rates }, now }) => {
    const done = await ports.database.transaction(async (tx) => {
      const before = await readScheme(tx);
      if (before.version !== version) return refuse('point-scheme-changed');
      if (!areRatesRight(rates)) return refuse('point-rate-wrong');
      const by = staff.username;
      if (!(await writeScheme(tx, { version, rates, by, now })))
        return refuse('point-scheme-changed');
      const note = { staff, action: 'save-point-rates', subject: 'points' };
      await ports.audit(tx, { ...note, before: before.rates, after: rates });
      return undefined;
    });
    return isRefusal(done) ? done : schemeShown(ports);
  };
