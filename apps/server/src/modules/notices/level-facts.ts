// A VIP level among the facts of news: its emblem and the names staff gave it, so that each reader
// finds it in their own language, also after the level is gone.
import type { VipEmblem } from '@baize/contract';
import { nameOf, type PastLevel } from '../vip/index.ts';

const nameKey = (locale: string) => `name-${locale}`;

export function factsOfLevel({ emblem, names }: PastLevel): Record<string, string> {
  const named = Object.entries(names).map(([locale, name]) => [nameKey(locale), name]);
  return { emblem, ...Object.fromEntries(named) };
}

/** Nothing where the news are of no level. */
export function levelIn(
  facts: Readonly<Record<string, string>>,
  locale: string,
): { level?: string } {
  const { emblem } = facts;
  if (emblem === undefined) return {};
  const name = facts[nameKey(locale)];
  const names = name === undefined ? {} : { [locale]: name };
  return { level: nameOf({ names, emblem: emblem as VipEmblem }, locale) };
}
