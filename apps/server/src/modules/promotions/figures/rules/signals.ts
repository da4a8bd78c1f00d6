// Signs of abuse from what is known of a member: who may be the same person, and play that risks
// little. An address alone is shared by many, so it counts only where a promotion was had twice.
import type { AbuseSignal } from '@baize/contract';
import type { Units } from '@baize/money';

export interface KnownOfMember {
  /** Other members by what they share. */
  readonly links: Readonly<Record<LinkSignal, readonly string[]>>;
  /** Of all of them, those who had the promotion. */
  readonly had: ReadonlySet<string>;
  readonly opposite: { readonly staked: Units; readonly offset: Units };
  readonly lowRisk: { readonly rounds: number; readonly staked: Units; readonly lowRisk: Units };
}

export type LinkSignal = Exclude<AbuseSignal, 'opposite-bets' | 'low-risk'>;

export interface Signal {
  readonly signal: AbuseSignal;
  readonly members: number;
  readonly had: number;
  /** Those who had the promotion come first. */
  readonly playerIds: readonly string[];
  readonly percent: number;
}

const oppositeLeast = 30;
const lowRiskLeast = 70;
const roundsLeast = 20;
const namedMost = 5;
const links = ['same-document', 'same-device', 'same-payee', 'same-address'] as const;

export const signalsOf = (known: KnownOfMember): readonly Signal[] => [
  ...links.flatMap((signal) => linkOf(known, signal)),
  ...playOf('opposite-bets', percentOf(known.opposite.offset, known.opposite.staked), {
    least: oppositeLeast,
  }),
  ...(known.lowRisk.rounds < roundsLeast
    ? []
    : playOf('low-risk', percentOf(known.lowRisk.lowRisk, known.lowRisk.staked), {
        least: lowRiskLeast,
      })),
];

function linkOf({ links: found, had }: KnownOfMember, signal: LinkSignal): readonly Signal[] {
  const others = found[signal];
  const twice = others.filter((id) => had.has(id));
  const asked = signal === 'same-address' ? twice : others;
  if (asked.length === 0) return [];
  const playerIds = [...new Set([...twice, ...asked])].slice(0, namedMost);
  return [{ signal, members: asked.length, had: twice.length, playerIds, percent: 0 }];
}

const percentOf = (part: Units, whole: Units): number =>
  whole <= 0n ? 0 : Number((part * 100n) / whole);

const playOf = (
  signal: AbuseSignal,
  percent: number,
  { least }: { readonly least: number },
): readonly Signal[] =>
  percent < least ? [] : [{ signal, members: 0, had: 0, playerIds: [], percent }];
