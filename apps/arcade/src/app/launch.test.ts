// A launch is read from the address once; the address that stays holds no code.
import { expect, test } from 'vitest';
import { addressToKeep, readLaunch } from './launch.ts';

const at = (path: string) => new URL(path, 'https://baize.example');

test('the game, the code and the language are read', () => {
  expect(readLaunch(at('/arcade/golden-lotus-20?launch=c0de&lang=ID'))).toEqual({
    gameCode: 'golden-lotus-20',
    launchCode: 'c0de',
    languageCode: 'ID',
  });
});

test('after a reload there is no code, and no game in another path', () => {
  expect(readLaunch(at('/arcade/golden-lotus-20?launch='))?.launchCode).toBeUndefined();
  expect(readLaunch(at('/arcade/'))).toBeUndefined();
  expect(readLaunch(at('/arcade/a/b'))).toBeUndefined();
});

test('the code leaves the address, the language stays', () => {
  const kept = addressToKeep(at('/arcade/golden-lotus-20?launch=c0de&lang=ID'));
  expect(kept).toBe('/arcade/golden-lotus-20?lang=ID');
});
