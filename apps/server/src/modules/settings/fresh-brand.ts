// The brand of a fresh platform, until an operator names another.
import { defaultCurrency } from '@baize/money';
import type { Brand } from './ports.ts';

export const freshBrand: Brand = {
  name: 'Baize',
  merchant: 'baize',
  currency: defaultCurrency,
  languages: ['ID', 'EN', 'CN', 'JA', 'TH', 'VI', 'PT', 'KO'],
  look: {
    theme: '',
    logo: '',
    logoRatio: 0,
    icon: '',
    hero: '',
    heroTitle: {},
    heroText: {},
  },
  domains: [],
  licence: { text: {}, address: '' },
  resources: [],
  customerService: [],
};
