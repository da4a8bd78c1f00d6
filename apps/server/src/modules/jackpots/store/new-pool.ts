// Makes the next pool of a tier. A mystery's hidden amount is drawn here, before anybody feeds it,
// and only its hash leaves this place while the pool runs.
import { commitment, mysteryAmount, type JackpotTerms, type JackpotTier } from '@baize/engines';
import type { Randomness } from '../../../platform/randomness/index.ts';
import type { Mystery, Pool } from '../rules/pool.ts';

export function newPool(
  randomness: Randomness,
  { tier, number, terms }: { tier: JackpotTier; number: number; terms: JackpotTerms },
): Pool {
  return { tier, number, terms, mystery: terms.turnover === null ? hide(randomness, terms) : null };
}

function hide(randomness: Randomness, terms: JackpotTerms): Mystery {
  const secret = Buffer.from(randomness.bytes(32)).toString('hex');
  return { secret, commitment: commitment(secret), amount: mysteryAmount(secret, terms) };
}
