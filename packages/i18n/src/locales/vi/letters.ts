// Vietnamese texts of what staff write to players: articles of help and inbox messages.
import type { Texts } from '../../texts.ts';
import type { letters as english } from '../en/letters.ts';

export const letters: Texts<typeof english> = {
  'help-intro':
    'Bài viết theo chủ đề, đúng như người chơi đọc. Nội dung đã lưu hiện ngay trên các trang đang mở; mọi phiên bản đều được giữ lại và mọi thay đổi đều có trong nhật ký kiểm tra.',
  'article-new': 'Bài viết mới',
  subject: 'Chủ đề',
  'whose-text': 'Nội dung',
  'houses-text': 'Nội dung gốc',
  'text-by': 'Bởi {name}',
  'saved-at': 'Đã lưu',
  versions: '{count, plural, other {# phiên bản}}',
  version: 'Phiên bản {number}, {name}, {when}',
  'version-take': 'Đưa vào biểu mẫu',
  reset: 'Trở về nội dung gốc',
  'reset-sure': 'Xác nhận trở về nội dung gốc',
  'not-written': '{language} – còn thiếu',
  'messages-intro':
    'Tin nhắn gửi đi đến ngay hộp thư của người nhận. Khi chưa được đọc, tin có thể được thu hồi.',
  'messages-none':
    'Chưa gửi tin nhắn nào. Hãy viết tin đầu tiên cho một hội viên, một danh sách hoặc tất cả.',
  'message-new': 'Tin nhắn mới',
  audience: 'Gửi đến',
  'audience-named': 'Hội viên theo tên',
  'audience-everyone': 'Tất cả hội viên',
  'audience-agents': 'Đại lý',
  'audience-new': 'Mới trong 30 ngày qua',
  'audience-idle': 'Không đăng nhập trong 30 ngày',
  names: 'Tên đăng nhập',
  'names-hint':
    'Một hoặc nhiều tên, cách nhau bằng dấu cách, dấu phẩy hoặc xuống dòng; tối đa 500.',
  advertising: 'Quảng cáo',
  'advertising-hint': 'Đây là quảng cáo: người đang tạm nghỉ hoặc tự loại trừ sẽ không nhận được',
  check: 'Đếm người nhận',
  'send-to': '{count, plural, other {Gửi đến # hội viên}}',
  'will-receive':
    '{recipients, plural, other {# hội viên sẽ nhận tin này.}}{spared, plural, =0 {} other { # người được bỏ qua vì đang tạm nghỉ hoặc tự loại trừ.}}',
  'sent-to': '{count, plural, other {Đã gửi đến # hội viên.}}',
  'sent-at': 'Đã gửi lúc',
  'sent-by': 'Người gửi',
  'sent-when': '{when}, {name}',
  sent: 'Đã gửi',
  read: 'Đã đọc',
  'read-of': '{read} trên {recipients}',
  withdrawn: 'Đã thu hồi',
  'withdrawn-from': '{count, plural, other {Từ # hội viên}}, {when}',
  withdraw: 'Thu hồi tin chưa đọc',
  'withdraw-sure': 'Xác nhận thu hồi',
  open: 'Mở',
};
