// Japanese texts of how staff look after deposit limits, blocked deposits and inactive accounts.
import type { PartialTexts } from '../../../texts.ts';
import type { limits as english } from '../../en/console/limits.ts';

export const limits: PartialTexts<typeof english> = {
  title: '入金上限',
  span: '期間',
  'span-day': '日',
  'span-month': '月',
  'member-limits': '入金上限',
  none: '上限なし',
  blocks: '停止中の入金',
  means: '方法',
  'means-all': 'すべての入金',
  dormant: '休眠アカウント',
};
