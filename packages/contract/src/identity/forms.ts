// Schemas that several endpoints of identity share: a session, the proof that a person is there,
// the device, the registration form.
import { Type } from 'typebox';
import { text } from '../kit/schema.ts';

export const session = Type.Object({
  token: text(200),
  id: text(64),
  userName: text(64),
  /** Member 0, agents 1, 2, 41 and 42, demo 4. */
  customerType: Type.Integer(),
  /** The verified number, masked; '' when there is none. */
  mobileNum: text(30),
  firstTimeLogin: Type.Boolean(),
  passwordExpired: Type.Boolean(),
  /** When and from where this account last signed in before now; null on the first time. */
  lastLogin: Type.Union([Type.Object({ at: Type.Integer(), ip: text(64) }), Type.Null()]),
});

/**
 * Proof that a person is there: the token of a solved slide puzzle, the proof of work that replaces
 * it, or the letters of the captcha image whose cookie the caller holds.
 */
export const humanCheck = {
  slideToken: Type.Optional(text(200)),
  workProof: Type.Optional(text(2000)),
  captcha: Type.Optional(text(20)),
};
export const device = { loginDeviceId: Type.Optional(text(64)) };
export const phone = { mobileNum: text(20, 1), countryDialingCode: text(8, 1) };

const contact = {
  payeeName: Type.Optional(text(100)),
  fullName: Type.Optional(text(100)),
  nickname: Type.Optional(text(60)),
  email: Type.Optional(text(200)),
  qqNum: Type.Optional(text(40)),
  line: Type.Optional(text(100)),
  whatsapp: Type.Optional(text(100)),
  facebook: Type.Optional(text(100)),
  wechat: Type.Optional(text(100)),
  telegram: Type.Optional(text(100)),
  zalo: Type.Optional(text(100)),
  idNumber: Type.Optional(text(40)),
  birthday: Type.Optional(text(10)),
};

/** The personal details of a member, at registration and later. */
export const profile = contact;

const registrationFields = {
  ...contact,
  mobileNum: Type.Optional(text(20)),
  recommenderId: Type.Optional(text(64)),
  verificationCode: Type.Optional(text(10)),
  affiliateCode: Type.Optional(text(40)),
  paymentPassword: Type.Optional(text(64)),
  referralCode: Type.Optional(text(40)),
  domain: Type.Optional(text(200)),
  /** Versions of the terms and of the privacy notice the player agreed to. */
  termsVersion: Type.Optional(text(20)),
  privacyVersion: Type.Optional(text(20)),
  login: Type.Optional(Type.Boolean()),
  countryDialingCode: Type.Optional(text(8)),
  registerUrl: Type.Optional(text(500)),
  registerMethod: Type.Optional(text(20)),
  /** Verification by an outside provider of phone codes, instead of our own code. */
  firebaseChannel: Type.Optional(text(20)),
  firebaseIdToken: Type.Optional(text(4000)),
  ...device,
  ...humanCheck,
};

export const registration = Type.Object({
  username: text(64),
  password: text(128),
  confirmPassword: text(128),
  ...registrationFields,
});

/**
 * By mobile number: the number is the name, and a password is asked only where the brand says so.
 */
export const mobileRegistration = Type.Object({
  ...registrationFields,
  username: Type.Optional(text(64)),
  password: Type.Optional(text(128)),
  confirmPassword: Type.Optional(text(128)),
  mobileNum: text(20, 1),
  countryDialingCode: text(8, 1),
});
