// English texts of the messages to members: codes, recoveries and notices about their account.
export const verification = {
  'code-subject': 'Your code is {code}',
  'code-text':
    'Your {brand} code is {code}. It is valid for {minutes} minutes. Nobody from {brand} will ever ask you for it.',
  'outside-code-text': '{code} is your verification code. It is valid for {seconds} seconds.',
  'recovery-subject': 'Set a new password at {brand}',
  'recovery-text':
    'Hello {name}, somebody asked to set a new password for your account at {brand}. If it was you, open this link within {minutes} minutes. If not, you need not do anything: your password stays the same.',
  'reset-text':
    'Hello {name}, our staff have reset the password of your account at {brand} and signed you out everywhere. Open this link within {minutes} minutes to set a new one. If you did not ask us for this, please contact us.',
  'notice-subject': 'About your account at {brand}',
  'notice-deposit-means-blocked':
    '{name}, too many deposits with one method have failed at {brand}. We have blocked it for a while; you can use another one.',
  'notice-deposits-suspended':
    '{name}, too many deposits have failed at {brand}. We have suspended your deposits. Contact customer service to free them.',
  'notice-deposits-freed': '{name}, you can deposit again at {brand} by every method.',
  'notice-limit-review-due':
    '{name}, are your limits at {brand} still right for you? Please look at them under Safer play, then keep or change them.',
  'notice-account-quiet':
    '{name}, you have not signed in to {brand} for a long time. Without a sign-in your account will soon count as inactive. Your money stays yours.',
  'notice-account-dormant':
    '{name}, your account at {brand} is now inactive. We have not taken any money. Signing in makes it active again.',
  'notice-new-place':
    'Hello {name}, somebody signed in to your account from a new place: {device} at {address}. If it was not you, change your password at once and sign out everywhere.',
  'notice-password-changed':
    'Hello {name}, the password of your account was changed ({device} at {address}). If it was not you, contact us at once.',
  'notice-password-recovered':
    'Hello {name}, a new password was set for your account ({device} at {address}) and you were signed out everywhere. If it was not you, contact us at once.',
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
    'Hello {name}, your account at {brand} is closed, as you requested. Take care.',
  'notice-account-locked':
    'Hello {name}, your account at {brand} was locked. Contact us if you have a question.',
  'notice-staff-changed-contacts':
    'Hello {name}, our staff changed the contact details of your account at {brand}. If you did not ask for this, contact us at once.',
  'notice-staff-reset-password':
    'Hello {name}, our staff reset the password of your account at {brand} and you were signed out everywhere. If you did not ask for this, contact us at once.',
} as const;
