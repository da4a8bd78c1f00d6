// Vietnamese texts of the jackpots: what a pool is, how it is fed and won, and its award.
import type { PartialTexts } from '../../texts.ts';
import type { jackpots as english } from '../en/jackpots.ts';

export const jackpots: PartialTexts<typeof english> = {
  title: 'Jackpot',
  mini: 'Mini',
  major: 'Major',
  grand: 'Grand',
  'tier-jackpot': 'Jackpot {tier}',
  close: 'Đóng',
  'now-at': 'Jackpot {tier}, hiện {amount}',
  'all-slots': 'Mọi vòng quay slot của chúng tôi đều có thể trúng',
  'drops-by': 'Nổ muộn nhất ở {amount}',
  'last-win': 'Nổ lần cuối {when}: {amount}',
  'none-yet': 'Chưa nổ lần nào',
  'how-it-works': 'Cách hoạt động',
  'rule-linked':
    'Mọi slot của chúng tôi dùng chung các jackpot này. Mỗi vòng quay tiền thật đều góp vào, và vòng nào cũng có thể trúng, bất kể cuộn hiện gì. Tiền cược càng lớn, cơ hội càng lớn theo cùng tỷ lệ.',
  'rule-fed': 'Góp từ {percent}% mỗi tiền cược.',
  'rule-diverted': 'Thêm {percent}% vào quỹ dự phòng làm vốn khởi điểm cho các jackpot kế tiếp.',
  'rule-seed': 'Bắt đầu từ {amount}.',
  'rule-ceiling': 'Tăng tối đa đến {amount}. Phần vượt quá vào quỹ dự phòng.',
  'rule-chance':
    'Trung bình nổ một lần cho mỗi {amount} tiền cược: tiền cược {stake} trúng một lần trong {times}.',
  'rule-mystery':
    'Jackpot bí ẩn: trả ít nhất {minimum} và nhiều nhất {maximum}. Số tiền được quay khi bắt đầu và được giấu kín. Vòng quay có tiền cược đưa jackpot lên đúng mức đó sẽ trúng.',
  'rule-commitment': 'Mã hash của số tiền giấu kín',
  'rule-order':
    'Nếu có hai người trúng cùng lúc: ván mà sổ sách của chúng tôi ghi nhận trước trúng jackpot này, ván sau trúng jackpot kế tiếp, bắt đầu lại từ vốn khởi điểm.',
  'rule-prize':
    'Giải thưởng được trả ngay, ngoài tiền trả thưởng của ván, và được tính là tiền trả thưởng của ván đó.',
  'rule-verify':
    'Con số quyết định đến từ seed của chính bạn. Công bố seed là bạn có thể tính lại.',
  'rule-return':
    'Jackpot trả lại trung bình {percent}% mỗi tiền cược, ngoài tỷ lệ trả thưởng của game.',
  'rule-demo':
    'Khi chơi thử, jackpot không được góp và không thể trúng: đó là tiền thật. Mọi thứ khác có cùng cơ hội.',
  'not-in-demo': 'Không có khi chơi thử',
  won: 'Bạn đã trúng jackpot {tier}',
  'won-amount': '{amount} là của bạn. Giải thưởng đã vào số dư.',
  collect: 'Tiếp tục',
};
