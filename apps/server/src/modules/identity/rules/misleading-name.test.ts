// Proves that nobody registers under a name that passes for the house, however it is written.
import { expect, test } from 'vitest';
import { misleads } from './misleading-name.ts';

const brand = ['Baize', 'Golden House'];

test.each([
  'operator',
  'Operator',
  'OPERAT0R',
  '0p3r4t0r',
  'ad.min',
  'a_d_m_i_n',
  'admin2026',
  'Adm1n',
  'adrnin',
  'support',
  'SupportTeam',
  'the-real-support',
  'suppόrt'.replace('ό', 'ó'),
  'Baize',
  'ba1ze',
  'BaizeSupport',
  'baize_official',
  'goldenhouse',
  'G0LDEN.H0USE.77',
  'customer-service',
])('%s misleads', (name) => {
  expect(misleads(name, brand)).toBe(true);
});

test.each([
  'ann2026',
  'badminton',
  'supporter77',
  'operaticvoice',
  'maria.santos',
  'baizeman',
  '639171234567',
  'memberone',
  'rootbeer',
  'goldenlotus',
  'team',
])('%s does not', (name) => {
  expect(misleads(name, brand)).toBe(false);
});
