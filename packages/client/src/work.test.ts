// The work is done as the server's library asks it, and what cannot be done says so.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { solveWork } from './work.ts';

const salt = 'a2f1?expires=1790000000&';
const challengeOf = (number: number) =>
  createHash('sha256').update(`${salt}${number}`).digest('hex');
const work = { algorithm: 'SHA-256', salt, signature: 'signed', maxnumber: 3000 };

test('finds the number at any position and proves it', async () => {
  for (const number of [0, 1, 255, 256, 257, 3000]) {
    const proof = await solveWork({ ...work, challenge: challengeOf(number) });
    const { took, ...told } = JSON.parse(atob(proof));
    expect(told).toEqual({
      algorithm: 'SHA-256',
      challenge: challengeOf(number),
      number,
      salt,
      signature: 'signed',
    });
    expect(took).toBeGreaterThanOrEqual(0);
  }
});

test('yields to other work between slices', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  await solveWork({ ...work, maxnumber: 60_000, challenge: challengeOf(59_999) });
  clearInterval(timer);
  expect(turns).toBeGreaterThan(1);
});

test('refuses a task without a solution and an unknown hash', async () => {
  await expect(solveWork({ ...work, challenge: challengeOf(3001) })).rejects.toThrow('No solution');
  const other = { ...work, algorithm: 'SHA-1', challenge: challengeOf(1) };
  await expect(solveWork(other)).rejects.toThrow('SHA-1');
});
