// Korean texts of agents' agreements, which screens call contracts.
import type { PartialTexts } from '../../texts.ts';
import type { agreements as english } from '../en/agreements.ts';

export const agreements: PartialTexts<typeof english> = {
  title: '계약',
};
