// Vietnamese texts of becoming an agent: how it works, and the application.
import type { PartialTexts } from '../../texts.ts';
import type { join as english } from '../en/join.ts';

export const join: PartialTexts<typeof english> = {
  title: 'Trở thành đại lý',
  intro:
    'Đại lý giới thiệu người chơi đến đây và chăm sóc họ. Thu nhập của đại lý được thỏa thuận trong hợp đồng; chúng tôi không hứa con số nào ở đây.',
  'apply-title': 'Đăng ký',
  'apply-text':
    'Viết đôi dòng về bạn và những người chơi bạn quen. Nhân viên đọc và trả lời mọi đơn.',
  'talk-title': 'Thỏa thuận',
  'talk-text':
    'Chúng tôi trao đổi với bạn và ghi rõ trong hợp đồng bạn nhận gì, từ đâu và khi nào.',
  'invite-title': 'Mời',
  'invite-text': 'Bạn có mã và liên kết riêng. Ai đăng ký bằng chúng sẽ thuộc nhóm của bạn.',
  'paid-title': 'Nhận tiền',
  'paid-text': 'Hợp đồng nêu rõ bạn nhận gì và khi nào; bạn có thể hỏi bất cứ lúc nào.',
  'fair-title': 'Điều chúng tôi yêu cầu ở đại lý',
  'fair-text':
    'Chỉ được mời người đủ tuổi. Không được thúc ép ai chơi, hứa hẹn thắng, hay nhắn cho người đã yêu cầu đừng nhắn. Người chơi tạm nghỉ hoặc tự loại trừ được để yên.',
  'agent-title': 'Bạn là đại lý',
  'agent-text':
    'Tài khoản của bạn đã là tài khoản đại lý. Về mã hoặc hợp đồng, hãy viết cho chăm sóc khách hàng.',
  about: 'Về bạn',
  'about-hint':
    'Ít nhất ba từ. Cho biết bạn hoạt động ở đâu và chúng tôi liên hệ với bạn bằng cách nào.',
  send: 'Gửi đơn',
  sent: 'Đã gửi đơn',
  'sent-text': 'Nhân viên sẽ đọc và trả lời vào hộp thư của bạn.',
  answered: 'Đơn đã được trả lời',
  'answered-text': 'Chúng tôi đã trả lời đơn của bạn.',
  read: 'Đọc nội dung',
  'members-apply':
    'Hãy gửi đơn bằng tài khoản thành viên để câu trả lời đến được bạn. Đăng ký tài khoản hoặc đăng nhập.',
  'by-service': 'Viết cho chăm sóc khách hàng để đăng ký.',
};
