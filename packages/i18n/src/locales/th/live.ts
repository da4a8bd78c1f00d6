// Thai texts of the live channel: what it tells and how it is doing.
import type { PartialTexts } from '../../texts.ts';
import type { live as english } from '../en/live.ts';

export const live: PartialTexts<typeof english> = {
  connected: 'เชื่อมต่อแล้ว',
  reconnecting: 'กำลังเชื่อมต่อใหม่…',
  offline: 'คุณออฟไลน์อยู่',
  'deposit-settled': '{amount} เข้ายอดเงินแล้ว',
  'withdrawal-approved': 'การถอนของคุณได้รับอนุมัติแล้ว',
  'withdrawal-paid': 'จ่ายเงินถอนของคุณแล้ว โปรดยืนยันเมื่อเงินถึง',
  'withdrawal-refused': 'การถอนของคุณถูกปฏิเสธ และเงินคืนเข้ายอดเงินของคุณแล้ว',
  'session-ended': 'เซสชันของคุณถูกปิดจากที่อื่น',
  'winner-joined': '{name} ชนะ {amount}',
};
