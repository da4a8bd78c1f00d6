// The play money of a new demo account, as staff have set it.
import { parseUnits, type Units } from '@baize/money';
import type { Settings } from '../modules/settings/index.ts';

export const demoAmount = ({ policy }: Pick<Settings, 'policy'>): Units =>
  parseUnits(policy().demoBalance, { decimalsMax: 2 }) ?? 0n;
