// The terms and the privacy notice that hold now, for whoever writes the next ones: the place of
// the policy's age is shown as a place.
import type { settings } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { Keeper } from '../current.ts';
import { agePlace, termsInForce } from '../terms.ts';

export const getPublishedTerms =
  (keeper: Keeper): Action<typeof settings.getPublishedTerms> =>
  async () =>
    termsInForce(keeper.current().terms, agePlace);
