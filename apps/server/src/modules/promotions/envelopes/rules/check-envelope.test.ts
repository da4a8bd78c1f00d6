// An envelope adds up to whole cents, one for each packet at least, and has its title and times.
import { expect, test } from 'vitest';
import { envelopeWith } from '../testing.ts';
import { refusalOfEnvelope } from './check-envelope.ts';

const written = envelopeWith(1_000_000);
const rain = {
  ...written,
  kind: 'rain' as const,
  total: '10.50',
  packets: 4,
  parts: [
    { amount: '5', count: 2 },
    { amount: '0.25', count: 2 },
  ],
};

test('a double mean and a rain that add up are kept', () => {
  expect(refusalOfEnvelope(written)).toBeUndefined();
  expect(refusalOfEnvelope(rain)).toBeUndefined();
  expect(refusalOfEnvelope({ ...written, total: '0.10', packets: 10 })).toBeUndefined();
});

test.each([
  ['fewer cents than packets', { ...written, total: '0.09' }],
  ['more than a billion', { ...written, total: '1000000000.01' }],
  ['a part of a cent', { ...written, total: '100.001' }],
  ['amounts in a double mean', { ...written, parts: rain.parts }],
  ['a rain without amounts', { ...rain, parts: [] }],
  ['a rain of another total', { ...rain, total: '10.51' }],
  ['a rain of another count', { ...rain, packets: 5 }],
  ['a rain below a cent', { ...rain, parts: [{ amount: '0.001', count: 4 }] }],
])('%s is refused', (_name, one) => {
  expect(refusalOfEnvelope(one)).toEqual({ refused: 'envelope-sum-wrong' });
});

test('an envelope without a title, a time or terms that make sense is refused', () => {
  const untitled = { ...written, texts: { ...written.texts, titles: { en: ' ' } } };
  expect(refusalOfEnvelope(untitled)).toEqual({ refused: 'promotion-text-missing' });
  const { startsAt } = written;
  for (const endsAt of [startsAt, startsAt + 73 * 3_600_000])
    expect(refusalOfEnvelope({ ...written, endsAt })).toEqual({ refused: 'promotion-dates-wrong' });
  const wrong = { refused: 'promotion-reward-wrong' };
  expect(refusalOfEnvelope({ ...written, reward: 'bonus' })).toEqual(wrong);
  const terms = { ...written.terms, stakeMax: '999999999999999' };
  expect(refusalOfEnvelope({ ...written, terms })).toEqual(wrong);
});
