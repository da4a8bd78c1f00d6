// Texts that players read never urge: to hurry, to play on, to stake more, or to win back a loss.
import { expect, test } from 'vitest';
import { textNouns, written } from './compile.ts';

const urging = {
  en: new RegExp(
    [
      'hurry',
      'last chance',
      'don.?t miss',
      'act now',
      'limited time',
      'before it.?s too late',
      'almost won',
      'so close',
      '(bet|stake|play) more',
      'keep (playing|betting|spinning)',
      'one more (spin|round|bet|try)',
      'win (it|them|your \\w+) back',
      'recover your loss',
      'double your',
    ].join('|'),
    'iu',
  ),
  id: new RegExp(
    [
      'buruan',
      'jangan (lewatkan|sampai ketinggalan)',
      'kesempatan terakhir',
      'balas kekalahan',
      'kembalikan kekalahan',
      'nyaris menang',
      'taruhan lebih (banyak|besar)',
      'terus(lah)? bermain',
    ].join('|'),
    'iu',
  ),
} as const;

const nouns = textNouns.filter((noun) => !noun.startsWith('console.'));
const cells = (['en', 'id'] as const).flatMap((tag) => nouns.map((noun) => ({ tag, noun })));

/** They warn of what the expressions look for. */
const warnings = ['points.rule-care', 'vip.rule-care', 'wagering.test-1', 'wagering.test-2'];

// @proves R114
test.each(cells)('$tag urges nobody in $noun', ({ tag, noun }) => {
  const texts = Object.entries(written[tag][noun] ?? {});
  const others = texts.filter(([key]) => !warnings.includes(`${noun}.${key}`));
  expect(others.filter(([, text]) => urging[tag].test(text))).toEqual([]);
});

test('a text that urges would be found', () => {
  for (const text of ['Hurry, it ends soon!', 'Win your money back', 'Stake more, win more'])
    expect(text).toMatch(urging.en);
  for (const text of ['Buruan!', 'Jangan lewatkan', 'Terus bermain'])
    expect(text).toMatch(urging.id);
});
