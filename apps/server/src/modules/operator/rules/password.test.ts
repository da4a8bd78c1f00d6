// Proves which passwords staff may choose.
import { expect, test } from 'vitest';
import { refusalOfPassword } from './password.ts';

const common = (password: string) => password === 'correcthorse';
const judge = (password: string) => refusalOfPassword(password, 'olga.lee', common)?.refused;

test('twelve characters are enough, whatever they are; eleven are not', () => {
  expect(judge('pale umbrell')).toBeUndefined();
  expect(judge('pale umbrel')).toBe('password-short');
  expect(judge('🂡🂢🂣🂤🂥🂦🂧🂨🂩🂪🂫')).toBe('password-short');
});

test('what everybody guesses is refused', () => {
  expect(judge('correcthorse')).toBe('password-common');
});

test('the name of the holder or of the house is no password, with little beside it', () => {
  expect(judge('Olga.Lee-2026')).toBe('password-guessable');
  expect(judge('baizecasino12')).toBe('password-guessable');
  expect(judge('baize and four more words')).toBeUndefined();
});
