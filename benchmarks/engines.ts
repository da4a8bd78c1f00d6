// Spins a second of each slot on one core: a round is drawn from its seed, scored and told, without
// server or database. The reference, measured in turn, draws five numbers a round from the same
// seed and does nothing else: what fairness alone costs.
import { slotGames, openSeed, playRound, stakesOf, type DealtSlot } from '@baize/engines';
import { rateOf, type BenchmarkOptions, type Figures, type Sample } from './figures.ts';

const reference = 'five numbers drawn from a seed';
const seed = openSeed('the seed of a benchmark');
const batch = 50;
/** A slot whose spins cost more than this many bare draws would be felt on a shared core. */
const shareMin = 0.02;
let nonce = 0;

export async function measureEngines({ rounds, seconds, say }: BenchmarkOptions): Promise<Figures> {
  const variants = [{ name: reference, play: drawFive }, ...slotGames.map(variantOf)];
  const secondsEach = seconds / variants.length;
  for (const { play } of variants) measure(play, secondsEach / 2);
  const samples: Sample[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    for (const { name, play } of variants) {
      samples.push({ variant: name, perSecond: measure(play, secondsEach) });
    }
    say(`  round ${round} of ${rounds}`);
  }
  const promised = { of: 'ratio', atLeast: shareMin } as const;
  const figures = slotGames.map(({ code }) =>
    rateOf(samples, { variant: code, rival: reference, promised }),
  );
  const notes = ['one core; a free spin is a spin, and so is the whole fall that follows it'];
  return { name: 'engines', notes, figures };
}

function variantOf({ code, definition }: DealtSlot): { name: string; play: () => number } {
  const stake = stakesOf(definition)[0] ?? 0n;
  const play = (): number => {
    const { events } = playRound({ game: definition, stake, draws: nextDraws() });
    return events.filter(({ kind }) => kind === 'spin-landed').length;
  };
  return { name: code, play };
}

function drawFive(): number {
  const draws = nextDraws();
  for (let drawn = 0; drawn < 5; drawn += 1) draws.int(32);
  return 1;
}

function nextDraws() {
  nonce += 1;
  return seed.draws({ clientSeed: 'benchmark', nonce });
}

/** Plays for so long; gives the spins of a second. */
function measure(play: () => number, seconds: number): number {
  const began = performance.now();
  const ends = began + seconds * 1000;
  let spins = 0;
  while (performance.now() < ends) {
    for (let played = 0; played < batch; played += 1) spins += play();
  }
  return (spins * 1000) / (performance.now() - began);
}
