// The groups of lotteries as the family orders and numbers them; those that it lacks follow.
import type { KindCode } from '@baize/engines';

export const gameGroups = [
  { gameGroupId: 1, code: 'SSC', kinds: ['SSC'] },
  { gameGroupId: 2, code: '11X5', kinds: ['11X5'] },
  { gameGroupId: 3, code: 'LF', kinds: ['LF3', 'LF5'] },
  { gameGroupId: 4, code: 'PK10', kinds: ['PK10'] },
  { gameGroupId: 5, code: 'K3', kinds: ['K3'] },
  { gameGroupId: 6, code: 'LHC', kinds: ['LHC', 'MARK6'] },
  { gameGroupId: 7, code: 'PCB', kinds: ['PCB'] },
  { gameGroupId: 8, code: 'KENO', kinds: ['KENO'] },
  { gameGroupId: 9, code: 'VN', kinds: ['VN_N', 'VN_S'] },
  { gameGroupId: 10, code: 'THAI', kinds: ['THAI', 'HANOI', 'LAO', 'YEEKEE'] },
  { gameGroupId: 11, code: 'D4', kinds: ['D4'] },
] as const satisfies readonly {
  readonly gameGroupId: number;
  readonly code: string;
  readonly kinds: readonly KindCode[];
}[];

export function groupOfKind(kind: KindCode): (typeof gameGroups)[number] | undefined {
  return gameGroups.find(({ kinds }) => (kinds as readonly KindCode[]).includes(kind));
}
