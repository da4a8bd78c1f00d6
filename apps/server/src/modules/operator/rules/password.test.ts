// Proves which passwords staff may choose.
import { expect, test } from 'vitest';
import { refusalOfPassword } from './password.ts';

const common = (password: string) => password === 'correcthorse';
const judge = (password: string) => refusalOfPassword(password, 'olga.lee', common)?.refused;

// @proves V6.2.1
test('any twelve characters are enough, eleven are not', () => {
  expect(judge('pale umbrell')).toBeUndefined();
  expect(judge('pale umbrel')).toBe('password-short');
  expect(judge('🂡🂢🂣🂤🂥🂦🂧🂨🂩🂪🂫')).toBe('password-short');
});

test('a common password is refused', () => {
  expect(judge('correcthorse')).toBe('password-common');
});

// @proves V6.2.11
test('the holder’s or the brand’s name with few characters more is refused', () => {
  expect(judge('Olga.Lee-2026')).toBe('password-guessable');
  expect(judge('baizecasino12')).toBe('password-guessable');
  expect(judge('baize and four more words')).toBeUndefined();
});
