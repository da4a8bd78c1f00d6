// Where each policy value stands on the page.
import type { PolicyName } from '@baize/contract';

export const policyGroups = ['security', 'sign-in', 'identity', 'money', 'play', 'site'] as const;
export type PolicyGroup = (typeof policyGroups)[number];

export const policyGroupOf: Readonly<Record<PolicyName, PolicyGroup>> = {
  confirmationMinutes: 'security',
  secondFactorForChanges: 'security',
  recoverySecondFactor: 'security',
  staffSecondFactor: 'security',
  codeMinutes: 'security',
  passwordDays: 'security',
  initialPassword: 'security',
  loginFailuresMax: 'sign-in',
  loginLockMinutes: 'sign-in',
  unlockSecondFactor: 'sign-in',
  sessionIdleMinutes: 'sign-in',
  fullSignInDays: 'sign-in',
  oneSessionOnly: 'sign-in',
  rememberedSignIn: 'sign-in',
  recoveryTellsUnknown: 'sign-in',
  newPlaceNotice: 'sign-in',
  adultAgeYears: 'identity',
  adultAgeText: 'identity',
  identityCheck: 'identity',
  demoNeedsIdentity: 'identity',
  duplicatePerson: 'identity',
  withdrawalMinimum: 'money',
  withdrawalMaximum: 'money',
  depositMinimum: 'money',
  depositMaximum: 'money',
  depositTurnoverTimes: 'money',
  receiptMinutes: 'money',
  bankCardsMax: 'money',
  spinIntervalMs: 'play',
  turboAllowed: 'play',
  autoplayAllowed: 'play',
  smallWinCelebrated: 'play',
  demoBalance: 'play',
  homeNeedsLogin: 'site',
};
