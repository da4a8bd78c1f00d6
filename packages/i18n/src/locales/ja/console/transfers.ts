// Japanese texts of how staff look after team transfers.
import type { PartialTexts } from '../../../texts.ts';
import type { transfers as english } from '../../en/console/transfers.ts';

export const transfers: PartialTexts<typeof english> = {
  title: 'チーム内送金',
  from: '送金元',
  to: '宛先',
  'state-done': '完了',
  'state-reversed': '取り消し済み',
  turnover: '必要ベット額',
  member: 'チーム内送金',
  standing: 'チーム内送金',
};
