// The country of a number is found by typing and chosen by keys alone; the list announces its
// state, and Escape changes nothing.
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { showTexts } from '../../../app/texts/texts.ts';
import { CountryList } from './country-picker.tsx';
import { namedCountries } from './countries.ts';

const countries = namedCountries(
  [
    { countryCode: 'ID', countryDialingCode: '62' },
    { countryCode: 'MY', countryDialingCode: '60' },
    { countryCode: 'SG', countryDialingCode: '65' },
  ],
  'en',
);
const onChoose = vi.fn();
const onClose = vi.fn();

beforeEach(() => {
  showTexts(translatorOf('en'));
  vi.clearAllMocks();
  render(
    <CountryList
      id="panel"
      countries={countries}
      chosen={countries[0]}
      onChoose={onChoose}
      onClose={onClose}
    />,
  );
});

const box = () => screen.getByRole('combobox');
const press = (key: string) => fireEvent.keyDown(box(), { key });
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');

test('the box has the focus and the chosen country is the active one', () => {
  expect(document.activeElement).toBe(box());
  expect(active()?.textContent).toBe('Indonesia+62');
  expect(active()?.getAttribute('aria-selected')).toBe('true');
});

test('arrow keys walk, Enter chooses', () => {
  press('ArrowDown');
  press('ArrowDown');
  press('ArrowDown');
  expect(active()?.textContent).toBe('Singapore+65');
  press('ArrowUp');
  press('Enter');
  expect(onChoose).toHaveBeenCalledWith(countries[1]);
});

test('typing narrows the list, and an empty result is stated', () => {
  fireEvent.change(box(), { target: { value: '+65' } });
  expect(screen.getAllByRole('option')).toHaveLength(1);
  fireEvent.change(box(), { target: { value: 'zzz' } });
  expect(screen.getByRole('status').textContent).toBe('No country found.');
  expect(box().hasAttribute('aria-activedescendant')).toBe(false);
  press('Enter');
  expect(onChoose).not.toHaveBeenCalled();
});

test('Escape closes the list and nothing else', () => {
  const outside = vi.fn();
  document.addEventListener('keydown', outside);
  press('Escape');
  document.removeEventListener('keydown', outside);
  expect(onClose).toHaveBeenCalledOnce();
  expect(outside).not.toHaveBeenCalled();
});
