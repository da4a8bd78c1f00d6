// A recalled round leaves nothing out: each event is a phase, free spins bear their number, and
// what the phases won adds up to what the round paid.
import { slotGameOf, openSeed, playRound, type SlotEvent } from '@baize/engines';
import { expect, test } from 'vitest';
import { phasesOf } from './phases.ts';

const seed = openSeed('c'.repeat(64));
const stake = 10_000n;

const has = (kind: SlotEvent['kind']) => (events: readonly SlotEvent[]) =>
  events.some((event) => event.kind === kind);
const bonusOf = (events: readonly SlotEvent[]) => {
  const from = events.findIndex(({ kind }) => kind === 'free-spins-awarded');
  return from < 0 ? [] : events.slice(from);
};

/** The first round of the game whose events fit. */
function roundWith(gameCode: string, fits: (events: readonly SlotEvent[]) => boolean) {
  const game = slotGameOf(gameCode)?.definition;
  if (game === undefined) throw new Error(`no game is called ${gameCode}`);
  for (let nonce = 1; nonce < 20_000; nonce += 1) {
    const draws = seed.draws({ clientSeed: 'recall', nonce });
    const round = playRound({ game, stake, draws });
    const { events } = round;
    if (fits(events)) {
      return { events, stakes: Number(round.payout) / Number(stake), game };
    }
  }
  throw new Error(`no round of ${gameCode} fits`);
}

const summed = ['spin', 'free-spin', 'fall', 'orbs', 'hold-ended'];

test.each([
  ['golden-lotus-20', 'free-spins-awarded'],
  ['lantern-court', 'expanded'],
  ['jade-tumble', 'orbs-collected'],
  ['golden-quarry', 'tumbled'],
  ['ember-vault', 'hold-ended'],
] as const)('%s: a round with %s is told whole, and adds up', (gameCode, kind) => {
  const { events, stakes, game } = roundWith(gameCode, has(kind));
  const phases = phasesOf(events);
  const begun = events.filter((event) => event.kind === 'free-spin-started');
  expect(phases).toHaveLength(events.length - begun.length);
  const won = phases.filter((phase) => summed.includes(phase.kind));
  const credits = won.reduce((sum, phase) => sum + phase.credits, 0);
  expect(credits / game.stakeCredits).toBeCloseTo(stakes, 4);
});

test('free spins are numbered from the first to the last, before their falls', () => {
  const { events } = roundWith('golden-lotus-20', has('free-spins-awarded'));
  const numbers = phasesOf(events).flatMap((phase) =>
    phase.kind === 'free-spin' ? [phase.index] : [],
  );
  expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, at) => at + 1));
  expect(numbers.length).toBeGreaterThanOrEqual(10);
});

// @proves R77
test('a feature of more than fifty events keeps every one of them', () => {
  const { events } = roundWith('jade-tumble', (all) => phasesOf(bonusOf(all)).length >= 50);
  const bonus = bonusOf(events);
  const begun = bonus.filter(({ kind }) => kind === 'free-spin-started');
  const phases = phasesOf(bonus);
  expect(phases).toHaveLength(bonus.length - begun.length);
});
