// Worlds side by side take as many steps together as were asked for, each of a seed of its own; a
// promise that breaks in one ends them all and is named with its seed and step.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Broken } from './broken.ts';
import { runWorlds } from './worlds.ts';

interface Small {
  readonly seed: number;
  steps: number;
  isFinished: boolean;
  isClosed: boolean;
}

/** Worlds in which nothing happens but a step, until one of them breaks. */
async function run(args: string, breaksAt?: { readonly seed: number; readonly step: number }) {
  const worlds: Small[] = [];
  const lines: string[] = [];
  const isGood = await runWorlds<'step taken'>(
    {
      name: 'wallet',
      happenings: ['step taken'],
      open: async (seed, tally) => {
        const world: Small = { seed, steps: 0, isFinished: false, isClosed: false };
        worlds.push(world);
        return {
          async step() {
            await nextTurn();
            world.steps += 1;
            tally.add('step taken');
            if (seed === breaksAt?.seed && world.steps === breaksAt.step)
              throw new Broken('no purse is negative');
          },
          finish: async () => void (world.isFinished = true),
          close: async () => void (world.isClosed = true),
        };
      },
    },
    { args: args.split(' '), say: (line) => void lines.push(line) },
  );
  return { isGood, worlds, lines };
}

test('worlds side by side share the steps, and each has a seed of its own', async () => {
  const { isGood, worlds, lines } = await run('--steps 100 --world 20 --beside 3 --seed 7');
  expect(isGood).toBe(true);
  expect(worlds.reduce((sum, { steps }) => sum + steps, 0)).toBe(100);
  expect(worlds.map(({ seed }) => seed)).toEqual(worlds.map((_world, place) => 7 + place));
  expect(Math.max(...worlds.map(({ steps }) => steps))).toBe(20);
  expect(worlds.every(({ isFinished, isClosed }) => isFinished && isClosed)).toBe(true);
  expect(lines).toContain('seed 7: 100 steps, every promise of wallet kept');
  expect(lines).toContain('the world of wallet of seed 9 begins at step 0');
  expect(lines).toContain('     100  step taken');
});

test('one world alone takes all its steps by the seed that was told', async () => {
  const { worlds } = await run('--steps 160 --seed 328995 --exactly');
  expect(worlds.map(({ seed, steps }) => [seed, steps])).toEqual([[328_995, 160]]);
});

test('a promise that breaks in one world ends all, named with its seed and step', async () => {
  const broken = await run('--steps 900 --beside 3 --seed 7', { seed: 8, step: 5 });
  expect(broken.isGood).toBe(false);
  expect(broken.lines).toContain('\nseed 8, step 5: broken promise: no purse is negative');
  expect(broken.lines.at(-1)).toBe(
    'see it again: npm run simulate:wallet -- --seed 8 --steps 5 --exactly',
  );
  expect(broken.lines.some((line) => line.includes('kept'))).toBe(false);
  expect(broken.worlds.every(({ isClosed }) => isClosed)).toBe(true);
  expect(broken.worlds.some(({ isFinished }) => isFinished)).toBe(false);
  expect(broken.worlds.reduce((sum, { steps }) => sum + steps, 0)).toBeLessThan(25);
});
