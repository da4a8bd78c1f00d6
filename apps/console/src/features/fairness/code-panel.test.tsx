// The panel says in words whether the code is the one on record, and which parts are not.
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { showTexts } from '../../app/texts.ts';
import { CodeFacts, type Check } from './code-panel.tsx';

const check: Check = {
  at: 1_795_000_000_000,
  process: 'host:1',
  why: 'start',
  hash: 'a'.repeat(64),
  expected: 'a'.repeat(64),
  matches: true,
  differing: [],
};
const release = {
  number: 3,
  day: '2026-11-21',
  hash: 'a'.repeat(64),
  why: 'A new game.',
  retested: ['money and ledger: 90 tests passed'],
};

beforeEach(() => showTexts(translatorOf('en')));

test('the release, what was tested for it, and that the code is the same', () => {
  render(<CodeFacts code={{ release, checks: [check] }} />);
  expect(screen.getByText(/Release 3 of 2026-11-21/u)).toBeDefined();
  expect(screen.getByText(/money and ledger: 90 tests passed/u)).toBeDefined();
  expect(screen.getByText('As on record')).toBeDefined();
});

test('code that differs names its parts; without a release that is said', () => {
  const differs = { ...check, expected: '', matches: false, differing: ['engines', 'money'] };
  render(<CodeFacts code={{ release: null, checks: [differs] }} />);
  expect(screen.getByText('Not as on record')).toBeDefined();
  expect(screen.getByText('engines, money')).toBeDefined();
  expect(screen.getByText('No release is on record: our own games are stopped.')).toBeDefined();
});
