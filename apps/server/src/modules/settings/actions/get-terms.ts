// The terms and the privacy notice that hold now, in every language.
import type { settings } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { Keeper } from '../current.ts';
import { termsInForce } from '../terms.ts';

export const getTerms =
  (keeper: Keeper): Action<typeof settings.getTerms> =>
  async () => {
    const { terms, policies } = keeper.current();
    return termsInForce(terms, policies.adultAgeText);
  };
