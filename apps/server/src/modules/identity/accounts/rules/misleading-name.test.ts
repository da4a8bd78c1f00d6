// Names that pass for the house mislead however they are written; other names do not.
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
  'cs77',
  'Admin Bob',
  'I am the A D M I N',
  'Bob of Baize',
  'Your Golden House',
  'Customer  Service Ann',
  '\u0430dmin',
  'supp\u043ert \u0422eam',
  'Admin_John',
  'admin-anna',
  'Support.Anna',
  'CS_Anna',
  'anna_@dmin',
  'adm!n-anna',
  'Bob|Support',
  'Admin!John',
  '\u24d0dmin_bob',
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
  'Lucky Lotus',
  'Root Beer',
  'Modesto Cruz',
  'House of Cards',
  'Robot',
  'anna-maria',
  'cs2player',
  'anna.b_support77er',
  'Root_Beer',
  "O'Modesto",
])('%s does not', (name) => {
  expect(misleads(name, brand)).toBe(false);
});
