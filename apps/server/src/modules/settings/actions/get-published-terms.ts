// The terms and the privacy notice that hold now, for the author of the next version: the minimum
// age, which the policy fills in, is shown as a placeholder.
import type { settings } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { Keeper } from '../current.ts';
import { agePlace, termsInForce } from '../terms.ts';

export const getPublishedTerms =
  (keeper: Keeper): Action<typeof settings.getPublishedTerms> =>
  async () =>
    termsInForce(keeper.current().terms, agePlace);
