// English texts of the messages to members: codes, recoveries and notices about their account.
export const verification = {
  'code-subject': 'Your code is {code}',
  'code-text':
    'Your {brand} code is {code}. It is valid for {minutes} minutes. {brand} staff will never ask you for it.',
  'outside-code-text': '{code} is your verification code. It is valid for {seconds} seconds.',
  'recovery-subject': 'Set a new password at {brand}',
  'recovery-text':
    'Hello {name}, we received a request to set a new password for your account at {brand}. If it was you, open this link within {minutes} minutes. If not, ignore this message: your password stays the same.',
  'reset-text':
    'Hello {name}, our staff have reset the password of your account at {brand} and signed you out on all devices. Open this link within {minutes} minutes to set a new one. If you did not request this, please contact us.',
  'notice-subject': 'Your account at {brand}',
  'notice-deposit-means-blocked':
    '{name}, too many deposits with one method have failed at {brand}. We have blocked it for a while; you can use another one.',
  'notice-deposits-suspended':
    '{name}, too many deposits have failed at {brand}. We have suspended your deposits. Contact customer service to unblock them.',
  'notice-deposits-freed': '{name}, you can deposit again at {brand} with every method.',
  'notice-limit-review-due':
    '{name}, are your limits at {brand} still right for you? Please check them under Safer play, then keep or change them.',
  'notice-account-quiet':
    '{name}, you have not signed in to {brand} for a long time. If you do not sign in, your account will soon become inactive. Your money stays in your account.',
  'notice-account-dormant':
    '{name}, your account at {brand} is now inactive. Your money is still in your account. Sign in to make it active again.',
  'notice-new-place':
    'Hello {name}, there was a sign-in to your account from a new place: {device} at {address}. If it was not you, change your password at once and sign out on all devices.',
  'notice-password-changed':
    'Hello {name}, the password of your account was changed ({device} at {address}). If it was not you, contact us at once.',
  'notice-password-recovered':
    'Hello {name}, a new password was set for your account ({device} at {address}) and you were signed out on all devices. If it was not you, contact us at once.',
  'notice-payment-password-changed':
    'Hello {name}, your payment password was changed ({device} at {address}). If it was not you, contact us at once.',
  'notice-mobile-changed':
    'Hello {name}, the mobile number of your account was changed ({device} at {address}). If it was not you, contact us at once.',
  'notice-email-changed':
    'Hello {name}, the e-mail address of your account was changed ({device} at {address}). If it was not you, contact us at once.',
  'notice-factors-changed':
    'Hello {name}, the second factors of your account were changed. If it was not you, contact us at once.',
  'notice-accounts-changed':
    'Hello {name}, your withdrawal accounts were changed. If it was not you, contact us at once.',
  'notice-account-closed':
    'Hello {name}, your account at {brand} has been closed, as you requested.',
  'notice-account-locked':
    'Hello {name}, your account at {brand} was locked. Contact us if you have a question.',
  'notice-staff-changed-contacts':
    'Hello {name}, our staff changed the contact details of your account at {brand}. If you did not request this, contact us at once.',
  'notice-staff-reset-password':
    'Hello {name}, our staff reset the password of your account at {brand} and you were signed out on all devices. If you did not request this, contact us at once.',
} as const;
