// Indonesian texts of agents' agreements, which screens call contracts.
import type { Texts } from '../../texts.ts';
import type { agreements as english } from '../en/agreements.ts';

export const agreements: Texts<typeof english> = {
  title: 'Kontrak',
};
