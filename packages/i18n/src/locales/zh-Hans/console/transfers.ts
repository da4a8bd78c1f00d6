// Simplified Chinese texts of how staff look after team transfers.
import type { PartialTexts } from '../../../texts.ts';
import type { transfers as english } from '../../en/console/transfers.ts';

export const transfers: PartialTexts<typeof english> = {
  title: '团队转账',
  from: '转出方',
  to: '转给',
  'state-done': '完成',
  turnover: '流水',
  member: '团队转账',
  standing: '团队转账',
};
