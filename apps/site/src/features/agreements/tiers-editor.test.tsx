// Tiers are added, typed and removed row by row; the last row stays.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { showTexts } from '../../app/texts/texts.ts';
import { newTier, type TierDraft } from './terms-draft.ts';
import { TiersEditor } from './tiers-editor.tsx';

let typed: readonly TierDraft[] = [];

function Sample() {
  const [tiers, setTiers] = useState<readonly TierDraft[]>([newTier(0)]);
  const change = (changed: readonly TierDraft[]) => {
    typed = changed;
    setTiers(changed);
  };
  return <TiersEditor tiers={tiers} onTiers={change} />;
}

beforeEach(() => {
  showTexts(translatorOf('en'));
  render(<Sample />);
});
afterEach(cleanup);

const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(box(label), { target: { value } });
const add = () => fireEvent.click(screen.getByRole('button', { name: 'Add a tier' }));

test('a second row is typed without touching the first', () => {
  type('Turnover from, tier 1', '500000');
  type('Rate, tier 1', '5');
  add();
  type('Active members, tier 2', '10.5');
  type('Rate, tier 2', '10.12345');
  expect(typed.map(({ minTurnover, minActive, rate }) => [minTurnover, minActive, rate])).toEqual([
    ['500000', '', '5'],
    ['', '10', '10.1234'],
  ]);
});

test('removing the first of two rows keeps what the second holds', () => {
  add();
  type('Rate, tier 2', '8');
  fireEvent.click(screen.getByRole('button', { name: 'Remove tier 1' }));
  expect(typed.map(({ rate }) => rate)).toEqual(['8']);
  expect(box('Rate, tier 1').value).toBe('8');
  const last = screen.getByRole<HTMLButtonElement>('button', { name: 'Remove tier 1' });
  expect(last.disabled).toBe(true);
});
