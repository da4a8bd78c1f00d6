// Japanese texts of the desk of crash flights: lists, one flight, its stakes and its cancellation.
import type { PartialTexts } from '../../../texts.ts';
import type { crash as english } from '../../en/console/crash.ts';

export const crash: PartialTexts<typeof english> = {
  day: '日',
  'show-all': 'すべて',
  'show-cancelled': 'キャンセル済み',
  'state-ended': '終了',
  'state-cancelled': 'キャンセル済み',
  member: '会員',
};
