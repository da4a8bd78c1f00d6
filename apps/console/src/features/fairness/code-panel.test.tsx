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

test('the release, its tests and the matching code are shown', () => {
  render(<CodeFacts code={{ release, checks: [check] }} />);
  expect(screen.getByText(/Release 3 of 2026-11-21/u)).toBeDefined();
  expect(screen.getByText(/money and ledger: 90 tests passed/u)).toBeDefined();
  expect(screen.getByText('Matches the record')).toBeDefined();
});

test('changed code names its parts; a missing release is stated', () => {
  const differs = { ...check, expected: '', matches: false, differing: ['engines', 'money'] };
  render(<CodeFacts code={{ release: null, checks: [differs] }} />);
  expect(screen.getByText('Differs from the record')).toBeDefined();
  expect(screen.getByText('engines, money')).toBeDefined();
  expect(screen.getByText('No release is recorded: our own games are stopped.')).toBeDefined();
});
