// The name of a jackpot tier; an unknown tier keeps its code.
import type { TextKey, Translator } from '@baize/i18n';

const names: Readonly<Record<string, TextKey>> = {
  mini: 'jackpots.mini',
  major: 'jackpots.major',
  grand: 'jackpots.grand',
};

export function tierName(t: Translator, tier: string): string {
  const name = names[tier];
  return name === undefined ? tier : t(name);
}
