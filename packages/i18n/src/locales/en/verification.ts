// English texts of the messages to members: codes, recoveries and notices about their account.
export const verification = {
  'code-subject': 'Your code is {code}',
  'code-text':
    'Your {brand} code is {code}. It is good for {minutes} minutes. Nobody from {brand} will ever ask you for it.',
  'outside-code-text': '{code} is your verification code. It is good for {seconds} seconds.',
  'recovery-subject': 'Set a new password at {brand}',
  'recovery-text':
    'Hello {name}, somebody asked to set a new password for your account at {brand}. If it was you, open this link within {minutes} minutes. If not, you need do nothing: your password stays.',
  'reset-text':
    'Hello {name}, our staff have reset the password of your account at {brand} and signed you out everywhere. Open this link within {minutes} minutes to set a new one. If you did not ask us for this, please contact us.',
  'notice-subject': 'About your account at {brand}',
  'notice-new-place':
    'Hello {name}, somebody signed in to your account from a new place: {device} at {address}. If it was not you, change your password at once and sign out everywhere.',
  'notice-password-changed':
    'Hello {name}, the password of your account was changed ({device} at {address}). If it was not you, contact us at once.',
  'notice-password-recovered':
    'Hello {name}, the password of your account was set anew ({device} at {address}) and you were signed out everywhere. If it was not you, contact us at once.',
  'notice-payment-password-changed':
    'Hello {name}, your payment password was changed ({device} at {address}). If it was not you, contact us at once.',
  'notice-mobile-changed':
    'Hello {name}, the mobile number of your account was changed ({device} at {address}). If it was not you, contact us at once.',
  'notice-email-changed':
    'Hello {name}, the e-mail address of your account was changed ({device} at {address}). If it was not you, contact us at once.',
  'notice-factors-changed':
    'Hello {name}, the second factors of your account were changed. If it was not you, contact us at once.',
  'notice-accounts-changed':
    'Hello {name}, the bank accounts and wallets that your money can go to were changed. If it was not you, contact us at once.',
  'notice-account-closed':
    'Hello {name}, your account at {brand} is closed, as you asked. Take care.',
  'notice-account-locked':
    'Hello {name}, your account at {brand} was locked. Contact us if you have a question about it.',
} as const;
