// A launch is read from the address once; the address that stays holds no code.
import { expect, test } from 'vitest';
import { addressToKeep, readLaunch, readSiteOrigin } from './launch.ts';

const at = (path: string) => new URL(path, 'https://baize.example');

test('the game, the code and the language are read', () => {
  expect(readLaunch(at('/arcade/golden-lotus-20?launch=c0de&lang=ID'))).toEqual({
    gameCode: 'golden-lotus-20',
    launchCode: 'c0de',
    languageCode: 'ID',
    pays: undefined,
    view: undefined,
  });
});

test('a lottery that was launched as an e-lottery is told to open at its odds', () => {
  expect(readLaunch(at('/arcade/SSC_1M?launch=c0de&pays=odds'))?.pays).toBe('odds');
  expect(readLaunch(at('/arcade/SSC_1M?pays=gold'))?.pays).toBeUndefined();
});

test('a launch into the lobby of lotteries is told, also after a reload', () => {
  expect(readLaunch(at('/arcade/VN_N?launch=c0de&view=lobby'))?.view).toBe('lobby');
  expect(addressToKeep(at('/arcade/VN_N?launch=c0de&view=lobby'))).toBe('/arcade/VN_N?view=lobby');
  expect(readLaunch(at('/arcade/VN_N?view=betting'))?.view).toBeUndefined();
});

test('after a reload there is no code, and no game in another path', () => {
  expect(readLaunch(at('/arcade/golden-lotus-20?launch='))?.launchCode).toBeUndefined();
  expect(readLaunch(at('/arcade/'))).toBeUndefined();
  expect(readLaunch(at('/arcade/a/b'))).toBeUndefined();
});

test('the site around a game has its own origin or the one in the address', () => {
  const said = (site: string) => readSiteOrigin(at(`/arcade/a?site=${encodeURIComponent(site)}`));
  expect(readSiteOrigin(at('/arcade/a?launch=c0de'))).toBe('https://baize.example');
  expect(said('https://play.example/seamless')).toBe('https://play.example');
  for (const odd of ['*', '', 'null', 'javascript:alert(1)', 'data:text/html,x', '//x.example']) {
    expect(said(odd)).toBe('https://baize.example');
  }
});

// @proves R132
test('the code is removed from the address, the language stays', () => {
  const kept = addressToKeep(at('/arcade/golden-lotus-20?launch=c0de&lang=ID'));
  expect(kept).toBe('/arcade/golden-lotus-20?lang=ID');
});
