// Players see what a return rests on, counted or simulated, and how rare the highest prize is.
import { slotGameOf, parSheet } from '@baize/engines';
import type { ShippedTag } from '@baize/i18n';
import { translatorOf } from '@baize/i18n/compile';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ParFigures } from './par-figures.tsx';

function shown(code: string, tag: ShippedTag = 'en'): string {
  const t = translatorOf(tag);
  const game = slotGameOf(code) ?? expect.fail(`${code} is in the registry`);
  const sheet = parSheet(game.definition);
  const { container, unmount } = render(
    <ParFigures sheet={sheet} t={t} symbolName={(symbol) => `the ${symbol}`} />,
  );
  const text = container.textContent ?? '';
  unmount();
  return text;
}

// @proves R92
test('an exact return is named as such, with its fraction', () => {
  const text = shown('monsoon-243');
  expect(text).toContain('the same at every stake, calculated exactly');
  expect(text).toContain('96.2505%419,411,809 / 435,750,000');
});

// @proves R92
test('a simulated return states its rounds and its confidence interval', () => {
  const text = shown('jade-tumble');
  expect(text).toContain('from 400,000,000 simulated rounds');
  expect(text).toMatch(/95\.\d{4}% ± 0\.0\d{3}%/);
});

// @proves R93
test('the highest prize stands with its odds, also where they are below one in 100,000,000', () => {
  expect(shown('jade-tumble')).toMatch(/12 × the P0 pays 100 times the stake[^0-9]*160,739,427/);
  expect(shown('monsoon-243')).toMatch(/5 × the S pays 50 times the stake[^0-9]*100,000$/);
});

// @proves R92
test('figures are written as the player’s language writes them', () => {
  const exact = shown('monsoon-243', 'pt-BR');
  for (const figure of ['96,2505%', '419.411.809 / 435.750.000', '3,5901', '5,90', '8,8471']) {
    expect(exact).toContain(figure);
  }
  expect(shown('jade-tumble', 'id')).toMatch(/95,\d{4}% ± 0,0\d{3}%/);
  expect(shown('jade-tumble', 'ja')).toMatch(/95\.\d{4}% ± 0\.0\d{3}%/);
  for (const tag of ['id', 'vi', 'pt-BR'] as const) {
    expect(shown('golden-quarry', tag)).not.toMatch(/\d\.\d{1,2}(?!\d)/);
  }
});
