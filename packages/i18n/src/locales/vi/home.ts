// Vietnamese texts of the home page: hero, lanes, winners and what the house promises.
import type { PartialTexts } from '../../texts.ts';
import type { home as english } from '../en/home.ts';

export const home: PartialTexts<typeof english> = {
  'page-title': 'Trang chủ',
  'hero-title': 'Mọi kết quả, bạn tự kiểm chứng.',
  'hero-text':
    'Một ví duy nhất, game do chính chúng tôi làm và biên nhận cho từng ván mà trình duyệt của bạn kiểm chứng được.',
  'hero-play': 'Chơi {game}',
  'hero-demo': 'Chơi thử',
  'hero-how': 'Cách hoạt động',
  'see-all': 'Xem tất cả',
  'games-fact': '{count, plural, other {# game}}',
  'no-games': 'Bàn chơi đang được chuẩn bị. Vui lòng quay lại sau ít phút.',
  'games-failed': 'Không tải được game.',
  'trust-title': 'Vì sao chơi ở đây',
  'trust-check-title': 'Mọi kết quả, bạn tự kiểm chứng',
  'trust-check-text':
    'Seed được cam kết trước khi bạn cược và công bố khi bạn yêu cầu. Chính trình duyệt của bạn tính lại ván.',
  'trust-check-link': 'Kiểm chứng một ván',
  'trust-money-title': 'Dòng tiền minh bạch',
  'trust-money-text':
    'Mỗi biến động cho thấy số dư trước và sau, và mỗi lệnh rút chờ bạn xác nhận tiền đã đến.',
  'trust-money-times':
    'Đo gần đây: một nửa số lệnh nạp xong trong {deposit, plural, other {# phút}}, một nửa số lệnh rút trong {withdrawal, plural, other {# phút}}.',
  'trust-money-link': 'Rút tiền diễn ra thế nào',
  'trust-limits-title': 'Hạn mức của bạn được giữ đúng',
  'trust-limits-text':
    'Đặt hạn mức cho tiền cược, tiền thua và thời gian, hoặc tạm nghỉ chỉ với một chạm. Hạn mức áp dụng trong mọi giao dịch.',
  'trust-limits-link': 'Chơi an toàn',
  banners: 'Tin tức và banner',
  carousel: 'băng chuyền',
  slide: 'trang chiếu',
  'slide-of': '{name}, {place} trên {count}',
  'slide-show': 'Hiện: {name}',
  'slide-previous': 'Trang chiếu trước',
  'slide-next': 'Trang chiếu sau',
  'slides-pause': 'Dừng trình chiếu',
  'slides-resume': 'Tiếp tục trình chiếu',
  'banner-go': 'Xem thêm',
  notices: 'Thông báo',
  'notices-pause': 'Dừng chạy thông báo',
  'notices-resume': 'Tiếp tục chạy thông báo',
  'notices-all': 'Tất cả thông báo',
  'popular-lotteries': 'Xổ số được ưa chuộng',
  'more-lotteries': 'Xem thêm xổ số',
  'drawn-numbers': 'Kết quả gần nhất: {numbers}',
  'closes-in': 'Thời gian còn lại để cược',
  'popular-fact': 'được mở nhiều nhất trong 7 ngày qua',
  lotteries: 'Xổ số',
  'lotteries-fact': 'các kỳ sắp tới',
  'draw-number': 'Kỳ {issue}',
  'no-result-yet': 'Chưa có kết quả',
  'lottery-opens': 'Mở lúc {time}',
};
