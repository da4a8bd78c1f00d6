// Staff change what the next pool of a tier runs by. The pool that runs is left as players were
// told it is; a tier that is to end is played for until its pool is won.
import { isRefusal, refuse, type jackpots } from '@baize/contract';
import type { JackpotTerms } from '@baize/engines';
import { parseUnits } from '@baize/money';
import type { Action } from '../../../platform/call/index.ts';
import type { JackpotsPorts } from '../ports.ts';
import { refusalOfTerms, tierOf } from '../rules/terms.ts';
import { openPool } from '../store/open-pool.ts';
import { lockTiers, readTiers, saveTerms } from '../store/pools.ts';
import { printTerms } from '../print.ts';

export function changeJackpot(ports: JackpotsPorts): Action<typeof jackpots.changeJackpot> {
  return async ({ caller, input }) => {
    const name = tierOf(input.tier);
    if (!name) return refuse('jackpot-unknown');
    const terms = termsOf(input);
    if (!terms) return refuse('jackpot-terms-invalid');
    const { ending } = input;
    return ports.database.transaction(async (tx) => {
      await lockTiers(tx);
      const tier = (await readTiers(tx, ports.secrets)).find((one) => one.tier === name);
      if (!tier) return refuse('jackpot-unknown');
      const told = [tier.next.ceiling, ...(tier.pool ? [tier.pool.terms.ceiling] : [])];
      const refused = refusalOfTerms(terms, tier.next, told);
      if (isRefusal(refused)) return refused;
      const before = { ...printTerms(tier.next), ending: tier.ending };
      const after = { ...printTerms(terms), ending };
      const answer = { tier: name, next: printTerms(terms), ending };
      if (JSON.stringify(before) === JSON.stringify(after)) return answer;
      await saveTerms(tx, name, { terms, ending });
      const note = { staff: caller, action: 'change-jackpot', subject: name, before, after };
      await ports.audit(tx, note);
      if (!tier.pool && !ending) await openPool(ports, tx, { tier: name, terms });
      return answer;
    });
  };
}

interface Input {
  readonly seed: string;
  readonly ceiling: string;
  readonly contributionPpm: number;
  readonly diversionPpm: number;
  readonly turnover: string | null;
}

/** Undefined where an amount is no whole cent. */
function termsOf(input: Input): JackpotTerms | undefined {
  const read = (text: string) => parseUnits(text, { decimalsMax: 2 });
  const [seed, ceiling] = [read(input.seed), read(input.ceiling)];
  const turnover = input.turnover === null ? null : read(input.turnover);
  if (seed === undefined || ceiling === undefined || turnover === undefined) return undefined;
  const { contributionPpm, diversionPpm } = input;
  return { seed, ceiling, contributionPpm, diversionPpm, turnover };
}
