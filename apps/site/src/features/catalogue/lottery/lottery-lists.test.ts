// The lobby lists our lotteries by group and those of vendors after them, and what an address says
// narrows both.
import { expect, test } from 'vitest';
import type { Game } from '../games.ts';
import { untilNext, type LotteryClock } from '../lottery-clocks.ts';
import { kindNamed, ownLotteries, ownSections, vendorLotteries } from './lottery-lists.ts';

const gameNamed = (gameCode: string, vassalage: string, gameClassify = '') =>
  ({ nodeId: gameCode, gameCode, displayName: gameCode, vassalage, gameClassify }) as Game;

const clockOf = (gameCode: string, ...modes: string[]) =>
  [gameCode, { gameCode, modes } as unknown as LotteryClock] as const;

const games = [
  gameNamed('KENO_5M', 'TCG_LOTTO', 'keno,KENO,ZY'),
  gameNamed('SSC_1M', 'TCG_LOTTO', 'ssc,SSC,ZY'),
  gameNamed('LF_3D', 'TCG_LOTTO', 'lf3,LF'),
  gameNamed('SSC_DAY', 'TCG_LOTTO', 'ssc,SSC'),
  gameNamed('quick-five', 'SBXA'),
  gameNamed('daily-three', 'SBXB'),
];
const clocks = new Map([
  clockOf('KENO_5M', 'Elott'),
  clockOf('SSC_1M', 'Lott', 'Elott'),
  clockOf('LF_3D', 'Lott'),
  clockOf('SSC_DAY', 'Lott', 'Elott'),
]);
const lists = { favourites: ['LF_3D', 'quick-five'], recent: ['SSC_1M'] };
const all = { vendor: undefined, name: '', kind: '' } as const;
const lott = ownLotteries(games, clocks, 'LOTT');
const sections = (more: object) =>
  ownSections(lott, { ...all, ...more }, lists).map(({ group, list }) => [
    group,
    ...list.map(({ game }) => game.nodeId),
  ]);

test('all our lotteries stand in the order of their groups, those with odds as e-lotteries', () => {
  expect(sections({})).toEqual([
    ['SSC', 'SSC_1M', 'SSC_DAY'],
    ['KENO', 'KENO_5M'],
    ['LF', 'LF_3D'],
  ]);
  const odds = ownLotteries(games, clocks, 'ELOTT');
  expect(odds.map(({ game }) => game.nodeId)).toEqual(['KENO_5M', 'SSC_1M', 'SSC_DAY']);
  // By their category they are launched at their odds.
  expect(new Set(odds.map(({ game }) => game.gameType))).toEqual(new Set(['ELOTT']));
});

test('a group, a list of one’s own, a vendor and a name narrow what is listed', () => {
  expect(sections({ kind: 'LF' })).toEqual([['LF', 'LF_3D']]);
  expect(sections({ kind: 'recent' })).toEqual([['SSC', 'SSC_1M']]);
  expect(sections({ vendor: 'SBXA' })).toEqual([]);
  expect(sections({ name: ' day ' })).toEqual([['SSC', 'SSC_DAY']]);
  const others = games.slice(4);
  const vendors = (more: object) =>
    vendorLotteries(others, { ...all, ...more }, lists).map(({ vassalage }) => vassalage);
  expect(vendors({})).toEqual(['SBXA', 'SBXB']);
  expect(vendors({ kind: 'favourites' })).toEqual(['SBXA']);
  expect(vendors({ kind: 'SSC' })).toEqual([]);
});

test('an address that names no kind lists all', () => {
  expect(kindNamed('PK10')).toBe('PK10');
  expect(kindNamed('__proto__')).toBe('');
});

test('clocks are read again when the issue before the open one has been drawn', () => {
  const issue = { issue: '2', opensAt: 55_000, closesAt: 115_000, drawsAt: 120_000 };
  const game = { current: { ...issue, state: 'open' } };
  const due = (now: number) => untilNext({ now, games: [game] } as never);
  // It closed at 55 s and is drawn at 60 s.
  expect(due(56_000)).toBe(5000);
  expect(due(62_000)).toBe(30_000);
  expect(due(100_000)).toBe(15_000);
});
