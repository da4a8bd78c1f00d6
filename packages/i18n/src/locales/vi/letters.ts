// Vietnamese texts of what staff write to players: articles of help and inbox messages.
import type { Texts } from '../../texts.ts';
import type { letters as english } from '../en/letters.ts';

export const letters: Texts<typeof english> = {
  'help-intro':
    'Các bài theo chủ đề, như người chơi đọc. Những gì được lưu hiện ngay trên các trang đang mở; mọi phiên bản đều được giữ, và mọi thay đổi đều có trong nhật ký thao tác.',
  'article-new': 'Bài mới',
  subject: 'Chủ đề',
  'whose-text': 'Nội dung',
  'houses-text': 'Nội dung mặc định',
  'text-by': 'Bởi {name}',
  'saved-at': 'Lưu lúc',
  versions: '{count, plural, other {# phiên bản}}',
  version: 'Phiên bản {number}, {name}, {when}',
  'version-take': 'Đưa vào biểu mẫu',
  reset: 'Về nội dung mặc định',
  'reset-sure': 'Đúng, về nội dung mặc định',
  'not-written': '{language} – còn thiếu',
  'messages-intro':
    'Những gì gửi đi nằm ngay trong hộp thư của người nhận. Khi chưa đọc, tin vẫn có thể thu hồi.',
  'messages-none':
    'Chưa gửi gì. Hãy viết tin nhắn đầu tiên cho một thành viên, một danh sách hoặc tất cả.',
  'message-new': 'Tin nhắn mới',
  audience: 'Gửi đến',
  'audience-named': 'Thành viên theo tên',
  'audience-everyone': 'Tất cả thành viên',
  'audience-agents': 'Đại lý',
  'audience-new': 'Mới trong 30 ngày qua',
  'audience-idle': 'Không đăng nhập trong 30 ngày',
  names: 'Tên đăng nhập',
  'names-hint':
    'Một hoặc nhiều tên, cách nhau bằng dấu cách, dấu phẩy hoặc xuống dòng; tối đa 500.',
  advertising: 'Quảng cáo',
  'advertising-hint': 'Đây là quảng cáo: người đang tạm nghỉ hoặc tự loại trừ không nhận được',
  check: 'Đếm người nhận',
  'send-to': '{count, plural, other {Gửi đến # thành viên}}',
  'will-receive':
    '{recipients, plural, other {# thành viên sẽ nhận tin này.}}{spared, plural, =0 {} other { Bỏ qua # người: đang tạm nghỉ hoặc tự loại trừ.}}',
  'sent-to': '{count, plural, other {Đã gửi đến # thành viên.}}',
  'sent-at': 'Gửi lúc',
  'sent-by': 'Bởi',
  'sent-when': '{when}, {name}',
  sent: 'Đã gửi',
  read: 'Đã đọc',
  'read-of': '{read} trên {recipients}',
  withdrawn: 'Đã thu hồi',
  'withdrawn-from': '{count, plural, other {Từ # thành viên}}, {when}',
  withdraw: 'Thu hồi tin chưa đọc',
  'withdraw-sure': 'Đúng, thu hồi',
  open: 'Mở',
};
