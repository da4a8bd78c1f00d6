// Registration: by username and by mobile number, the invitation that led here, and the terms.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { done, text } from '../kit/schema.ts';
import { mobileRegistration, registration, session } from './forms.ts';

const registering = {
  method: 'PUT',
  alsoMethods: ['POST'],
  wire: 'wps',
  who: 'anyone',
  sealed: true,
  intent: 'own',
  perMinute: 20,
  gives: Type.Object({ customerId: text(64), ...session.properties }),
} as const;

const refusals = [
  'trial-not-offered',
  'captcha-wrong',
  'field-required',
  'field-format',
  'name-misleading',
  'phone-invalid',
  'passwords-differ',
  'password-common',
  'terms-missing',
  'age-below-limit',
  'player-excluded',
  'affiliate-code-wrong',
  'referral-code-wrong',
  'code-wrong',
  'code-expired',
  'phone-token-wrong',
  'person-registered',
  'mobile-taken',
  'email-taken',
  'username-taken',
] as const;

export const identityRegistration = {
  checkUsername: endpoint({
    summary: 'Tells whether a username is free',
    method: 'GET',
    path: '/wps/check/username',
    wire: 'wps',
    who: 'anyone',
    modules: ['REG3'],
    perMinute: 60,
    query: Type.Object({ username: text(64, 1) }),
    gives: Type.Object({ free: Type.Literal(true) }),
    refusals: ['field-format', 'name-misleading', 'username-taken'],
  }),
  register: endpoint({
    summary: 'Registers a member by username and, when `login` is true, signs them in',
    path: '/wps/member/register',
    modules: ['USERNAMEREG3'],
    body: registration,
    refusals,
    ...registering,
  }),
  registerMobile: endpoint({
    summary: 'Registers a member by a mobile number that a code or an outside provider verified',
    path: '/wps/member/register/mobile',
    modules: ['MOBILENUMREG3'],
    body: mobileRegistration,
    refusals,
    ...registering,
  }),
  checkAgentCode: endpoint({
    summary: 'Tells whether an invitation code leads to an agent',
    method: 'GET',
    path: '/wps/agent/affiliate',
    wire: 'wps',
    who: 'anyone',
    modules: ['AFFMAN3'],
    perMinute: 30,
    query: Type.Object({ code: Type.Optional(text(40)), domain: Type.Optional(text(200)) }),
    /** The code that counts: the one asked for, or the one of the domain. */
    gives: Type.Object({ code: text(40) }),
    refusals: ['affiliate-code-wrong'],
  }),
  getGuestName: endpoint({
    summary: 'A name for a guest who tries the games without registering',
    method: 'GET',
    path: '/wps/member/trialuser',
    wire: 'wps',
    who: 'anyone',
    modules: ['FREEPLAY3'],
    perMinute: 30,
    gives: text(40),
    refusals: [],
  }),
  acceptTerms: endpoint({
    summary: 'Keeps with its time that the member agrees to the current terms',
    method: 'POST',
    path: '/wps/member/terms',
    wire: 'wps',
    who: 'member',
    body: Type.Object({
      termsVersion: text(20, 1),
      privacyVersion: text(20, 1),
      /** `yyyy-MM-dd`, from a member who was registered by an agent and has not given it yet. */
      birthday: Type.Optional(text(10)),
    }),
    gives: done(),
    refusals: [
      'terms-missing',
      'password-change-due',
      'field-required',
      'field-format',
      'age-below-limit',
      'player-excluded',
    ],
  }),
};
