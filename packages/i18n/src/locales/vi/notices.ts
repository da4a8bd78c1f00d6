// Vietnamese texts of the notices.
import type { PartialTexts } from '../../texts.ts';
import type { notices as english } from '../en/notices.ts';

export const notices: PartialTexts<typeof english> = {
  title: 'Thông báo',
  player: 'Thông báo',
  promotion: 'Khuyến mãi',
  none: 'Hiện chưa có thông báo nào.',
  more: 'Xem thêm',
  move: 'Di chuyển cửa sổ này',
  understood: 'Đã hiểu',
  pages: 'Các trang thông báo',
  previous: 'Trang trước',
  next: 'Trang sau',
  page: 'Trang {page}',
  'demo-slots-title': 'Tám slot, mỗi slot ghi rõ tỷ lệ trả thưởng',
  'demo-slots-text':
    '<p>Mỗi slot đều nêu tỷ lệ trả thưởng chính xác và có thể chơi thử miễn phí.</p>',
  'demo-lottery-title': 'Các kỳ quay trong ngày',
  'demo-lottery-text': '<p>Xem những loại xổ số đang có và giờ quay thưởng.</p>',
  'demo-welcome-title': 'Chào mừng bạn: bắt đầu trong ba bước',
  'demo-welcome-text':
    '<p>Rất vui được đón bạn. Ba bước nữa là bạn vào bàn:</p><ol><li>Đăng ký với tên đăng nhập và mật khẩu.</li><li>Chơi thử bất kỳ game nào miễn phí, bao lâu tùy thích.</li><li>Đặt hạn mức của bạn trước lần nạp đầu tiên.</li></ol><p>Những điều khác đã có trong trung tâm trợ giúp.</p>',
  'demo-fair-title': 'Mọi ván đều kiểm chứng được trong trình duyệt của bạn',
  'demo-fair-text':
    '<p>Seed của mỗi ván được cam kết trước khi bạn cược và công bố sau đó. Ở trang Tính công bằng, trình duyệt của bạn tính lại ván và so sánh.</p>',
  'demo-agents-title': 'Hợp đồng với người bên dưới bạn',
  'demo-agents-text':
    '<p>Đề nghị cổ tức hoặc lương cho các đại lý ngay dưới bạn. Trước đó hãy tính thử điều khoản trên những tháng đã qua.</p>',
  'demo-bills-title': 'Mỗi phiếu thanh toán đều cho thấy cách tính',
  'demo-bills-text':
    '<p>Mở phiếu để xem thành viên, các bậc và phần làm tròn. Nếu thiếu điều gì, hãy khiếu nại ngay tại đó.</p>',
  'demo-limits-title': 'Hạn mức của bạn có hiệu lực ngay',
  'demo-limits-text':
    '<p>Hạn mức về nạp tiền, tiền cược, tiền thua và thời gian được giữ trong mọi giao dịch. Hạn mức chặt hơn có hiệu lực ngay, nới ra thì sau một ngày.</p>',
  'news-welcome-title': 'Chào mừng, {name}',
  'news-welcome-text':
    'Tài khoản của bạn đã sẵn sàng. Hãy đặt hạn mức trước khi chơi tiền thật, và ghé trung tâm trợ giúp mỗi khi có điều chưa rõ.',
  'news-deposit-success-title': 'Tiền nạp đã vào',
  'news-deposit-success-text': '{amount} đã vào số dư của bạn.',
  'news-deposit-refused-title': 'Nạp tiền chưa hoàn tất',
  'news-deposit-refused-text':
    'Khoản thanh toán {amount} chưa hoàn tất. Số dư của bạn ở đây không bị trừ; nếu ngân hàng đã trừ tiền, hãy viết cho chúng tôi.',
  'news-deposit-reversed-title': 'Lệnh nạp bị thu hồi',
  'news-deposit-reversed-text':
    'Cổng thanh toán đã thu hồi lệnh nạp {amount}. Số tiền này bị trừ khỏi số dư; nếu số dư không đủ, bạn còn nợ phần còn lại. Hãy liên hệ chúng tôi nếu bạn không rõ lý do.',
  'news-deposit-report-found-title': 'Đã tìm thấy lệnh nạp bị thiếu',
  'news-deposit-report-found-text':
    'Chúng tôi đã tìm thấy lệnh nạp bạn báo. Câu trả lời nằm cạnh báo cáo của bạn.',
  'news-deposit-report-refused-title': 'Không tìm thấy lệnh nạp bị thiếu',
  'news-deposit-report-refused-text':
    'Chúng tôi không tìm thấy lệnh nạp bạn báo. Câu trả lời nằm cạnh báo cáo của bạn.',
  'news-deposit-report-closed-title': 'Báo cáo đã đóng',
  'news-deposit-report-closed-text':
    'Chúng tôi đã đóng báo cáo lệnh nạp bị thiếu của bạn. Câu trả lời nằm cạnh báo cáo của bạn.',
  'news-withdrawal-approved-title': 'Lệnh rút được duyệt',
  'news-withdrawal-approved-text': 'Lệnh rút của bạn đã được duyệt và đang được chuyển trả.',
  'news-withdrawal-paid-title': 'Lệnh rút đã trả',
  'news-withdrawal-paid-text':
    'Lệnh rút của bạn đã được trả. Vui lòng xác nhận trong mục Rút tiền khi tiền đến.',
  'news-part-paid-title': 'Một phần lệnh rút đã trả',
  'news-part-paid-text':
    '{amount} lẽ ra đã ở trong tài khoản của bạn. Vui lòng xác nhận trong mục Rút tiền xem tiền đã đến chưa.',
  'news-payment-disputed-title': 'Một khoản thanh toán của bạn bị khiếu nại',
  'news-payment-disputed-text':
    'Người nhận cho biết {amount} chưa đến. Vui lòng trả lời trong mục Nạp tiền và đưa ra những gì bạn có.',
  'news-dispute-decided-title': 'Khiếu nại đã được quyết định',
  'news-dispute-decided-text':
    'Chúng tôi đã quyết định về khoản thanh toán {amount}. Quyết định và lý do nằm ở đó.',
  'news-withdrawal-refused-title': 'Lệnh rút bị từ chối',
  'news-withdrawal-refused-text': 'Lệnh rút của bạn bị từ chối. Tiền đã trở về số dư.',
  'news-vip-risen-title': 'Cấp VIP {level}',
  'news-vip-risen-text': 'Bạn hiện ở cấp VIP {level}. Trang VIP cho biết các quyền lợi đi kèm.',
  'news-vip-fallen-title': 'Cấp VIP {level}',
  'news-vip-fallen-text':
    'Bạn hiện ở cấp VIP {level}. Tài khoản của bạn không có thay đổi nào khác.',
  'news-vip-ended-title': 'Chưa có cấp VIP',
  'news-vip-ended-text': 'Hiện bạn không có cấp VIP. Tài khoản của bạn không có thay đổi nào khác.',
  'news-lottery-corrected-title': '{game}: sửa kết quả',
  'news-lottery-corrected-text':
    'Kết quả kỳ {issue} của {game} đã được sửa và vé của bạn được tính lại. Xem kết quả và tiền thưởng mới trong các đơn của bạn.',
  'news-lottery-cancelled-title': '{game}: hủy kỳ quay',
  'news-lottery-cancelled-text': 'Kỳ {issue} của {game} đã bị hủy. Tiền cược đã về số dư của bạn.',
  'news-hand-cashed-out-title': '{game}: ván đã kết thúc',
  'news-hand-cashed-out-text':
    'Ván {game} của bạn để mở quá lâu nên chúng tôi đã chốt giúp. Bạn nhận được {amount}.',
  'news-hand-given-back-title': '{game}: hoàn tiền cược',
  'news-hand-given-back-text':
    'Ván {game} của bạn để mở khi chưa có bước nào. Tiền cược {amount} đã về số dư của bạn.',
  'news-hand-free-bet-back-title': '{game}: cược miễn phí đã trở lại',
  'news-hand-free-bet-back-text':
    'Ván {game} của bạn mở quá lâu mà chưa có bước đầu tiên. Bạn có thể dùng lại cược miễn phí {amount} đến khi hết hạn.',
  'news-staff-changed-contacts-title': 'Thông tin liên hệ đã đổi',
  'news-staff-changed-contacts-text':
    'Nhân viên của chúng tôi đã đổi email hoặc số di động của tài khoản bạn. Nếu bạn không yêu cầu, hãy liên hệ chúng tôi ngay.',
  'news-staff-reset-password-title': 'Mật khẩu đã được đặt lại',
  'news-staff-reset-password-text':
    'Nhân viên của chúng tôi đã đặt lại mật khẩu tài khoản bạn. Nếu bạn không yêu cầu, hãy liên hệ chúng tôi ngay.',
  'news-deposit-means-blocked-title': 'Cách nạp bị chặn',
  'news-deposit-means-blocked-text':
    'Quá nhiều lệnh nạp bằng một cách đã thất bại nên chúng tôi tạm chặn cách đó. Bạn có thể dùng cách khác.',
  'news-deposits-suspended-title': 'Việc nạp tiền bị tạm ngừng',
  'news-deposits-suspended-text':
    'Quá nhiều lệnh nạp thất bại nên chúng tôi tạm ngừng việc nạp của bạn. Hãy liên hệ chăm sóc khách hàng để mở lại. Bạn vẫn chơi và rút được.',
  'news-deposits-freed-title': 'Nạp lại được rồi',
  'news-deposits-freed-text': 'Bạn có thể nạp lại bằng mọi cách.',
  'news-limit-review-due-title': 'Hạn mức còn phù hợp không?',
  'news-limit-review-due-text':
    'Vui lòng xem hạn mức của bạn trong mục Chơi an toàn, rồi giữ hoặc đổi.',
  'news-account-quiet-title': 'Tài khoản của bạn sắp không hoạt động',
  'news-account-quiet-text':
    'Đã lâu bạn chưa đăng nhập. Nếu không đăng nhập, tài khoản sẽ sớm được coi là không hoạt động. Tiền vẫn là của bạn.',
  'news-account-dormant-title': 'Tài khoản của bạn không hoạt động',
  'news-account-dormant-text':
    'Tài khoản của bạn được coi là không hoạt động vì đã lâu bạn không đăng nhập. Chúng tôi không lấy khoản tiền nào. Chỉ cần đăng nhập là tài khoản hoạt động lại.',
  'news-transfer-sent-title': 'Đã chuyển tiền',
  'news-transfer-sent-text': 'Bạn đã chuyển {amount} cho {name}.',
  'news-transfer-received-title': 'Đã nhận tiền chuyển',
  'news-transfer-received-text': 'Bạn nhận {amount} từ {name}. Tiền đã ở trong số dư của bạn.',
  'news-transfer-reversed-title': 'Lệnh chuyển bị đảo lại',
  'news-transfer-reversed-text':
    'Chúng tôi đã đảo lại lệnh chuyển {amount} giữa bạn và {name}. Hãy liên hệ chúng tôi nếu có thắc mắc.',
  'news-contract-offered-title': 'Bạn được đề nghị một hợp đồng',
  'news-contract-offered-text':
    'Hãy đọc trong mục Hợp đồng của tôi ở Trung tâm đại lý, rồi chấp nhận hoặc từ chối trong vòng bảy ngày.',
  'news-contract-accepted-title': 'Hợp đồng được chấp nhận',
  'news-contract-accepted-text':
    'Một đại lý đã chấp nhận hợp đồng bạn đề nghị. Hợp đồng bắt đầu từ kỳ sau.',
  'news-contract-rejected-title': 'Hợp đồng bị từ chối',
  'news-contract-rejected-text':
    'Một đại lý đã từ chối hợp đồng bạn đề nghị. Những gì đã thỏa thuận trước đó vẫn có hiệu lực.',
  'news-contract-end-asked-title': 'Có đề nghị kết thúc hợp đồng',
  'news-contract-end-asked-text':
    'Bên kia đề nghị bạn kết thúc một hợp đồng. Hợp đồng vẫn tiếp tục cho đến khi bạn đồng ý.',
  'news-contract-end-accepted-title': 'Một hợp đồng sẽ kết thúc',
  'news-contract-end-accepted-text':
    'Bên kia đã đồng ý kết thúc một hợp đồng. Hợp đồng kết thúc cùng kỳ hiện tại.',
  'news-contract-end-rejected-title': 'Hợp đồng được tiếp tục',
  'news-contract-end-rejected-text':
    'Bên kia không đồng ý kết thúc một hợp đồng. Hợp đồng vẫn có hiệu lực.',
  'news-contract-end-withdrawn-title': 'Hợp đồng được tiếp tục',
  'news-contract-end-withdrawn-text':
    'Bên kia không còn đề nghị bạn kết thúc một hợp đồng. Hợp đồng vẫn có hiệu lực.',
  'news-contract-ended-title': 'Một hợp đồng sẽ kết thúc',
  'news-contract-ended-text':
    'Một hợp đồng của bạn sẽ kết thúc, do chúng tôi quyết định hoặc do hợp đồng ở trên thay đổi. Hãy xem thời điểm và lý do trong mục Hợp đồng của tôi.',
  'news-contract-offer-ended-title': 'Đề nghị hợp đồng đã bị hủy',
  'news-contract-offer-ended-text':
    'Một đề nghị không còn hiệu lực vì hợp đồng ở trên đã kết thúc hoặc thay đổi. Hãy xem trong mục Hợp đồng của tôi.',
  'news-bill-forced-title': 'Phiếu thanh toán được thu bắt buộc',
  'news-bill-forced-text':
    'Chúng tôi thu {amount} mà bạn còn được nhận theo một phiếu thanh toán từ số dư của bên trả: lấy phần hiện có ngay, phần còn lại khi có tiền vào.',
  'news-bill-collected-title': 'Hóa đơn được thu hồi bắt buộc',
  'news-bill-collected-text':
    'Chúng tôi thu {amount} mà bạn còn nợ của một hóa đơn từ số dư của bạn: phần đang có ngay bây giờ, phần còn lại khi có tiền vào.',
  'news-bill-paid-by-house-title': 'Phiếu thanh toán đã được trả',
  'news-bill-paid-by-house-text':
    'Chúng tôi đã trả cho bạn {amount} còn thiếu của một phiếu thanh toán.',
  'news-bill-refused-title': 'Phiếu thanh toán đã bị hủy',
  'news-bill-refused-text':
    'Chúng tôi đã quyết định rằng {amount} còn thiếu của một phiếu thanh toán không cần phải trả nữa.',
  'news-bill-disputed-title': 'Có phiếu thanh toán bị khiếu nại',
  'news-bill-disputed-text':
    'Đại lý mà bạn trả khiếu nại một phiếu thanh toán. Hãy đọc lý do trong mục Hợp đồng của tôi và trả lời.',
  'news-bill-dispute-answered-title': 'Khiếu nại phiếu thanh toán đã được trả lời',
  'news-bill-dispute-answered-text':
    'Khiếu nại về một phiếu thanh toán đã được trả lời. Hãy đọc câu trả lời trong mục Hợp đồng của tôi.',
  'news-feedback-answered-title': 'Góp ý của bạn đã được trả lời',
  'news-feedback-answered-text':
    'Chúng tôi đã trả lời góp ý của bạn. Bạn xem câu trả lời trong mục Góp ý.',
  inbox: 'Hộp thư',
  'inbox-none': 'Chưa có tin nhắn. Tin về nạp và rút tiền của bạn sẽ ở đây.',
  'inbox-unread': '{count, plural, =0 {Đã đọc hết} other {# tin chưa đọc}}',
  'inbox-read-all': 'Đánh dấu đã đọc tất cả',
  'inbox-delete': 'Xóa',
  'inbox-delete-named': 'Xóa “{title}”',
  'inbox-new': 'Mới',
  'inbox-deleted': 'Đã xóa tin nhắn.',
};
