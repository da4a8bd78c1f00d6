// Simplified Chinese texts of the messages to members: codes, recoveries and notices about their
// account.
import type { PartialTexts } from '../../texts.ts';
import type { verification as english } from '../en/verification.ts';

export const verification: PartialTexts<typeof english> = {
  'code-subject': '您的验证码是 {code}',
  'code-text':
    '您的 {brand} 验证码是 {code}，{minutes} 分钟内有效。{brand} 的任何人员都不会向您索取。',
  'outside-code-text': '您的验证码是 {code}，{seconds} 秒内有效。',
  'recovery-subject': '在 {brand} 设置新密码',
  'recovery-text':
    '{name}，您好：有人申请为您在 {brand} 的账户设置新密码。若是您本人，请在 {minutes} 分钟内打开此链接。若不是，则无需任何操作，您的密码保持不变。',
  'reset-text':
    '{name}，您好：我们的工作人员已重置您在 {brand} 的账户密码，并将您从所有设备退出。请在 {minutes} 分钟内打开此链接设置新密码。若您并未提出此要求，请联系我们。',
  'notice-subject': '关于您在 {brand} 的账户',
  'notice-deposit-means-blocked':
    '{name}，您在 {brand} 使用同一方式存款失败次数过多。该方式已暂时停用，您可使用其他方式。',
  'notice-deposits-suspended':
    '{name}，您在 {brand} 存款失败次数过多，存款已暂停。请联系客服恢复。',
  'notice-deposits-freed': '{name}，您可在 {brand} 再次使用所有方式存款。',
  'notice-limit-review-due':
    '{name}，您在 {brand} 的限额仍然合适吗？请在“理性娱乐”中查看，然后保留或更改。',
  'notice-account-quiet':
    '{name}，您已很久没有登录 {brand}。若仍不登录，账户很快将视为不活跃。您的钱始终归您。',
  'notice-account-dormant':
    '{name}，您在 {brand} 的账户已不活跃。我们没有动用任何资金。登录即可恢复。',
  'notice-new-place':
    '{name}，您好：有人从新地点登录了您的账户：{device}，{address}。若不是您本人，请立即更改密码，并退出所有设备上的登录。',
  'notice-password-changed':
    '{name}，您好：您的账户密码已更改（{device}，{address}）。若不是您本人，请立即联系我们。',
  'notice-password-recovered':
    '{name}，您好：您的账户密码已重新设置（{device}，{address}），所有设备均已退出登录。若不是您本人，请立即联系我们。',
  'notice-payment-password-changed':
    '{name}，您好：您的资金密码已更改（{device}，{address}）。若不是您本人，请立即联系我们。',
  'notice-mobile-changed':
    '{name}，您好：您账户的手机号码已更改（{device}，{address}）。若不是您本人，请立即联系我们。',
  'notice-email-changed':
    '{name}，您好：您账户的电子邮箱已更改（{device}，{address}）。若不是您本人，请立即联系我们。',
  'notice-factors-changed':
    '{name}，您好：您账户的两步验证方式已更改。若不是您本人，请立即联系我们。',
  'notice-accounts-changed':
    '{name}，您好：您用于提款的银行账户和钱包已更改。若不是您本人，请立即联系我们。',
  'notice-account-closed': '{name}，您好：应您的要求，您在 {brand} 的账户已关闭。请多保重。',
  'notice-account-locked': '{name}，您好：您在 {brand} 的账户已锁定。如有疑问，请联系我们。',
  'notice-staff-changed-contacts':
    '{name}，您好：我们的工作人员更改了您在 {brand} 的账户联系方式。若您未曾要求，请立即联系我们。',
  'notice-staff-reset-password':
    '{name}，您好：我们的工作人员重置了您在 {brand} 的账户密码，您已在所有设备上退出登录。若您未曾要求，请立即联系我们。',
};
