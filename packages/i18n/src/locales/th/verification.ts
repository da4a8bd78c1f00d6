// Thai texts of the messages to members: codes, recoveries and notices about their account.
import type { PartialTexts } from '../../texts.ts';
import type { verification as english } from '../en/verification.ts';

export const verification: PartialTexts<typeof english> = {
  'code-subject': 'รหัสของคุณคือ {code}',
  'code-text': 'รหัส {brand} ของคุณคือ {code} ใช้ได้ {minutes} นาที ไม่มีใครจาก {brand} จะขอรหัสนี้จากคุณ',
  'outside-code-text': '{code} คือรหัสยืนยันของคุณ ใช้ได้ {seconds} วินาที',
  'recovery-subject': 'ตั้งรหัสผ่านใหม่ที่ {brand}',
  'recovery-text':
    'สวัสดี {name} มีผู้ขอตั้งรหัสผ่านใหม่สำหรับบัญชีของคุณที่ {brand} หากเป็นคุณ โปรดเปิดลิงก์นี้ภายใน {minutes} นาที หากไม่ใช่ ไม่ต้องทำอะไร รหัสผ่านของคุณคงเดิม',
  'reset-text':
    'สวัสดี {name} เจ้าหน้าที่ของเราได้รีเซ็ตรหัสผ่านบัญชีของคุณที่ {brand} และนำคุณออกจากระบบทุกอุปกรณ์ โปรดเปิดลิงก์นี้ภายใน {minutes} นาทีเพื่อตั้งรหัสผ่านใหม่ หากคุณไม่ได้ขอ โปรดติดต่อเรา',
  'notice-subject': 'เกี่ยวกับบัญชีของคุณที่ {brand}',
  'notice-new-place':
    'สวัสดี {name} มีการเข้าสู่ระบบบัญชีของคุณจากสถานที่ใหม่: {device} ที่ {address} หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านทันทีและออกจากระบบทุกที่',
  'notice-password-changed':
    'สวัสดี {name} รหัสผ่านของบัญชีคุณถูกเปลี่ยน ({device} ที่ {address}) หากไม่ใช่คุณ โปรดติดต่อเราทันที',
  'notice-password-recovered':
    'สวัสดี {name} รหัสผ่านของบัญชีคุณถูกตั้งใหม่ ({device} ที่ {address}) และคุณออกจากระบบทุกที่แล้ว หากไม่ใช่คุณ โปรดติดต่อเราทันที',
  'notice-payment-password-changed':
    'สวัสดี {name} รหัสผ่านธุรกรรมของคุณถูกเปลี่ยน ({device} ที่ {address}) หากไม่ใช่คุณ โปรดติดต่อเราทันที',
  'notice-mobile-changed':
    'สวัสดี {name} เบอร์มือถือของบัญชีคุณถูกเปลี่ยน ({device} ที่ {address}) หากไม่ใช่คุณ โปรดติดต่อเราทันที',
  'notice-email-changed':
    'สวัสดี {name} อีเมลของบัญชีคุณถูกเปลี่ยน ({device} ที่ {address}) หากไม่ใช่คุณ โปรดติดต่อเราทันที',
  'notice-factors-changed': 'สวัสดี {name} ปัจจัยที่สองของบัญชีคุณถูกเปลี่ยน หากไม่ใช่คุณ โปรดติดต่อเราทันที',
  'notice-accounts-changed':
    'สวัสดี {name} บัญชีธนาคารและวอลเล็ตสำหรับรับเงินของคุณถูกเปลี่ยน หากไม่ใช่คุณ โปรดติดต่อเราทันที',
  'notice-account-closed': 'สวัสดี {name} บัญชีของคุณที่ {brand} ปิดแล้วตามที่คุณขอ โปรดดูแลตัวเองด้วย',
  'notice-account-locked': 'สวัสดี {name} บัญชีของคุณที่ {brand} ถูกล็อก หากมีข้อสงสัยโปรดติดต่อเรา',
  'notice-staff-changed-contacts':
    'สวัสดี {name} เจ้าหน้าที่ของเราเปลี่ยนข้อมูลติดต่อของบัญชีคุณที่ {brand} หากคุณไม่ได้ขอ โปรดติดต่อเราทันที',
  'notice-staff-reset-password':
    'สวัสดี {name} เจ้าหน้าที่ของเรารีเซ็ตรหัสผ่านของบัญชีคุณที่ {brand} และคุณถูกออกจากระบบทุกอุปกรณ์ หากคุณไม่ได้ขอ โปรดติดต่อเราทันที',
};
