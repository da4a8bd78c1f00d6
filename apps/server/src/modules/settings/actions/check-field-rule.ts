// Tries a rule before it is set: what it says to each sample, in the caller's language, and what it
// says in every other one.
import { refuse, validateField, type settings } from '@baize/contract';
import { ruleText } from '@baize/i18n';
import type { Action } from '../../../platform/call/index.ts';
import { faultOf } from '../field-rule-check.ts';
import { textsIn, translators } from '../texts.ts';

export const checkFieldRule =
  (): Action<typeof settings.checkFieldRule> =>
  async ({ input: { rule, samples }, locale }) => {
    const fault = faultOf(rule);
    if (fault !== undefined) return refuse('field-rule-invalid', { facts: { fault } });
    const told = ruleText(textsIn(locale), rule);
    const asked = { ...rule, enabled: true, required: true };
    const messages = [...translators].map(([tag, t]) => [tag, ruleText(t, rule)]);
    return {
      messages: Object.fromEntries(messages) as Record<string, string>,
      answers: samples.map((sample) => {
        const fits = validateField('sample', asked, sample) === undefined;
        return { sample, fits, message: fits ? '' : told };
      }),
    };
  };
