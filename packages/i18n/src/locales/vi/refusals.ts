// Vietnamese texts of every refusal of the contract: what happened, and what the reader can do now.
// A fact that may be absent is written as a `select` with a branch for `undefined`.
import type { PartialTexts } from '../../texts.ts';
import type { refusals as english } from '../en/refusals.ts';

export const refusals: PartialTexts<typeof english> = {
  // the gateway
  'path-unknown': 'Địa chỉ này không tồn tại. Hãy kiểm tra lại hoặc về trang chủ.',
  'method-not-supported': 'Địa chỉ này không trả lời loại yêu cầu đó. Hãy tải lại trang.',
  'merchant-unknown':
    'Không có thương hiệu này ở địa chỉ này. Vui lòng liên hệ chăm sóc khách hàng.',
  maintenance: 'Chúng tôi đang bảo trì. Số dư của bạn an toàn; vui lòng quay lại sau ít lâu.',
  'region-restricted':
    'Game của chúng tôi không được cung cấp ở nơi bạn đang ở. Hãy liên hệ nếu bạn cho rằng có nhầm lẫn.',
  'module-off': 'Chức năng này hiện đang tắt. Vui lòng thử lại sau.',
  'body-too-large': 'Nội dung gửi quá lớn. Hãy giảm kích thước rồi thử lại.',
  'content-not-supported':
    'Chúng tôi không đọc được loại nội dung này. Hãy tải lại trang rồi thử lại.',
  'too-many-requests':
    'Bạn đã thử quá nhiều lần trong thời gian ngắn. Hãy đợi {seconds, select, undefined {một phút} other {{seconds} giây}} rồi thử lại.',
  'session-missing': 'Bạn chưa đăng nhập hoặc phiên đã kết thúc. Vui lòng đăng nhập.',
  'role-not-allowed': 'Người không phải đại lý không thể vào: mục này chỉ dành cho đại lý.',
  'demo-not-allowed': 'Việc này cần tài khoản của riêng bạn. Vui lòng đăng ký trước.',
  'permission-missing': 'Vai trò của bạn không có quyền này. Hãy xin từ chủ sở hữu nền tảng.',
  'confirmation-missing': 'Đây là thay đổi nhạy cảm. Trước hết hãy xác nhận đó là bạn.',
  'request-invalid':
    'Có phần trong yêu cầu không đúng dạng mong đợi{place, select, undefined {} other { ({place})}}. Hãy kiểm tra những gì bạn đã nhập.',
  'seal-invalid': 'Không mở được tin đã mã hóa. Hãy tải lại trang rồi thử lại.',
  'idempotency-key-invalid': 'Yêu cầu mang khóa không dùng được. Hãy tải lại trang rồi thử lại.',
  'message-stale': 'Tin này quá cũ hoặc đến từ tương lai. Hãy kiểm tra đồng hồ rồi gửi lại.',
  'idempotency-key-reused':
    'Yêu cầu này đã được dùng cho việc khác. Hãy tải lại trang và bắt đầu lại.',
  fault:
    'Phía chúng tôi gặp sự cố và không có gì thay đổi. Vui lòng thử lại; nếu vẫn vậy, hãy liên hệ chúng tôi.',
  // identity
  'credentials-wrong': 'Tên tài khoản hoặc mật khẩu không đúng. Hãy kiểm tra cả hai rồi thử lại.',
  'account-locked':
    'Tài khoản này bị khóa{minutes, select, undefined {} other { thêm khoảng {minutes} phút}}. Hãy thử lại sau hoặc liên hệ chăm sóc khách hàng.',
  'account-excluded':
    'Tài khoản này bị loại trừ khỏi việc chơi. Nếu có thắc mắc, hãy liên hệ chăm sóc khách hàng.',
  'captcha-wrong': 'Kiểm tra người thật chưa thành công. Hãy giải câu mới rồi thử lại.',
  'trial-not-offered': 'Hiện không thể chơi thử khi chưa có tài khoản riêng. Vui lòng đăng ký.',
  'name-misleading': 'Tên này dễ bị nhầm là của nhà cái. Hãy chọn tên khác.',
  'username-taken': 'Tên đăng nhập này đã có người dùng. Hãy chọn tên khác.',
  'field-required':
    'Mục này không được để trống{field, select, undefined {} other { ({field})}}. Hãy điền rồi thử lại.',
  'field-format':
    'Mục này không đúng dạng mong đợi{field, select, undefined {} other { ({field})}}. Hãy sửa rồi thử lại.',
  'password-common': 'Mật khẩu này thuộc loại ai cũng đoán ra đầu tiên. Hãy chọn mật khẩu khác.',
  'passwords-differ': 'Hai lần nhập không giống nhau. Hãy nhập lại phần xác nhận.',
  'age-below-limit':
    'Bạn phải {age, select, undefined {đủ tuổi theo luật} other {từ {age} tuổi trở lên}} mới đăng ký được ở đây.',
  'affiliate-code-wrong': 'Mã mời này không hợp lệ. Hãy sửa lại hoặc bỏ trống.',
  'payment-password-set':
    'Mật khẩu giao dịch đã được đặt. Hãy dùng nó, hoặc đổi trong trung tâm bảo mật.',
  'payment-password-same-as-login':
    'Mật khẩu giao dịch không được trùng mật khẩu đăng nhập. Hãy chọn mật khẩu khác.',
  'account-closed': 'Tài khoản này đã đóng. Nếu có thắc mắc, hãy liên hệ chăm sóc khách hàng.',
  'player-excluded':
    'Chúng tôi không thể mở tài khoản cho bạn: bạn có trong danh sách người yêu cầu không chơi.',
  'phone-invalid': 'Vui lòng nhập đúng số điện thoại.',
  'phone-token-wrong':
    'Xác nhận từ nhà cung cấp điện thoại không khớp số này hoặc đã quá cũ. Hãy xác minh lại số.',
  'mobile-taken':
    'Số điện thoại này thuộc về tài khoản khác. Hãy dùng số khác hoặc khôi phục tài khoản đó.',
  'email-taken':
    'Email này thuộc về tài khoản khác. Hãy dùng email khác hoặc khôi phục tài khoản đó.',
  'person-registered': 'Bạn đã có tài khoản ở đây. Hãy đăng nhập hoặc khôi phục tài khoản đó.',
  'referral-code-wrong': 'Mã giới thiệu này không hợp lệ. Hãy sửa lại hoặc bỏ trống.',
  'terms-missing': 'Vui lòng chấp nhận điều khoản hiện hành và thông báo quyền riêng tư.',
  'code-wrong':
    'Mã xác minh không đúng. {left, select, undefined {Hãy kiểm tra rồi thử lại.} other {Số lần thử còn lại: {left}.}}',
  'code-expired': 'Mã xác minh này không còn hiệu lực. Hãy yêu cầu mã mới.',
  'code-blocked':
    'Bạn đã yêu cầu quá nhiều mã. Hãy thử lại sau {minutes, select, undefined {5} other {{minutes}}} phút.',
  'code-not-sent':
    'Không gửi được mã{reason, select, undefined {} other {: {reason}}}. Hãy thử lại sau hoặc chọn cách khác.',
  'ticket-spent': 'Lượt đăng nhập đã ghi nhớ không còn hiệu lực. Vui lòng nhập mật khẩu.',
  'challenge-spent': 'Lần đăng nhập này quá lâu hoặc thử quá nhiều lần. Vui lòng bắt đầu lại.',
  'work-missing':
    'Hãy đăng nhập lại: thiết bị này chưa được biết đến ở đây nên phải tính toán một chút trước.',
  'second-factor-missing': 'Vui lòng chứng minh lần thứ hai rằng đó là bạn.',
  'factor-code-wrong': 'Mã này không đúng hoặc đã được dùng. Hãy đợi mã mới rồi thử lại.',
  'factor-locked':
    'Quá nhiều mã sai. Hãy thử lại sau {minutes, select, undefined {một lúc} other {khoảng {minutes} phút}}.',
  'factor-not-set-up':
    'Phần này chưa được thiết lập. Trước hết hãy thiết lập ứng dụng xác thực hoặc passkey.',
  'totp-already-on': 'Ứng dụng xác thực đã được thiết lập. Hãy xóa nó trước để thiết lập cái khác.',
  'totp-not-begun': 'Thiết lập mất quá nhiều thời gian. Hãy bắt đầu lại.',
  'passkey-unknown': 'Passkey này đã bị xóa. Hãy tải lại trang.',
  'passkey-limit-reached': 'Bạn đã có đủ số passkey cho phép. Hãy xóa bớt một cái trước.',
  'passkey-refused': 'Passkey không được chấp nhận. Hãy thử lại hoặc chọn cách khác.',
  'old-password-wrong': 'Mật khẩu cũ không đúng. Hãy kiểm tra rồi thử lại.',
  'password-unchanged': 'Mật khẩu mới trùng mật khẩu cũ. Hãy chọn mật khẩu khác.',
  'username-email-not-found':
    'Không tìm thấy tên đăng nhập hoặc email. Hãy kiểm tra cả hai rồi thử lại.',
  'recovery-spent': 'Liên kết khôi phục này không còn hiệu lực. Hãy yêu cầu liên kết mới.',
  'contact-not-verified': 'Trước hết hãy thêm và xác minh liên hệ này.',
  'field-fixed':
    'Mục này đã được đặt và không đổi được ở đây{field, select, undefined {} other { ({field})}}. Hãy liên hệ chăm sóc khách hàng để sửa.',
  'icon-unknown': 'Không có biểu tượng này. Hãy chọn một trong những biểu tượng được hiển thị.',
  'session-unknown': 'Phiên này đã kết thúc.',
  'identity-not-open': 'Giấy tờ của bạn đang được xem xét hoặc đã được chấp nhận.',
  'identity-missing': 'Vui lòng xác minh danh tính trước. Chỉ cần một ảnh giấy tờ.',
  'terms-due': 'Điều khoản của chúng tôi đã thay đổi. Vui lòng chấp nhận để chơi tiếp.',
  'picture-missing': 'Trước hết hãy tải ảnh giấy tờ lên.',
  'picture-unreadable':
    'Không đọc được ảnh này. Hãy dùng ảnh PNG, JPEG hoặc WebP tối đa {megabytes, select, undefined {5} other {{megabytes}}} MB.',
  // wallet
  'amount-invalid': 'Số tiền này không dùng được. Hãy nhập số có tối đa hai chữ số thập phân.',
  'amount-below-minimum':
    'Số tiền quá nhỏ. {minimum, select, undefined {Hãy nhập số lớn hơn.} other {Tối thiểu là {minimum}.}}',
  'amount-above-maximum':
    'Số tiền quá lớn. {maximum, select, undefined {Hãy nhập số nhỏ hơn.} other {Tối đa là {maximum}.}}',
  'balance-too-low': 'Số dư của bạn không đủ. Hãy giảm số tiền hoặc nạp thêm.',
  'channel-unknown': 'Cách nạp này không còn được hỗ trợ. Hãy chọn cách khác.',
  'channel-closed':
    'Cách nạp này hiện đang đóng. {opens, select, undefined {Hãy chọn cách khác.} other {Mở lúc {opens}.}}',
  'channel-provider-unknown':
    'Cổng thanh toán này chưa được kết nối. Hãy chọn cổng đã kết nối, hoặc “house” cho tài khoản của chúng tôi.',
  'channel-limits-wrong':
    'Các giới hạn không hợp lệ: tối thiểu không được lớn hơn tối đa, và các số tiền nhanh phải nằm giữa hai mức.',
  'channel-account-missing':
    'Chuyển thủ công cần ít nhất một tài khoản của nhà cái đang bật cho mỗi ngân hàng của cách này.',
  'channel-network-missing': 'Nạp tiền mã hóa cần mạng lưới và số lần xác nhận.',
  'deposit-channel-changed':
    'Có người khác vừa thay đổi các cách nạp. Hãy tải lại danh sách rồi thử lại.',
  'promotion-not-offered':
    'Khuyến mãi này không áp dụng cho lệnh nạp này. Hãy chọn khuyến mãi khác hoặc không chọn.',
  'deposit-not-found': 'Không có lệnh nạp này. Hãy kiểm tra danh sách.',
  'deposit-not-open': 'Lệnh nạp này đã được quyết định. Hãy tải lại danh sách.',
  'deposit-not-credited': 'Chỉ lệnh nạp đã vào số dư mới có biên nhận.',
  'deposit-credited': 'Lệnh nạp này đã vào số dư. Hãy xem lịch sử giao dịch.',
  'proof-limit-reached': 'Bạn đã gửi đủ số ảnh cho một lệnh nạp. Nhân viên của chúng tôi đang xem.',
  'deposit-report-open':
    'Bạn đã báo lệnh nạp này. Chúng tôi đang kiểm tra và sẽ trả lời trong hộp thư.',
  'deposit-report-limit-reached':
    'Bạn có quá nhiều báo cáo đang mở. Vui lòng đợi chúng tôi trả lời một báo cáo.',
  'deposit-report-not-found': 'Không có báo cáo này. Hãy tải lại danh sách.',
  'deposit-report-answered': 'Báo cáo này đã được trả lời. Hãy tải lại danh sách.',
  'provider-unavailable':
    'Cổng thanh toán không phản hồi. Chưa trừ tiền; hãy thử lại sau hoặc chọn cách khác.',
  'signature-wrong': 'Chữ ký của tin này không khớp. Tin không được thực hiện.',
  'payment-unknown': 'Không có khoản thanh toán này. Yêu cầu không được thực hiện.',
  'payment-password-missing':
    'Bạn chưa có mật khẩu giao dịch. Trước hết hãy đặt trong trung tâm bảo mật.',
  'payment-password-wrong':
    'Mật khẩu giao dịch không đúng. {attemptsLeft, select, undefined {Hãy kiểm tra rồi thử lại.} other {Số lần thử còn lại: {attemptsLeft}.}}',
  'payment-password-locked':
    'Mật khẩu giao dịch sai quá nhiều lần và bị khóa{minutes, select, undefined {} other { thêm khoảng {minutes} phút}}. Hãy thử lại sau.',
  'bank-card-not-found':
    'Không có tài khoản này trong danh sách của bạn. Hãy chọn một tài khoản của bạn.',
  'bank-unknown': 'Không thể gửi tiền đến đó. Hãy chọn ngân hàng hoặc ví trong danh sách.',
  'account-number-wrong':
    'Số tài khoản này không hợp lệ. Hãy kiểm tra từng chữ số và chữ cái, hoặc sao chép lại.',
  'bank-card-exists':
    'Tài khoản này đã có trong danh sách của bạn. Hãy dùng nó hoặc thêm tài khoản khác.',
  'bank-card-in-use':
    'Vẫn còn một lệnh rút về tài khoản này đang mở. Hãy xóa tài khoản khi lệnh hoàn tất.',
  'bank-card-limit-reached':
    'Bạn đã có đủ số tài khoản cho phép. Hãy dùng một trong số đó, hoặc xóa bớt một tài khoản trước.',
  'debt-open':
    'Bạn còn nợ {debt, select, undefined {tiền} other {{debt}}} vì kết quả quay số đã được đính chính. Tiền thắng sẽ trả nợ trước; sau đó bạn có thể rút tiền.',
  'turnover-not-met':
    'Vòng cược của tiền nạp chưa đủ. {turnover, select, undefined {Hãy chơi thêm một chút trước.} other {Còn phải cược: {turnover}.}}',
  'bonus-not-found': 'Không có khoản thưởng này. Hãy kiểm tra danh sách.',
  'bonus-not-open': 'Khoản thưởng này không còn mở.',
  'bonus-not-proposed': 'Khoản thưởng này không chờ quyết định.',
  'bonus-changed': 'Khoản thưởng vừa thay đổi. Hãy xem lại số tiền.',
  'bonus-stake-too-high':
    'Khi khoản thưởng còn mở, một lượt cược {maximum, select, undefined {chỉ được đến mức điều kiện cho phép} other {tối đa {maximum}}}. Hãy giảm tiền cược hoặc bỏ khoản thưởng.',
  'weights-changed': 'Có người khác vừa lưu các tỷ lệ tính này. Hãy xem lại.',
  'withdrawal-count-reached':
    'Bạn đã dùng hết {count, select, undefined {số} other {{count}}} lần rút hôm nay. Ngày mai bạn rút tiếp được.',
  'withdrawal-sum-reached':
    'Số này vượt tổng tiền rút trong một ngày. {left, select, undefined {Hãy thử số nhỏ hơn.} other {Hôm nay còn: {left}.}}',
  'withdrawal-fee-changed':
    'Phí đã thay đổi{fee, select, undefined {} other { thành {fee}}}. Hãy kiểm tra số tiền bạn nhận rồi gửi lại.',
  'refund-source-first':
    '{amount, select, undefined {Tiền nạp của bạn} other {{amount}}} phải trở về {bank, select, undefined {nơi đã gửi} other {{bank}}} trước. Hãy chọn tài khoản đó.',
  'part-not-found': 'Không có phần này của lệnh rút. Hãy tải lại trang.',
  'part-not-open': 'Phần này đang được trả rồi. Hãy tải lại trang.',
  'part-not-paid': 'Phần này chưa được trả. Hãy xác nhận khi tiền đã đến bạn.',
  'part-too-small':
    'Có phần quá nhỏ. Mức nhỏ nhất là {minimum, select, undefined {mức nạp tối thiểu} other {{minimum}}}.',
  'parts-sum-wrong':
    'Các phần cộng lại phải bằng {amount, select, undefined {số tiền chi trả} other {{amount}}}{sum, select, undefined {} other {, không phải {sum}}}.',
  'receipt-answer-missing': 'Hãy cho biết tiền đã đến chưa.',
  'proof-missing':
    'Hãy thêm ảnh cho thấy tài khoản của bạn, chẳng hạn danh sách giao dịch gần nhất.',
  'payment-dispute-not-found': 'Không có khoản thanh toán này. Hãy tải lại trang.',
  'dispute-decided': 'Khiếu nại này đã được quyết định. Không thêm được gì nữa.',
  'dispute-waits-for-answers':
    'Người trả vẫn còn trả lời được. Hãy quyết định sau khi họ trả lời hoặc hết thời gian.',
  'evidence-empty': 'Hãy viết gì đó hoặc thêm ảnh.',
  'evidence-too-often': 'Bạn đã thêm đủ những gì có thể đọc. Hãy chờ quyết định.',
  'c2c-off': 'Hiện không có thanh toán giữa thành viên. Hãy chọn cách khác.',
  'c2c-blocked':
    'Bạn đã bỏ hoặc không trả những khoản bạn đã nhận. Hiện bạn không thể nhận khoản mới.',
  'c2c-unpaid': 'Bạn đã nhận một khoản vẫn đang mở. Hãy trả hoặc bỏ khoản đó trước.',
  'c2c-offer-gone': 'Người khác vừa nhận khoản này. Hãy chọn khoản khác.',
  'c2c-deposit-not-found': 'Không có lệnh nạp này. Hãy tải lại trang.',
  'c2c-not-waiting': 'Lệnh nạp này không còn chờ bạn trả. Đừng trả nữa.',
  'withdrawal-not-found': 'Không có lệnh rút này. Hãy kiểm tra danh sách.',
  'withdrawal-not-pending': 'Lệnh rút này đã được quyết định. Hãy tải lại danh sách.',
  'held-return-not-found': 'Không có khoản hoàn về đang tạm giữ này. Hãy tải lại danh sách.',
  'held-return-decided': 'Khoản hoàn về này đã được quyết định. Hãy tải lại danh sách.',
  'deposits-suspended':
    'Quá nhiều lệnh nạp thất bại nên việc nạp của bạn bị tạm ngừng. Hãy liên hệ chăm sóc khách hàng để mở lại.',
  'deposit-means-blocked':
    'Quá nhiều lệnh nạp bằng cách này thất bại. Hãy chọn cách khác, hoặc thử lại ngày mai.',
  'limit-prompt-due': 'Trước hết hãy trả lời câu hỏi về hạn mức nạp.',
  'limit-prompt-required': 'Hãy đặt hạn mức nạp, hoặc chọn không đặt.',
  'limit-raise-unknown': 'Không có hạn mức cao hơn nào chờ bạn xác nhận. Hãy tải lại trang.',
  'limit-level-unknown': 'Không có cấp VIP này. Hãy tải lại danh sách.',
  'deposit-block-unknown': 'Việc nạp của thành viên này không bị chặn. Hãy tải lại trang.',
  'transfers-off': 'Tài khoản của bạn không chuyển được tiền cho thành viên khác.',
  'transfer-not-downline': 'Thành viên này không thuộc phần nhóm mà bạn có thể chuyển tiền.',
  'transfer-no-upline': 'Phía trên bạn không có đại lý nào để chuyển tiền.',
  'transfer-receiver-closed': 'Hiện tài khoản này không nhận được số tiền này. Chưa chuyển gì.',
  'transfer-count-reached': 'Hôm nay bạn đã chuyển đủ số lần cho phép. Hãy thử lại ngày mai.',
  'transfer-limit-reached':
    'Số này vượt hạn mức chuyển trong ngày của bạn. {remaining, select, undefined {Hãy nhập số nhỏ hơn.} other {Hôm nay còn chuyển được {remaining}.}}',
  'transfer-unknown': 'Không có lệnh chuyển này. Hãy tải lại danh sách.',
  'transfer-reversed': 'Lệnh chuyển này đã được đảo lại. Hãy tải lại danh sách.',
  'transfer-money-gone': 'Người nhận không còn số tiền này. Chưa có gì thay đổi.',
  'withdrawal-not-approved': 'Lệnh rút này chưa được duyệt. Hãy duyệt trước khi trả.',
  'withdrawal-not-paid': 'Lệnh rút này chưa được trả. Hãy xác nhận khi tiền đã đến bạn.',
  'receipt-already-confirmed':
    'Lệnh rút này đã được xác nhận nhận tiền. Bạn không cần làm gì thêm.',
  'record-changed': 'Lệnh rút này đã thay đổi từ khi bạn mở. Hãy xem lại.',
  'member-owes':
    'Hội viên này còn nợ {debt, select, undefined {tiền} other {{debt}}}, nên không chi trả gì. Hãy từ chối lệnh rút, hoặc chờ đến khi trả hết nợ.',
  'signatures-needed': 'Trước hết hai người phải ký lệnh rút này.',
  'deposit-settled-already': 'Lệnh nạp này đã vào số dư.',
  'deposit-not-settled': 'Lệnh nạp này chưa vào số dư nên không có gì để thu hồi.',
  'adjustment-proof-missing': 'Hãy nêu điều gì chứng minh tiền đã đến.',
  'adjustment-waiting-already': 'Đã có người đề xuất việc này cho lệnh nạp.',
  'adjustment-not-found': 'Không có điều chỉnh này, hoặc nó chưa được ghi sổ.',
  'adjustment-decided': 'Điều chỉnh này đã được quyết định.',
  'case-claimed': '{name, select, undefined {Người khác} other {{name}}} đang xem lệnh rút này.',
  'pay-not-allowed': 'Bạn không được trả lệnh rút.',
  'withdrawal-rules-changed': 'Có người khác vừa đổi quy tắc. Hãy tải lại.',
  'reason-text-missing': 'Hãy viết lý do ít nhất bằng tiếng Anh.',
  'remark-missing': 'Hãy viết vì sao bạn từ chối: thành viên sẽ đọc.',
  'bulk-unknown': 'Bản xem trước này không còn. Hãy tạo bản mới.',
  'reason-unknown': 'Lý do này không có trong danh sách.',
  'reasons-too-many': 'Danh sách lý do đã đầy. Hãy xóa bớt trước.',
  'handover-waiting': 'Lần bàn giao gần nhất của bạn chưa được nhận.',
  'handover-unknown': 'Không có lần bàn giao này.',
  'handover-accepted': 'Lần bàn giao này đã được nhận.',
  'rule-approves-all': 'Quy tắc duyệt cần điều kiện “số tiền tối đa”.',
  'rule-twice': 'Hai quy tắc có cùng mã.',
  'days-wrong': 'Hãy chọn những ngày có thật, tối đa một năm.',
  'provider-unknown': 'Không có cổng thanh toán này, hoặc nó không công bố tệp hằng ngày.',
  'difference-unknown': 'Không có chênh lệch này.',
  'difference-closed': 'Chênh lệch này đã đóng.',
  'receipt-disputed': 'Bạn đã báo rằng lệnh rút này chưa đến. Chăm sóc khách hàng đang kiểm tra.',
  'deposit-limit-reached':
    '{whose, select, operator {Lệnh nạp này sẽ vượt hạn mức nạp chúng tôi đặt cho tài khoản của bạn.} other {Lệnh nạp này sẽ vượt hạn mức bạn đã đặt.}} {remaining, select, undefined {Hãy nhập số nhỏ hơn.} none {Bạn có thể nạp lại khi hạn mức làm mới.} other {Còn được nạp: {remaining}.}}',
  'stake-limit-reached':
    'Tiền cược này sẽ vượt hạn mức bạn đã đặt. Hãy giảm tiền cược hoặc đợi hạn mức làm mới.',
  'loss-limit-reached': 'Bạn đã chạm hạn mức thua đã đặt. Bạn có thể chơi lại khi hạn mức làm mới.',
  'spend-limit-reached':
    'Bạn đã chạm hạn mức chi tiêu đã đặt. Bạn có thể chơi lại khi hạn mức làm mới.',
  'session-limit-reached':
    'Bạn đã chơi đủ thời gian tự cho phép. Hãy nghỉ một lúc rồi quay lại sau.',
  'player-on-break':
    'Bạn đang tạm nghỉ chơi{until, select, undefined {} other { đến {until}}}. Kỳ nghỉ tự kết thúc và không thể rút ngắn.',
  'self-excluded':
    'Bạn đã tự loại trừ khỏi việc chơi{until, select, undefined {} other { đến {until}}}. Không ai có thể kết thúc sớm; số tiền bạn có vẫn rút được.',
  'session-budget-due': 'Trước tiên hãy đặt ngân sách tiền và thời gian cho phiên này.',
  'reality-check-due':
    'Hãy dành chút thời gian xem bạn đã chơi bao lâu và tốn bao nhiêu, rồi chơi tiếp nếu muốn.',
  'reality-check-locked':
    'Việc chơi đang tạm dừng. {minutes, select, undefined {Vui lòng đợi một chút.} other {Bạn chơi tiếp được sau khoảng {minutes} phút.}}',
  'round-unknown': 'Không có ván này trong tài khoản của bạn. Hãy kiểm tra lịch sử cược.',
  'choice-not-allowed': 'Không dùng được lựa chọn này với mức cược này. Hãy chọn cách khác.',
  'step-not-allowed': 'Hiện không thể thực hiện bước này.',
  'hand-over': 'Ván này đã kết thúc.',
  'hand-moved-on': 'Ván này đã tiếp tục ở cửa sổ khác. Đây là tình trạng hiện tại.',
  'free-bet-unknown': 'Bạn không còn cược miễn phí này. Không có gì được cược.',
  'free-rounds-unknown': 'Bạn không còn ván miễn phí này. Chưa có tiền cược nào.',
  'round-open': 'Một ván trước vẫn đang mở. Hãy hoàn tất ván đó trước.',
  'issue-not-open': 'Kỳ này chưa mở nhận cược.',
  'issue-unknown': 'Không có kỳ này.',
  'issue-closed': 'Kỳ này đã đóng. Chưa có tiền nào được cược.',
  'play-off': 'Kiểu chơi này hiện không mở. Chưa có tiền nào được cược.',
  'slip-refused':
    'Không thể nhận vé{slip, select, undefined {} other { {slip}}}{reason, select, undefined {} other {: {reason}}}. Chưa có tiền nào được cược.',
  'number-closed':
    '{number, select, undefined {Một số} other {Số {number}}} trong {slip, select, undefined {vé} other {vé {slip}}} không nhận cược nữa ở kỳ này. Chưa đặt cược khoản nào.',
  'chase-refused':
    'Không thể nuôi số các kỳ này{reason, select, undefined {} other {: {reason}}}. Chưa có tiền nào được cược.',
  'total-differs':
    '{total, select, undefined {Tổng tiền không khớp} other {Tổng tiền là {total}, không phải {told}}}. Hãy kiểm tra các vé. Chưa có tiền nào được cược.',
  'too-many-slips':
    '{most, select, undefined {Đơn có quá nhiều vé} other {Mỗi đơn nhận tối đa {most} vé}}.',
  'exposure-limit-reached':
    'Lựa chọn này đã hết chỗ trong kỳ này. Hãy chọn số khác hoặc cược nhỏ hơn.',
  'stakes-closed': 'Đã đóng cược cho vòng này. Chưa có khoản cược nào bị trừ.',
  'round-slips-reached': 'Bạn đã có đủ số cược mà vòng này nhận. Chưa có khoản cược nào bị trừ.',
  'round-sold-out': 'Vòng này không nhận thêm cược với số tiền này. Chưa có khoản cược nào bị trừ.',
  'slip-unknown': 'Bạn không có cược này trong vòng này.',
  'flight-not-begun': 'Chưa thể rút: chuyến bay chưa đạt 1,01×.',
  'flight-unknown': 'Không có chuyến bay này.',
  'flight-cancelled': 'Chuyến bay này đã bị hủy.',
  'flight-drawn': 'Chuyến bay này đã có kết quả và không hủy được.',
  'flight-not-late': 'Chuyến bay này vẫn còn ra kết quả được. Chỉ hủy được chuyến bị trễ.',
  'flight-over': 'Chuyến bay đã kết thúc trước khi chúng tôi nhận lệnh rút của bạn. Cược này thua.',
  'lottery-blocked':
    'Tài khoản của bạn không dùng được xổ số. Chưa đặt cược nào. Nếu có thắc mắc, hãy liên hệ chúng tôi.',
  'lottery-limit-reached':
    'Đơn này vượt giới hạn của tài khoản{most, select, undefined {} other { ({most})}}. Hãy giảm tiền cược. Chưa đặt cược nào.',
  'order-unknown': 'Không có đơn cược này.',
  'order-not-open': 'Không thể hủy đơn cược này nữa.',
  'group-out-of-range':
    '{least, select, undefined {Không có nhóm thưởng này.} other {Không có nhóm thưởng này. Hãy chọn từ {least} đến {most}.}}',
  'group-off-step':
    '{step, select, undefined {Nhóm thưởng này nằm giữa hai bước.} other {Nhóm thưởng tăng theo bước {step}. Hãy chọn {below} hoặc {above}.}}',
  'group-not-below-parent':
    '{most, select, undefined {Nhóm thưởng này quá cao với thành viên này.} other {Nhóm thưởng cao nhất cho thành viên này là {most}.}}',
  'group-below-team':
    '{least, select, undefined {Nhóm thưởng này thấp hơn một nhóm trong đội của thành viên này.} other {Trong đội của thành viên này đã có người ở nhóm {least}. Đừng chọn nhóm thấp hơn.}}',
  'play-unknown': 'Xổ số này không có kiểu chơi đó.',
  'schedule-invalid':
    'Không thể lưu lịch này. {reason, select, no_draws {Không có lần quay nào.} sessions_overlap {Các phiên chồng lên nhau.} closes_before_it_opens {Có kỳ đóng trước khi mở.} a_day_runs_into_the_next {Một ngày lấn sang ngày sau.} the_name_has_no_number {Mẫu tên kỳ không có số thứ tự.} the_name_is_too_long {Tên kỳ quá dài.} two_days_would_have_the_same_names {Hai ngày sẽ có tên kỳ giống nhau.} two_years_would_have_the_same_names {Hai năm sẽ có tên kỳ giống nhau.} a_holiday_ends_before_it_begins {Ngày nghỉ kết thúc trước khi bắt đầu.} an_extra_day_is_before_the_first {Có ngày quay thêm trước ngày xổ số đầu tiên.} a_day_does_not_exist {Có ngày không tồn tại.} other {Hãy kiểm tra.}} Chưa có gì thay đổi.',
  'lottery-terms-invalid':
    'Các điều khoản này không khớp nhau. {reason, select, groups_out_of_order {Nhóm thưởng thấp nhất cao hơn nhóm cao nhất.} group_not_even {Nhóm thưởng cách nhau 2 đơn vị.} cap_below_ticket {Trần của kỳ thấp hơn trần của vé.} exposure_below_cap {Hạn mức mỗi kết quả thấp hơn trần của vé.} amount_zero {Có số tiền bằng 0.} amount_too_high {Có số tiền quá cao.} amount {Số tiền có tối đa hai chữ số thập phân, tỷ lệ cược bốn chữ số.} price_fixed {Xổ số này chơi theo giá đầy đủ.} tiers_differ {Kiểu cược này có các tỷ lệ khác.} push_changed {Tiền cược hoàn lại có tỷ lệ 1.} other {Hãy kiểm tra.}} Chưa có gì thay đổi.',
  'limited-numbers-changed':
    'Có người khác vừa thay đổi các số này. Hãy tải lại rồi thực hiện thay đổi của bạn lần nữa.',
  'limited-number-invalid':
    '{number, select, undefined {Một số} other {“{number}”}} không thể bị giới hạn: bị lặp, sai số chữ số, hoặc kiểu chơi không có số đơn. Chưa có gì thay đổi.',
  'return-out-of-range':
    'Tỷ lệ hoàn trả nằm ngoài giới hạn{percent, select, undefined {} other {: sẽ là {percent}% và phải nằm giữa {least}% và {most}%}}. Chưa có gì thay đổi.',
  'drawn-by-us': 'Baize tự quay xổ số này. Không thể nhập hay sửa kết quả.',
  'result-too-early': 'Kỳ này chưa quay.',
  'result-known': 'Kỳ này đã có kết quả. Chỉ có thể sửa.',
  'result-same': 'Kỳ này đã có đúng các số đó.',
  'result-invalid':
    'Các số này không thể là kết quả. {reason, select, places_wrong {Số lượng số không đúng.} number_unknown {Có số không thuộc trò chơi này.} number_repeated {Có số bị lặp.} other {Hãy kiểm tra.}}',
  'numbers-differ': 'Các số này khác với lần nhập đầu. Chưa có gì thay đổi. Hãy kiểm tra cả hai.',
  'issue-drawn': 'Kỳ này đã có kết quả nên không thể hủy.',
  'issue-not-drawn': 'Kỳ này chưa có kết quả.',
  'issue-settling': 'Kỳ này đang được trả thưởng. Hãy thử lại sau giây lát.',
  'issue-cancelled': 'Kỳ này đã bị hủy.',
  'proposal-unknown': 'Không có đề xuất này.',
  'proposal-closed': 'Đề xuất này đã được quyết định.',
  'proposal-waits': 'Đã có một đề xuất chờ người thứ hai. Hãy quyết định đề xuất đó trước.',
  'seed-rotation-blocked': 'Không thể đổi seed khi còn ván đang mở. Hãy hoàn tất ván trước.',
  'seed-not-committed': 'Seed máy chủ kế tiếp chưa được cho bạn xem. Hãy mở trang công bằng trước.',
  'game-unknown': 'Game này không có ở đây. Hãy chọn game khác.',
  'game-off': 'Game này hiện không được cung cấp. Hãy chọn game khác.',
  'game-unverified':
    'Các game của chúng tôi tạm dừng: mã của chúng đang được kiểm tra. Tiền của bạn an toàn; hãy thử lại sau.',
  'game-maintenance': 'Game này đang bảo trì. Hãy chọn game khác hoặc quay lại sau.',
  'demo-not-offered': 'Game này không chơi thử được.',
  'vendor-unavailable':
    'Nhà cung cấp game này không phản hồi. Hãy thử lại sau giây lát hoặc chọn game khác.',
  'favourites-full': 'Danh sách yêu thích của bạn đã đầy. Hãy bỏ bớt một game trước.',
  'picture-unknown': 'Không có hình này.',
  'category-unknown': 'Không có thể loại này.',
  'vendor-unknown': 'Không có nhà cung cấp này.',
  'notice-unknown': 'Không có thông báo này. Hãy tải lại danh sách.',
  'article-unknown': 'Không có bài viết này.',
  'article-not-house': 'Bài này không có nội dung mặc định.',
  'article-incomplete': 'Hãy viết tiêu đề và nội dung bằng mọi ngôn ngữ.',
  'feedback-length':
    'Nội dung góp ý cần {min, select, undefined {dài hơn hoặc ngắn hơn} other {từ {min} đến {max} từ}}.',
  'feedback-too-often': 'Bạn đã viết nhiều lần. Vui lòng đợi một giờ.',
  'feedback-unknown': 'Không có góp ý này.',
  'feedback-answered': 'Góp ý này đã được trả lời.',
  'language-unknown': 'Ngôn ngữ này không được hỗ trợ.',
  'notice-untitled': 'Hãy đặt tiêu đề cho thông báo bằng ít nhất một ngôn ngữ.',
  'notice-dates-crossed': 'Thông báo sẽ kết thúc trước khi bắt đầu. Hãy đổi một trong hai ngày.',
  'vip-levels-changed':
    'Có người khác vừa thay đổi các cấp. Hãy tải lại rồi thực hiện thay đổi của bạn lần nữa.',
  'vip-level-unknown': 'Không có cấp này. Hãy tải lại trang.',
  'vip-emblem-twice':
    '{level, select, undefined {Một cấp} other {Cấp {level}}} đang dùng huy hiệu mà cấp khác đã có.',
  'vip-levels-not-ascending':
    '{level, select, undefined {Một cấp} other {Cấp {level}}} không đòi hỏi cao hơn cấp dưới nó. Mỗi cấp cần tổng cược lớn hơn, và tiền nạp không được giảm.',
  'vip-keep-too-high':
    '{level, select, undefined {Một cấp} other {Cấp {level}}} không được đòi hỏi để giữ cao hơn để đạt, cũng không thấp hơn cấp dưới nó.',
  'vip-benefit-falling':
    '{level, select, undefined {Một cấp} other {Cấp {level}}} có quyền lợi kém hơn cấp dưới nó hoặc kém hơn khi không có cấp.',
  'vip-contact-invalid':
    'Liên hệ của {level, select, undefined {một cấp} other {cấp {level}}} phải bắt đầu bằng https://, mailto: hoặc tel: và phải đầy đủ.',
  'vip-level-held':
    '{level, select, undefined {Cấp này} other {Cấp {level}}} đang có thành viên nên không xóa được.',
  'vip-until-invalid': 'Hãy chọn một ngày sau hôm nay, trong vòng một năm.',
  'vip-not-set': 'Thành viên này không có cấp được đặt: cấp vốn đã theo lượt chơi.',
  'jackpot-unknown': 'Không có jackpot này.',
  'jackpot-terms-invalid':
    'Các điều kiện này không hợp: trần phải cao hơn vốn khởi điểm, và jackpot bí ẩn phải có phần góp.',
  'jackpot-ceiling-lowered':
    'Trần không bao giờ bị hạ: người chơi đã được báo rằng giải có thể đạt đến đó.',
  'order-incomplete': 'Danh sách không còn mới. Hãy tải lại và sắp xếp lần nữa.',
  'launch-mode-unknown': 'Không mở được game theo cách này. Hãy mở lại từ sảnh.',
  'launch-used': 'Liên kết game này đã được dùng. Hãy mở lại game từ sảnh.',
  'game-open-elsewhere': 'Bạn đã mở một slot ở cửa sổ khác. Mỗi lúc chỉ chơi được một slot.',
  'rules-changed':
    'Luật của game này đã thay đổi nên chưa có tiền cược nào bị trừ. Hãy mở lại game để chơi theo luật mới.',
  'stake-not-offered': 'Game này không có mức cược đó. Hãy chọn một mức được hiển thị.',
  'stake-too-high':
    'Mức cược này vượt quá mức bạn được cược trong một ván slot. Hãy chọn mức cược thấp hơn.',
  // vendors
  'token-unknown': 'Không có game nào mở với token này. Hãy mở lại game từ sảnh.',
  'token-expired': 'Phiên chơi này đã kết thúc. Hãy mở lại game từ sảnh.',
  'player-unknown': 'Người chơi này chưa mở game nào của bạn.',
  'currency-differs': 'Loại tiền không trùng với loại tiền khi mở game này.',
  'bet-unknown': 'Không có lượt cược này trong ván.',
  'bet-rolled-back': 'Lượt cược này đã bị thu hồi và không còn được tính.',
  'round-closed': 'Ván này đã kết thúc. Hãy bắt đầu ván mới.',
  'round-paid': 'Ván này đã trả thưởng: lượt cược cuối không thể thu hồi.',
  'wallet-unknown': 'Ví này hiện không nhận chuyển tiền.',
  'address-invalid': 'Đây không phải địa chỉ máy chủ. Hãy bắt đầu bằng https:// và kiểm tra lại.',
  'key-invalid':
    'Khóa này không dùng được. Khóa bí mật có ít nhất 32 ký tự; khóa công khai là RSA từ 2048 bit, dạng PEM.',
  'key-missing': 'Thiếu khóa của nhà cung cấp này. Hãy nhập khóa trước.',
  'chat-room-unknown': 'Không có phòng này.',
  'chat-room-closed': 'Phòng này đã đóng, không nhận tin mới.',
  'chat-room-unnamed': 'Hãy đặt tên phòng bằng ít nhất một ngôn ngữ.',
  'chat-paused':
    'Trong lúc bạn tạm nghỉ hoặc tự loại trừ, các phòng đóng với bạn. Chăm sóc khách hàng vẫn ở đây vì bạn.',
  'chat-banned': 'Hiện các phòng đóng với bạn. Chăm sóc khách hàng có thể cho bạn biết thêm.',
  'chat-muted':
    'Hiện bạn không thể viết trong các phòng. Chăm sóc khách hàng có thể cho bạn biết thêm.',
  'chat-rules-due': 'Trước hết, hãy đọc nội quy và đồng ý tuân thủ.',
  'chat-phone-needed': 'Để viết ở đây, hãy xác minh số điện thoại trước.',
  'chat-deposit-needed': 'Để viết ở đây, bạn cần đã từng nạp tiền.',
  'chat-text-empty': 'Hãy viết gì đó trước.',
  'chat-text-long': 'Tin nhắn này quá dài{max, select, undefined {} other {: tối đa {max} ký tự}}.',
  'chat-words-blocked': 'Tin nhắn này có những từ không được dùng ở đây. Hãy sửa rồi gửi lại.',
  'chat-too-often': 'Bạn viết quá nhanh. Hãy đợi một lát rồi gửi lại.',
  'chat-slow':
    'Phòng này đang ở chế độ chậm. {seconds, select, undefined {Hãy đợi một lát rồi gửi lại.} other {Hãy gửi lại sau {seconds} giây.}}',
  'chat-repeated': 'Bạn vừa gửi đúng nội dung này.',
  'chat-message-unknown': 'Tin nhắn này không còn nữa.',
  'chat-message-own': 'Đây là tin nhắn của chính bạn.',
  'chat-writer-unknown': 'Bạn chưa ẩn người này.',
  'chat-reports-many':
    'Bạn đã báo cáo nhiều tin nhắn. Nhân viên đang xem xét; vui lòng đợi một giờ.',
  'chat-sanction-unknown': 'Không có lệnh cấm này, hoặc lệnh đã hết hạn.',
  'chat-thread-unknown': 'Không có cuộc trò chuyện này.',
  'chat-thread-taken':
    'Một nhân viên khác đang phụ trách cuộc trò chuyện này{by, select, undefined {} other {: {by}}}. Hãy tiếp quản trước.',
  // brand
  'brand-file-unknown': 'Không có tệp này của thương hiệu. Hãy tải lại trang.',
  'contrast-too-low':
    'Các màu này khó đọc{theme, select, undefined {} other { ở giao diện {theme, select, dark {tối} other {sáng}}: {text} trên {ground} có độ tương phản {ratio} và cần {least}}}. Chưa lưu gì.',
  'icon-not-square': 'Biểu tượng phải vuông và rộng ít nhất 192 pixel. Hãy chọn hình khác.',
  'web-address-invalid':
    'Đây không phải địa chỉ web đầy đủ{address, select, undefined {} other {: {address}}}. Hãy viết với https:// và không kèm tên hay mật khẩu.',
  'contact-twice': 'Mỗi loại liên hệ chỉ có một lần. Hãy bỏ mục thứ hai.',
  'package-invalid':
    'Thông tin gói chưa đúng. Tên có dạng com.example.house, dấu vân tay gồm 32 cặp chữ số cách nhau bằng dấu hai chấm, mã hash gồm 64 chữ số.',
  'certificate-invalid':
    'Chứng chỉ này không dùng được: phải ở dạng PEM, còn hiệu lực và khớp với khóa.',
  // console
  'member-state-fixed': 'Tài khoản này đã đóng hoặc bị loại trừ. Không đổi được trạng thái ở đây.',
  'password-change-due':
    'Trước hết hãy chọn mật khẩu của riêng bạn: mật khẩu được cấp chỉ dùng cho một lần đăng nhập.',
  'second-factor-enrolment':
    'Trước hết hãy thiết lập yếu tố thứ hai cho tài khoản. Cho đến khi đó không mở được gì khác.',
  'staff-account-locked': 'Tài khoản nhân viên này bị khóa. Hãy hỏi chủ sở hữu nền tảng.',
  'initial-password-expired': 'Mật khẩu bạn được cấp đã quá hạn. Hãy xin mật khẩu mới.',
  'password-short': 'Hãy dùng ít nhất {min, select, undefined {12} other {{min}}} ký tự.',
  'password-guessable':
    'Mật khẩu này chứa tên của bạn hoặc tên thương hiệu. Hãy chọn mật khẩu khác.',
  'staff-unknown': 'Không có tài khoản nhân viên này.',
  'staff-own': 'Không ai tự đổi tài khoản của mình ở đây. Hãy nhờ nhân viên khác.',
  'staff-above-own': 'Tài khoản này có quyền cao hơn bạn. Hãy nhờ người có quyền tương đương.',
  'role-unknown': 'Không có vai trò này.',
  'role-fixed': 'Không đổi được vai trò của chủ sở hữu.',
  'role-own': 'Không ai tự đổi vai trò mình đang giữ. Hãy nhờ nhân viên khác.',
  'role-above-own': 'Vai trò này có quyền cao hơn bạn. Bạn chỉ trao được những quyền bạn có.',
  'role-held': 'Vẫn có người giữ vai trò này. Hãy trao cho họ vai trò khác trước.',
  'role-taken': 'Đã có vai trò mang tên này.',
  'permission-unknown': 'Một trong các quyền này không tồn tại.',
  'permission-alone':
    'Quyền xem tin nhắn sandbox cần quyền đặt lại mật khẩu và yếu tố xác thực của thành viên trong cùng vai trò.',
  'second-person-needed':
    'Việc này phải do nhân viên khác làm: bạn đã đề xuất, hoặc trong 24 giờ qua đã đổi cách đăng nhập của thành viên này hay của đồng nghiệp bạn.',
  'staff-credentials-wrong':
    'Tên đăng nhập hoặc mật khẩu không đúng. Hãy kiểm tra cả hai rồi thử lại.',
  'staff-locked':
    'Tài khoản nhân viên này bị khóa sau nhiều lần sai. Hãy đợi {minutes, select, undefined {một lúc} other {khoảng {minutes} phút}} rồi thử lại.',
  'agreement-kind-off': 'Hiện không có hợp đồng loại này.',
  'agreement-not-direct':
    'Bạn chỉ ký được hợp đồng với đại lý ngay dưới bạn. Hãy kiểm tra tên đăng nhập.',
  'agreement-period-wrong': 'Hợp đồng loại này không có kỳ này. Hãy chọn kỳ khác.',
  'agreement-terms-invalid':
    'Các bậc phải tăng dần: mỗi bậc đòi hỏi nhiều hơn bậc trước và trả không ít hơn. Tỷ lệ phải trên 0 và không quá 100%.',
  'agreement-salaries-exclude':
    'Đại lý này đã có lương loại khác với bạn. Lương ngày, lương giờ và lương thời gian thực loại trừ lẫn nhau.',
  'agreement-rate-above-own':
    '{tier, select, undefined {Một bậc} other {Bậc {tier}}} trả cao hơn mức hợp đồng của chính bạn cho bạn với cùng điều kiện. Hãy giảm tỷ lệ của bậc đó.',
  'agreement-rate-above-house':
    'Với hợp đồng loại này, chúng tôi chỉ đề nghị {most, select, undefined {tỷ lệ thấp hơn} other {tối đa {most} %}}. Hãy giảm các tỷ lệ.',
  'agreement-pay-above-house':
    'Lương do chúng tôi trả chỉ là {most, select, undefined {số tiền thấp hơn} other {tối đa {most}}} mỗi kỳ. Hãy đặt mức tối đa không cao hơn.',
  'bill-proposal-waits': 'Đã có một khoản thanh toán của phiếu này đang chờ người thứ hai.',
  'bill-proposal-not-found': 'Khoản thanh toán này không còn chờ người thứ hai. Hãy tải lại phiếu.',
  'agreement-answer-due':
    'Đã có một đề nghị đang chờ trả lời. Hãy rút lại trước khi viết đề nghị mới.',
  'agreement-not-found': 'Không có hợp đồng này. Hãy tải lại danh sách.',
  'agreement-request-unnamed': 'Có nhiều yêu cầu đang chờ. Hãy cho biết bạn trả lời yêu cầu nào.',
  'agreement-state-fixed':
    'Không thể làm việc này nữa: hợp đồng đã thay đổi. Hãy tải lại hợp đồng.',
  'bill-state-fixed': 'Không thể làm việc này nữa: phiếu đã tất toán. Hãy tải lại phiếu.',
  'bill-facts-large':
    'Phiếu này có hơn 100.000 thành viên, quá nhiều cho một tệp. Hãy xem danh sách thành viên theo từng trang.',
  'bill-facts-gone':
    'Số liệu của từng hội viên trong kỳ này không còn được lưu. Phiếu theo giờ hoặc năm phút xuất được trong 35 ngày.',
  'bill-dispute-open': 'Phiếu này đã có khiếu nại. Hãy chờ trả lời.',
  'bill-dispute-none': 'Phiếu này không có khiếu nại. Hãy tải lại phiếu.',
  'run-not-found': 'Không có lần chốt kỳ này. Hãy tải lại danh sách.',
  'run-too-early': 'Kỳ này chưa hết hoặc số liệu chưa được tính xong. Hãy thử lại sau.',
  'agreement-days-too-many':
    'Có thể tính thử kỳ theo giờ trong 7 ngày và kỳ năm phút trong 1 ngày, thuộc 35 ngày gần nhất.',
  'agreement-days-wrong': 'Hãy chọn ngày đầu rồi ngày cuối, tối đa 186 ngày.',
  'bill-not-found': 'Không có phiếu thanh toán này. Hãy tải lại danh sách.',
  'agent-links-full': 'Bạn đã có tối đa số liên kết đang mở. Hãy đóng liên kết không còn cần.',
  'agent-link-unknown': 'Bạn không có liên kết này. Hãy tải lại danh sách.',
  'agent-already': 'Thành viên này đã là đại lý.',
  'agent-promotion-failed':
    'Hội viên này không thể trở thành đại lý. Hãy hỏi bộ phận chăm sóc khách hàng.',
  'agent-unknown': 'Không có đại lý nào tên này đang hoạt động. Hãy kiểm tra tên đăng nhập.',
  'agent-registrations-full':
    'Hôm nay bạn đã đăng ký tối đa số người. Hãy chia sẻ liên kết hoặc thử lại ngày mai.',
  'agent-member-came': 'Thành viên này đã đăng nhập. Giờ chỉ chính họ mới đặt được mật khẩu.',
  'agent-not-yet': 'Thành viên này không phải là đại lý.',
  'move-second-person':
    'Việc này phải do nhân viên khác làm: bạn đã đề xuất lần chuyển này, hoặc trong 24 giờ qua đã đổi cách đăng nhập của một đại lý phía trên vị trí mới.',
  'move-proposal-gone': 'Lần chuyển này không còn chờ người thứ hai. Hãy tải lại trang.',
  'agent-too-deep': 'Tuyến sẽ quá dài. Hãy chọn đại lý ở cấp cao hơn.',
  'agent-below': 'Không ai có thể ở dưới chính mình hoặc dưới nhóm của mình.',
  'member-not-found': 'Không có thành viên này. Hãy kiểm tra tên đăng nhập hoặc mã.',
  'module-unknown': 'Không có công tắc mô-đun này. Hãy tải lại danh sách.',
  'module-fixed': 'Không tắt được công tắc này: nền tảng cần nó.',
  'setting-unknown': 'Không có cài đặt này. Hãy tải lại danh sách.',
  'setting-invalid':
    'Giá trị này không được phép cho cài đặt. {min, select, undefined {Hãy sửa rồi thử lại.} other {Hãy nhập số nguyên từ {min} đến {max}.}}',
  'field-rule-invalid':
    'Quy tắc này không dùng được. {fault, select, bounds {Hãy cho độ dài tối thiểu từ 0 và độ dài tối đa từ 1 đến 500, không nhỏ hơn tối thiểu.} kind {Hãy chọn một trong các kiểu mẫu.} unreadable {Không phải trình duyệt nào cũng đọc được mẫu này: không dùng được look-around và back reference.} slow {Có những văn bản khiến mẫu chạy quá lâu: hãy tránh lặp bên trong lặp.} other {Hãy sửa rồi thử lại.}}',
  'address-list-invalid':
    'Có một mục không phải địa chỉ IP hay dải địa chỉ IP{address, select, undefined {} other {: {address}}}. Hãy viết như 198.51.100.7, 198.51.100.0/24 hoặc 2001:db8::/32.',
  'terms-incomplete':
    'Hãy viết điều khoản và thông báo quyền riêng tư bằng mọi ngôn ngữ trước khi công bố.',
  'message-incomplete': 'Hãy viết tiêu đề và nội dung bằng mọi ngôn ngữ.',
  'message-unknown': 'Không có tin nhắn này. Hãy tải lại danh sách.',
  'message-withdrawn': 'Tin nhắn này đã được thu hồi.',
  'receiver-on-pause':
    '{name, select, undefined {Có người trong danh sách} other {{name}}} đang tạm nghỉ hoặc tự loại trừ và không được nhận quảng cáo. Hãy bỏ tên này khỏi danh sách.',
  'audience-empty': 'Không có ai nhận tin nhắn này.',
  'movement-not-found': 'Không có biến động này.',
  'record-period-missing': 'Hãy chọn những ngày cần lưu.',
  'record-too-long': 'Có quá nhiều mục cho một tệp. Hãy chọn khoảng ngắn hơn.',
  'statement-period-invalid':
    'Sao kê bao gồm từ 1 đến 366 ngày tính đến hôm nay. Hãy kiểm tra ngày.',
  'statement-too-long': 'Có quá nhiều mục cho một sao kê. Hãy chọn khoảng ngắn hơn.',
  'promotion-not-found': 'Khuyến mãi này không có. Hãy mở lại danh sách.',
  'promotion-closed': 'Khuyến mãi này đã kết thúc.',
  'promotion-changed': 'Điều khoản đã thay đổi. Hãy đọc lại trước khi tiếp tục.',
  'board-not-found': 'Hiện chưa có bảng xếp hạng ở đây.',
  'board-ended': 'Bảng xếp hạng này đã kết thúc.',
  'promotion-stopped': 'Khuyến mãi này đã bị dừng.',
  'promotion-not-for-you': 'Khuyến mãi này không áp dụng cho tài khoản của bạn.',
  'promotion-mobile-missing': 'Trước tiên hãy xác minh số điện thoại của bạn.',
  'promotion-group-taken':
    'Bạn đang tham gia một khuyến mãi khác cùng loại. Hãy hoàn thành hoặc rời khuyến mãi đó trước.',
  'promotion-not-joined': 'Bạn chưa tham gia khuyến mãi này.',
  'promotion-had': 'Bạn đã đăng ký khuyến mãi này hoặc đã nhận phần thưởng của nó.',
  'promotion-code-unknown': 'Mã này không hợp lệ. Hãy kiểm tra rồi thử lại.',
  'promotion-code-often': 'Bạn đã thử quá nhiều mã. Hãy thử lại sau.',
  'promotion-budget-spent': 'Khuyến mãi này đã trao hết phần thưởng.',
  'promotion-dates-wrong': 'Thời điểm kết thúc phải sau thời điểm bắt đầu.',
  'promotion-reward-wrong':
    'Một phần thưởng chưa đầy đủ. Hãy kiểm tra số tiền, loại và điều khoản.',
  'promotion-condition-wrong':
    'Một điều kiện không khớp với sự kiện kích hoạt. Hãy kiểm tra cả hai.',
  'promotion-draw-wrong':
    'Rút thưởng chưa đầy đủ. Nó mở bằng vé hoặc hằng ngày, trả ngay cho mỗi lượt và không có bậc.',
  'draw-used-up':
    'Rút thưởng này đã đóng: một giải đã hết nên tỷ lệ không còn đúng. Vé vẫn là của bạn.',
  'draw-opening-unknown': 'Bạn chưa mở lượt rút thưởng này.',
  'ticket-missing': 'Bạn không có vé cho lần rút thưởng này.',
  'ticket-unknown': 'Vé này không tồn tại.',
  'voucher-used': 'Phiếu này đã được dùng.',
  'voucher-cancelled': 'Phiếu này đã bị hủy.',
  'voucher-expired': 'Phiếu này đã hết hạn.',
  'voucher-promotion-wrong': 'Phiếu chỉ được tạo cho khuyến mãi bằng mã.',
  'voucher-expiry-wrong': 'Thời hạn nằm trong quá khứ.',
  'voucher-name-taken': 'Khuyến mãi này đã có phiếu với tên này. Không thể hiện lại các mã đó.',
  'voucher-batches-full': 'Khuyến mãi này đã đạt số đợt phiếu tối đa.',
  'voucher-not-found': 'Các phiếu này không tồn tại.',
  'voucher-none-left': 'Không còn phiếu nào trong số này.',
  'promotion-budget-too-low': 'Ngân sách không đủ cho một phần thưởng.',
  'promotion-audience-wrong':
    'Không ai thuộc được đối tượng này. Hãy kiểm tra cấp, ngày đăng ký và việc thành viên mới có tham gia được trước không.',
  'promotion-conditions-opposed':
    'Các điều kiện của một bậc không bao giờ cùng thỏa. Hãy đối chiếu các giá trị với nhau, với đối tượng và với thời gian.',
  'promotion-terms-wrong':
    'Không tiền cược nào đáp ứng được điều khoản này. Hãy kiểm tra tiền cược tối đa và mức mở khóa.',
  'promotion-share-uncapped':
    'Tỷ lệ trên 10% cần có số tiền tối đa hoặc ngân sách cho mỗi thành viên.',
  'promotion-budget-opposed':
    'Các ngân sách mâu thuẫn với nhau hoặc với phần thưởng đắt nhất. Ngân sách mỗi ngày và mỗi thành viên không vượt quá tổng, và mỗi ngân sách phải đủ cho một phần thưởng.',
  'segment-filter-wrong': 'Không ai thuộc được phân khúc này. Hãy đối chiếu các giới hạn với nhau.',
  'promotion-text-missing': 'Hãy viết tiêu đề và điều khoản bằng tiếng Anh.',
  'promotion-segment-unknown': 'Phân khúc của khuyến mãi này không tồn tại.',
  'segment-not-found': 'Không có phân khúc này.',
  'segment-changed': 'Có người khác vừa sửa phân khúc này. Hãy mở lại.',
  'segment-name-taken': 'Một phân khúc khác đã có tên này.',
  'envelope-not-found': 'Không có bao lì xì này.',
  'envelope-not-open': 'Bao lì xì này hiện không mở.',
  'envelope-empty': 'Mọi phần của bao lì xì này đã có người nhận.',
  'envelope-sum-wrong':
    'Tổng, số phần và các số tiền không khớp: cần tròn đến xu, mỗi phần ít nhất một xu.',
  'envelope-published': 'Bao lì xì này đã công bố và không thể thay đổi.',
  'envelope-over': 'Bao lì xì này hiện không diễn ra.',
  'promotion-trial-impossible':
    'Dữ liệu trước đây không cho biết khi nào sự kiện kích hoạt này đã xảy ra. Có thể tính thử khuyến mãi cho nạp tiền, cược, đăng nhập và đăng ký.',
  'promotion-second-person': 'Người thứ hai phải công bố khuyến mãi này.',
  'reward-not-found': 'Không có phần thưởng này. Hãy tải lại danh sách.',
  'reward-not-available': 'Hiện không thể nhận phần thưởng này.',
  'reward-expired': 'Phần thưởng này đã hết hạn.',
  'reward-decided': 'Phần thưởng này đã được xét rồi.',
  'reward-amount-wrong': 'Phần thưởng này không thể có số tiền đó.',
  'reward-own-member': 'Bạn đã mở tài khoản của thành viên này. Người khác phải quyết định.',
  'reward-not-returnable':
    'Không thể thu hồi phần thưởng này: nó đã được dùng, hoặc điều kiện đã hoàn thành.',
  'points-too-few': 'Bạn không đủ điểm.',
  'point-good-not-found': 'Phần quà này không còn trong cửa hàng.',
  'point-good-closed': 'Hiện không thể đổi phần quà này.',
  'point-good-changed': 'Có người khác vừa sửa phần quà này. Hãy tải lại.',
  'point-good-wrong': 'Phần quà chưa đầy đủ. Hãy kiểm tra tên và giá.',
  'point-price-changed': 'Giá đã thay đổi. Hãy kiểm tra rồi xác nhận lại.',
  'point-address-missing': 'Hãy nhập người nhận và địa chỉ.',
  'point-mobile-missing': 'Hãy nhập số điện thoại.',
  'point-stock-empty': 'Phần quà này đã hết hàng.',
  'point-conversion-off': 'Hiện không thể đổi điểm thành tiền.',
  'point-step-wrong': 'Hãy nhập số điểm theo đúng bước đã nêu.',
  'point-budget-spent': 'Hiện đã phát hết điểm. Hãy thử lại sau.',
  'point-money-spent':
    'Hiện không thể đổi điểm lấy nhiều tiền như vậy. Hãy đổi ít điểm hơn hoặc thử lại sau.',
  'point-scheme-changed': 'Có người khác vừa đổi các tỷ lệ. Hãy tải lại.',
  'point-rate-wrong': 'Một tỷ lệ không hợp lệ. Hãy kiểm tra các số tiền.',
  'redemption-not-found': 'Không có lần đổi này.',
  'redemption-decided': 'Lần đổi này đã được xét rồi.',
  'rebate-out-of-range':
    '{most, select, undefined {Mức hoàn trả này vượt mức tối đa của loại game này.} other {Mức hoàn trả tối đa của loại game này là {most}%.}}',
  'rebate-off-step':
    '{step, select, undefined {Mức hoàn trả này không khớp bước.} other {Mức hoàn trả của loại game này đi theo bước {step}%.}}',
  'rebate-not-below-parent':
    '{most, select, undefined {Mức hoàn trả này quá cao cho thành viên này.} other {Mức hoàn trả tối đa của thành viên này là {most}%.}}',
  'rebate-below-team':
    '{least, select, undefined {Mức hoàn trả này thấp hơn của một người ngay dưới thành viên này.} other {Một người ngay dưới thành viên này đã có hoàn trả. Hãy chọn từ {least}% trở lên.}}',
  'rebate-quota-full':
    '{from, select, undefined {Bạn không còn suất cho mức hoàn trả cao như vậy.} other {Bạn không còn suất cho mức hoàn trả từ {from}% trở lên.}}',
  'rebate-quotas-twice': 'Có hai hạn mức cho cùng thể loại và mức hoàn trả. Hãy giữ một.',
  'rebate-bounds-wrong':
    'Mức hoàn trả tối đa và mức chênh lệch phải là bội số của bước, và mỗi thể loại chỉ xuất hiện một lần.',
  'rebate-unknown': 'Không có mức hoàn trả này. Hãy tải lại danh sách.',
  'commission-rate-above-house':
    'Với kế hoạch loại này, nhà điều hành chỉ trả {most, select, undefined {tỷ lệ thấp hơn} other {tối đa {most} %}}. Hãy giảm các tỷ lệ.',
  'rebate-rate-above-house':
    'Nhà điều hành chỉ hoàn trả {most, select, undefined {tỷ lệ thấp hơn} other {tối đa {most} %}}. Hãy giảm mức tối đa.',
  'commission-plans-overlap':
    'Một kế hoạch khác đang bật{plan, select, undefined {} other { ({plan})}} đã trả cho cùng trò chơi trong cùng cây đại lý.',
  'commission-proposal-gone':
    'Các điều khoản này không còn chờ người thứ hai. Hãy tải lại danh sách.',
  'commission-unknown': 'Không có kế hoạch hoặc hoa hồng này. Hãy tải lại danh sách.',
  'commission-tiers-wrong': 'Các bậc phải tăng về số tiền và tỷ lệ, bậc cuối không có giới hạn.',
  'commission-root-below':
    '{agent, select, undefined {Một trong các đại lý này} other {{agent}}} không phải đại lý ở đầu cây. Chỉ nhập đại lý không có tuyến trên, hoặc để trống cho mọi cây.',
  'commission-period-due':
    'Một kỳ của kế hoạch này đã kết thúc nhưng chưa được trả. Hãy sửa kế hoạch sau khi đã trả, thường trong vòng một giờ.',
};
