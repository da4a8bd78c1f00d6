// The groups in which lotteries are listed: China's by kind, Vietnam's by region, the others by
// country.
import type { KindCode, LotteryGame } from './definition.ts';
import { provinces } from './vn-provinces.ts';

/** In their order; groups that clients of the family know stand first. */
export const lotteryGroups = [
  'SSC',
  '11X5',
  'LF',
  'PK10',
  'K3',
  'LHC',
  'PCB',
  'KENO',
  'VN_NORTH',
  'VN_CENTRAL',
  'VN_SOUTH',
  'THAI',
  'HANOI',
  'LAO',
  'YEEKEE',
  'D4',
] as const;
export type LotteryGroup = (typeof lotteryGroups)[number];

const central = new Set(
  provinces.filter(({ region }) => region === 'central').map(({ code }) => code),
);

export function lotteryGroupOf({ code, kind }: Pick<LotteryGame, 'code' | 'kind'>): LotteryGroup {
  if (kind === 'VN_S') return central.has(code) ? 'VN_CENTRAL' : 'VN_SOUTH';
  return groups[kind];
}

const groups: Readonly<Record<Exclude<KindCode, 'VN_S'>, LotteryGroup>> = {
  SSC: 'SSC',
  '11X5': '11X5',
  LF3: 'LF',
  LF5: 'LF',
  PK10: 'PK10',
  K3: 'K3',
  LHC: 'LHC',
  MARK6: 'LHC',
  PCB: 'PCB',
  KENO: 'KENO',
  VN_N: 'VN_NORTH',
  THAI: 'THAI',
  HANOI: 'HANOI',
  LAO: 'LAO',
  YEEKEE: 'YEEKEE',
  D4: 'D4',
};
