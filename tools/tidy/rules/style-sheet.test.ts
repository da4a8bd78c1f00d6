// A side of the screen and a colour of its own are found in a style sheet; tokens hold the colours.
import { expect, test } from 'vitest';
import { spotsOf } from '../try-rule.ts';
import { styleSheet } from './style-sheet.ts';

const path = 'apps/site/src/card.module.css';
const spots = (line: string): string[] =>
  spotsOf(styleSheet, { [path]: `/* A card. */\n.card {\n  ${line}\n}\n` });

test.each([
  'margin-left: 1rem;',
  'padding-right: 1rem;',
  'left: 0;',
  'right: 0;',
  'text-align: left;',
  'float: right;',
  'border-left: 1px solid var(--line);',
  'border-top-left-radius: 4px;',
  'color: #fff;',
  'background: rgb(0 0 0 / 50%);',
  'border-color: oklch(70% 0.1 80);',
])('%s is found', (line) => {
  expect(spots(line)).toEqual([`${path}:3`]);
});

test.each([
  'margin-inline-start: 1rem;',
  'inset-inline-end: 0;',
  'text-align: start;',
  'color: var(--text);',
  'background: url(#grain);',
  'background-position: top left;',
  '/* left: 0; color: #fff; */',
])('%s passes', (line) => {
  expect(spots(line)).toEqual([]);
});

test('tokens are where colours are', () => {
  const text = '/* Colours. */\n:root {\n  --gold: #d4af37;\n}\n';
  expect(spotsOf(styleSheet, { 'packages/ui/src/tokens/colours.css': text })).toEqual([]);
});
