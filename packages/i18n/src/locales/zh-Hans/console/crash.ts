// Simplified Chinese texts of the desk of crash flights: lists, one flight, its stakes and its cancellation.
import type { PartialTexts } from '../../../texts.ts';
import type { crash as english } from '../../en/console/crash.ts';

export const crash: PartialTexts<typeof english> = {
  day: '日',
  'show-all': '全部',
  'show-cancelled': '已取消',
  'state-ended': '结束时间',
  'state-cancelled': '已取消',
  'payout-most': '最多',
  member: '会员',
};
