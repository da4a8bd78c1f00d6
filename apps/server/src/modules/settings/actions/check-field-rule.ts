// Tries a rule before it is set: what it says to each sample, in the caller's language.
import { refuse, validateField, type settings } from '@baize/contract';
import { chooseLocale, ruleText } from '@baize/i18n';
import { translatorOf } from '@baize/i18n/compile';
import type { Action } from '../../../platform/call/index.ts';
import { faultOf } from '../field-rule-check.ts';

export const checkFieldRule =
  (): Action<typeof settings.checkFieldRule> =>
  async ({ input: { rule, samples }, locale }) => {
    const fault = faultOf(rule);
    if (fault !== undefined) return refuse('field-rule-invalid', { facts: { fault } });
    const told = ruleText(translatorOf(chooseLocale([locale])), rule);
    const asked = { ...rule, enabled: true };
    return {
      answers: samples.map((sample) => {
        const fits = validateField('sample', asked, sample) === undefined;
        return { sample, fits, message: fits ? '' : told };
      }),
    };
  };
