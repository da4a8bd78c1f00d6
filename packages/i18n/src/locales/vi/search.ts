// Vietnamese texts of the search over the whole site: its groups, its states, and further words by
// which people look for a page.
import type { PartialTexts } from '../../texts.ts';
import type { search as english } from '../en/search.ts';

export const search: PartialTexts<typeof english> = {
  title: 'Tìm trên trang',
  placeholder: 'Game, nhà cung cấp, trang, trợ giúp',
  open: 'Tìm kiếm',
  results: 'Kết quả',
  games: 'Game',
  categories: 'Thể loại',
  vendors: 'Nhà cung cấp',
  pages: 'Trang',
  help: 'Trợ giúp',
  recent: 'Đã tìm gần đây',
  hot: 'Game hot',
  clear: 'Xóa lịch sử tìm kiếm',
  begin: 'Nhập tên game, nhà cung cấp hoặc điều bạn muốn làm.',
  nothing: 'Không có gì khớp “{words}”.',
  count: '{count, plural, =0 {Không tìm thấy gì} other {# kết quả}}',
  failed: 'Không tìm được game. Vui lòng thử lại.',
  'key-choose': 'chọn',
  'key-open': 'mở',
  'key-close': 'đóng',
  'also-deposit': 'nạp tiền gửi tiền chuyển khoản thanh toán ngân hàng ví',
  'also-withdraw': 'rút tiền nhận tiền về tài khoản ngân hàng',
  'also-bets': 'lịch sử cược ván kết quả game đã chơi',
  'also-record': 'lịch sử sao kê giao dịch biến động số dư',
  'also-limits': 'chơi an toàn tạm nghỉ hạn mức loại trừ tự kiểm tra dừng có trách nhiệm',
  'also-account': 'mật khẩu hồ sơ điện thoại e-mail passkey thiết bị bảo mật hai bước',
  'also-inbox': 'tin nhắn thông báo thư',
  'also-feedback': 'viết khiếu nại đề xuất phản hồi liên hệ',
  'also-fairness': 'kiểm chứng seed ván kiểm tra minh bạch provably fair',
  'also-help': 'câu hỏi trả lời faq luật quy định điều khoản hướng dẫn',
  'also-app': 'ứng dụng app điện thoại cài đặt tải android iphone',
  'also-service': 'liên hệ hỗ trợ cskh chat trợ giúp',
  'also-favourites': 'sao game đánh dấu yêu thích',
};
