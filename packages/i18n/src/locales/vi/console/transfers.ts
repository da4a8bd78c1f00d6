// Vietnamese texts of how staff look after team transfers.
import type { PartialTexts } from '../../../texts.ts';
import type { transfers as english } from '../../en/console/transfers.ts';

export const transfers: PartialTexts<typeof english> = {
  title: 'Chuyển tiền trong nhóm',
  none: 'Không có lệnh chuyển nào khớp với tìm kiếm này.',
  from: 'Từ',
  to: 'Đến',
  way: 'Hướng',
  'way-up': 'Lên tuyến trên',
  'way-down': 'Xuống nhóm',
  'state-done': 'Xong',
  'state-reversed': 'Đã đảo lại',
  turnover: 'Vòng cược',
  username: 'Tên đăng nhập của một trong hai bên',
  reverse: 'Đảo lại',
  'reverse-title': 'Đảo lại lệnh chuyển này?',
  'reverse-text':
    '{amount} trở về từ {receiver} cho {sender}. Chỉ làm được khi {receiver} còn số tiền này. Cả hai đều được báo.',
  'reversed-by': '{by}, ngày {date}: {reason}',
  member: 'Chuyển tiền trong nhóm',
  'sent-today': 'Đã chuyển hôm nay',
  'count-today': 'Số lần chuyển hôm nay',
  standing: 'Chuyển tiền trong nhóm',
  on: 'Cho phép',
  off: 'Đã tắt',
  'off-by': '{by} tắt ngày {date}: {reason}',
  'switch-off': 'Tắt chuyển tiền',
  'switch-on': 'Bật chuyển tiền',
  'switch-off-text':
    'Khi đó thành viên này không chuyển cũng không nhận được tiền của thành viên khác.',
  'switch-on-text': 'Khi đó thành viên này lại chuyển và nhận được tiền, theo chính sách cho phép.',
};
