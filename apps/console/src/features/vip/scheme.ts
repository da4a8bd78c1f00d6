// The levels as staff write them: read whole, changed in one place, sent whole with the version
// that was read, so that no change is overwritten unseen.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { vipEmblems, type InputOf, type OutputOf, type vip, type VipEmblem } from '@baize/contract';
import { client } from '../../app/client.ts';
import { useChange } from '../../app/use-change.ts';

export type Scheme = OutputOf<typeof vip.getVipScheme>;
export type SchemeLevel = Scheme['levels'][number];
export type Draft = InputOf<typeof vip.saveVipScheme>['levels'][number];

export const schemeKey = ['vip'] as const;

export function useScheme() {
  return useQuery({
    queryKey: [...schemeKey, 'levels'],
    queryFn: async () => unwrap(await client.vip.getVipScheme({})),
  });
}

export const useSchemeChange = () =>
  useChange(schemeKey, async (asked: InputOf<typeof vip.saveVipScheme>) =>
    unwrap(await client.vip.saveVipScheme(asked)),
  );

const colours: Readonly<Record<VipEmblem, string>> = {
  bronze: '#b8713c',
  silver: '#8b979f',
  gold: '#c9922e',
  platinum: '#7d8bab',
  jade: '#2f9e6e',
  diamond: '#4a9fd0',
  obsidian: '#584c78',
};

/** The first values of a new level; undefined when every badge is in use. */
export function nextLevel({ levels }: Scheme): Draft | undefined {
  const emblem = vipEmblems.find((one) => !levels.some((level) => level.emblem === one));
  if (emblem === undefined) return undefined;
  const top = levels.at(-1);
  return {
    emblem,
    colour: colours[emblem],
    names: {},
    turnover: '',
    deposits: top?.deposits ?? '0',
    keep: top?.keep ?? '0',
    withdrawalMaximum: top?.withdrawalMaximum ?? null,
    withdrawalsDaily: top?.withdrawalsDaily ?? null,
    withdrawalDailySum: top?.withdrawalDailySum ?? null,
    withdrawalsFree: top?.withdrawalsFree ?? null,
    withdrawsFirst: top?.withdrawsFirst ?? false,
    contact: top?.contact ?? '',
  };
}

const isBelow = (one: Draft, other: Draft) => Number(one.turnover) - Number(other.turnover);

/** All levels with this one in the place that its turnover gives it. */
export function withLevel({ levels }: Scheme, draft: Draft): Draft[] {
  const others = levels.filter(({ levelId }) => levelId !== draft.levelId).map(draftOf);
  return [...others, draft].toSorted(isBelow);
}

export const withoutLevel = ({ levels }: Scheme, gone: string): Draft[] =>
  levels.filter(({ levelId }) => levelId !== gone).map(draftOf);

export function draftOf({ members: _members, ...level }: SchemeLevel): Draft {
  return level;
}
