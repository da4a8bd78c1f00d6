// Vietnamese texts of facts.
import type { PartialTexts } from '../../texts.ts';
import type { facts as english } from '../en/facts.ts';

export const facts: PartialTexts<typeof english> = {
  title: 'Số liệu',
};
