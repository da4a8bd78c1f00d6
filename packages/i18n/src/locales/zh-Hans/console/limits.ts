// Simplified Chinese texts of how staff look after deposit limits, blocked deposits and inactive accounts.
import type { PartialTexts } from '../../../texts.ts';
import type { limits as english } from '../../en/console/limits.ts';

export const limits: PartialTexts<typeof english> = {
  title: '存款限额',
  span: '周期',
  'span-day': '日',
  'span-month': '月',
  'member-limits': '存款限额',
  none: '不设限额',
  blocks: '存款停用',
  dormant: '不活跃账户',
};
