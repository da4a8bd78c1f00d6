// A policy value as staff read it.
import { policies, type PolicyFact, type PolicyName } from '@baize/contract';
import type { Translator } from '@baize/i18n';

export function policyWords(t: Translator, name: PolicyName, value: unknown): string {
  const fact: PolicyFact = policies[name];
  if (fact.kind === 'switch') return t(value === true ? 'settings.on' : 'settings.off');
  if (fact.kind === 'choice') {
    return t.named(`settings.choice-${name}-${String(value)}`) ?? String(value);
  }
  if (fact.kind === 'text' && value === '') return t('settings.hidden-empty');
  return String(value);
}
