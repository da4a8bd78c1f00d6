// Vietnamese texts of the live channel: what it tells and how it is doing.
import type { PartialTexts } from '../../texts.ts';
import type { live as english } from '../en/live.ts';

export const live: PartialTexts<typeof english> = {
  connected: 'Đã kết nối',
  reconnecting: 'Đang kết nối lại…',
  offline: 'Bạn đang ngoại tuyến.',
  'deposit-settled': '{amount} đã vào số dư.',
  'withdrawal-approved': 'Lệnh rút của bạn đã được duyệt.',
  'withdrawal-paid': 'Lệnh rút của bạn đã được trả. Vui lòng xác nhận khi tiền đến.',
  'withdrawal-refused': 'Lệnh rút của bạn bị từ chối và tiền đã trở về số dư.',
  'session-ended': 'Phiên của bạn đã bị kết thúc từ nơi khác.',
  'winner-joined': '{name} thắng {amount}',
};
