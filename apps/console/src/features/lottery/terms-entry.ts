// The terms of a lottery as they are typed, and back; undefined where something is no number.
import { readUnits, typedUnits } from '@baize/client';
import { printUnits } from '@baize/money';
import type { Settings } from './game-settings.ts';

export const wholeTerms = [
  'oddsReturn',
  'pricePercent',
  'groupLeast',
  'groupMost',
  'unitsMost',
  'multipleMost',
  'chaseMost',
] as const;
export const amountTerms = ['amountMost', 'payoutCap', 'issuePayoutCap', 'exposureMost'] as const;

type Name = (typeof wholeTerms)[number] | (typeof amountTerms)[number];
export type TermsEntry = Readonly<Record<Name, string>> & { readonly on: boolean };

export function entryOf(settings: Settings): TermsEntry {
  const whole = wholeTerms.map((name) => [name, String(settings[name])]);
  const amounts = amountTerms.map((name) => [name, plainAmount(settings[name])]);
  return { ...Object.fromEntries([...whole, ...amounts]), on: settings.on };
}

/** Without the zeros that nobody types. */
export function plainAmount(amount: string): string {
  const units = readUnits(amount);
  return units === undefined ? amount : printUnits(units, 4).replace(/\.?0+$/, '');
}

/** As it is sent: without a point that has no places after it yet. */
export const sentAmount = (typed: string): string => typed.trim().replace(/\.$/, '');

export function settingsOf(entry: TermsEntry): Settings | undefined {
  const isRead =
    wholeTerms.every((name) => /^[0-9]{1,6}$/.test(entry[name].trim())) &&
    amountTerms.every((name) => typedUnits(entry[name].trim()) !== undefined);
  if (!isRead) return undefined;
  const whole = (name: (typeof wholeTerms)[number]) => Number(entry[name].trim());
  return {
    on: entry.on,
    oddsReturn: whole('oddsReturn'),
    pricePercent: whole('pricePercent'),
    groupLeast: whole('groupLeast'),
    groupMost: whole('groupMost'),
    unitsMost: whole('unitsMost'),
    multipleMost: whole('multipleMost'),
    chaseMost: whole('chaseMost'),
    amountMost: sentAmount(entry.amountMost),
    payoutCap: sentAmount(entry.payoutCap),
    issuePayoutCap: sentAmount(entry.issuePayoutCap),
    exposureMost: sentAmount(entry.exposureMost),
  };
}

/** The names of what differs. */
export function changedTerms(before: Settings, after: TermsEntry): readonly (Name | 'on')[] {
  const old = entryOf(before);
  const names = [...wholeTerms, ...amountTerms].filter((name) => old[name] !== after[name].trim());
  return old.on === after.on ? names : ['on', ...names];
}
