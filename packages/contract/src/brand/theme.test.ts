// The colours of a brand are readable: measured as WCAG measures it, for the house's own colours
// and for every set that is offered.
import { expect, test } from 'vitest';
import { brandPalettes, contrastOf, themeSheet, weakPairs } from './theme.ts';

test('contrast is measured as WCAG measures it', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastOf('#ffffff', '#ffffff')).toBe(1);
  // The lightest grey that may be text on white.
  expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test.each(Object.entries(brandPalettes))('everything in the set %s can be read', (_, colours) => {
  expect(weakPairs(colours)).toEqual([]);
});

test('a low-contrast pair is named with its actual and required contrast', () => {
  const weak = weakPairs({ 'brass-text': { light: '#c9922e', dark: '#e8b860' } });
  expect(weak.map(({ ground, theme }) => `${ground} ${theme}`)).toEqual([
    'bg light',
    'panel light',
    'panel-2 light',
  ]);
  expect(weak[1]).toEqual({
    text: 'brass-text',
    ground: 'panel',
    theme: 'light',
    ratio: 2.75,
    least: 4.5,
  });
});

test('a style sheet says each colour for each light, and nothing for the house’s own', () => {
  expect(themeSheet({})).toBe('');
  const sheet = themeSheet({ felt: { light: '#14609c', dark: '#1f7fc6' } });
  expect(sheet.split('\n')).toEqual([
    ':root{--brand-felt:#1f7fc6}',
    ':root[data-theme=light]{--brand-felt:#14609c}',
    '@media (prefers-color-scheme:light){:root[data-theme=system]{--brand-felt:#14609c}}',
    '[data-ground=dark]{--brand-felt:#1f7fc6}',
    '[data-ground=light]{--brand-felt:#14609c}',
  ]);
});
