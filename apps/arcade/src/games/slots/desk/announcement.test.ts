// Announcements: every scene of every game once, in words, with its amount; nothing twice in a row,
// and far fewer sentences than animations.
import {
  slotGames,
  openSeed,
  playRound,
  viewRound,
  type DealtSlot,
  type SlotEvent,
} from '@baize/engines';
import { translatorOf } from '@baize/i18n/compile';
import { printUnits, type Units } from '@baize/money';
import { expect, test } from 'vitest';
import { faceOf } from '../face/face.ts';
import { normalPace } from '../playback/pace.ts';
import { timelineOf } from '../playback/timeline.ts';
import { announcements, type Spoken } from './announcement.ts';
import { applyCue } from './apply-cue.ts';
import { startAutoPlay } from './auto-play.ts';
import { noWin, nothingShown, type DeskState } from './desk-state.ts';
import { readRound, type ShownRound } from './slot-round.ts';

const t = translatorOf('en');
const money = (amount: Units) => `P ${printUnits(amount, 2)}`;
const words: Spoken = { t, money, resultOf: ({ payout }) => `Paid ${payout}.`, freeNote: 'Note' };
const seed = openSeed('5e'.repeat(32));
const stake = 10_000n;

const rest: DeskState = {
  terms: {} as DeskState['terms'],
  stake: '1.00',
  phase: 'ready',
  slow: false,
  offline: false,
  balance: 0n,
  net: 0n,
  freeRounds: [],
  round: null,
  replay: false,
  resumed: false,
  told: false,
  refusal: null,
  sessionLost: false,
  turbo: false,
  auto: null,
  autoEnd: null,
  ...nothingShown,
  win: noWin,
};

/** The first drawn round of a game that has such an event. */
function roundWith(game: DealtSlot, kind: SlotEvent['kind']): ShownRound {
  for (let nonce = 1; nonce < 20_000; nonce += 1) {
    const draws = seed.draws({ clientSeed: 'said', nonce });
    const round = playRound({ game: game.definition, stake, draws });
    if (!round.events.some((event) => event.kind === kind)) continue;
    const { events, ...amounts } = viewRound(round);
    return readRound({ ...amounts, events: [...events], ...proof });
  }
  throw new Error(`${game.code} shows no ${kind}`);
}
const proof = {
  roundId: 'round-1',
  gameVersion: 'v1',
  jackpots: [],
  settledAt: 1,
  balance: '1.0000',
  commitment: 'c'.repeat(64),
  clientSeed: 'said',
  nonce: 1,
  free: null,
};

/** All announcements of a round, and how many cues showed it. */
function saidOf(game: DealtSlot, round: ShownRound) {
  const face = faceOf(game.definition);
  const { stakeCredits } = game.definition;
  const asked = { events: round.events, stakeCredits, pace: normalPace, spunMs: 0 };
  const { cues } = timelineOf({ ...asked, awaited: face.awaited });
  let state: DeskState = { ...rest, phase: 'playing', round };
  const said: string[] = [];
  const turn = (change: Partial<DeskState>) => {
    const next = { ...state, ...change };
    said.push(...announcements(state, next, words));
    state = next;
  };
  for (const { cue } of cues) turn(applyCue(state, cue, { game: game.definition, face }));
  turn({ told: true, ...nothingShown });
  return { said, cues: cues.length };
}

const isHold = ({ mechanic }: DealtSlot) => mechanic === 'hold';

test.each(slotGames.filter((game) => !isHold(game)).map((game) => [game.code, game] as const))(
  'free spins of %s are said when won, as they run out, and with what they paid',
  (_, game) => {
    const { said, cues } = saidOf(game, roundWith(game, 'feature-ended'));
    expect(said.filter((text) => /^\d+ free spins\. Note$/u.test(text))).toHaveLength(1);
    expect(said).toContain('1 free spin left.');
    expect(said.filter((text) => /Paid by free spins: P [\d.]+$/u.test(text))).toHaveLength(1);
    expect(said.at(-1)).toMatch(/^Paid \d+\.$/u);
    expect(said.length).toBeLessThan(cues / 4);
    expect(said.filter((text, at) => text === said[at - 1])).toEqual([]);
  },
);

test.each(slotGames.filter(isHold).map((game) => [game.code, game] as const))(
  'the held coins of %s are said as they land, and with what they paid',
  (_, game) => {
    const { said } = saidOf(game, roundWith(game, 'hold-ended'));
    expect(said[0]).toContain(t('slots.hold-won'));
    expect(said.some((text) => /Paid by coins: P [\d.]+$/u.test(text))).toBe(true);
    expect(said.filter((text) => text.startsWith('No new coin'))).toEqual([]);
  },
);

const turned = (before: Partial<DeskState>, now: Partial<DeskState>) =>
  announcements({ ...rest, ...before }, { ...rest, ...before, ...now }, words);

test('a great win, the highest win and a lost connection are announced', () => {
  const win = { from: 0n, to: 300_000n, durationMs: 9 };
  const [great] = turned({}, { scene: { kind: 'celebration', tier: 'big', win } });
  expect(great).toBe('Big win: P 30.00');
  const [cap] = turned({}, { scene: { kind: 'cap-reached', amount: 300_000n } });
  expect(cap).toBe('Maximum win reached: P 30.00');
  expect(turned({ phase: 'waiting' }, { offline: true })).toEqual([t('arcade.offline')]);
  expect(turned({ offline: true }, { offline: false })).toEqual([t('arcade.online-again')]);
  expect(turned({}, { sessionLost: true })).toEqual([t('arcade.session-lost-text')]);
});

test('a manual spin is announced at its start, autoplay by spins left', () => {
  const plan = { spins: 10, lossStakesMax: null, winStakesMin: null, stopsOnFeature: true };
  const auto = startAutoPlay(plan);
  const taken = { ...auto, left: 9 };
  expect(turned({}, { phase: 'waiting' })).toEqual(['Spinning']);
  expect(turned({}, { auto })).toEqual(['Autoplay: 10 spins left.']);
  expect(turned({ auto }, { auto: taken, phase: 'waiting' })).toEqual([]);
  const counted = { ...taken, netUnits: 5n };
  expect(turned({ auto: taken }, { auto: counted })).toEqual(['Autoplay: 9 spins left.']);
  expect(turned({ auto: taken }, { auto: null })).toEqual(['Autoplay is off.']);
  expect(turned({ auto: taken }, { auto: null, autoEnd: 'free-spins-won' })).toEqual([
    'Autoplay has ended: free spins were won.',
  ]);
});

test('movement alone is not announced', () => {
  expect(
    turned({}, { win: { ...noWin, to: 5n }, multiplier: 3, turbo: true, balance: 7n }),
  ).toEqual([]);
});
