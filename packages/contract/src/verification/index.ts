// Verification: proofs that a person is there (slide, proof of work, captcha image), and one-time
// codes to a phone or a mailbox.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { done, id, text } from '../kit/schema.ts';
import { sentCode } from './answers.ts';

const humanCheck = {
  slideToken: Type.Optional(text(200)),
  workProof: Type.Optional(text(2000)),
  captcha: Type.Optional(text(20)),
};
const refusals = [
  'phone-invalid',
  'captcha-wrong',
  'too-many-requests',
  'code-blocked',
  'code-not-sent',
] as const;
const puzzle = { wire: 'wps', who: 'anyone', modules: ['CAPTCHA3'], perMinute: 60 } as const;
const mine = { method: 'POST', wire: 'wps', who: 'member', perMinute: 20 } as const;

export const verification = {
  getSlide: endpoint({
    ...puzzle,
    summary: 'A fresh slide puzzle: the picture, the piece and where the piece stands vertically',
    method: 'GET',
    path: '/wps/captcha/slide',
    gives: Type.Object({
      slideId: text(64),
      /** data: URLs of WebP pictures. */
      picture: text(200_000),
      piece: text(60_000),
      width: Type.Integer(),
      height: Type.Integer(),
      pieceTop: Type.Integer(),
      pieceSize: Type.Integer(),
    }),
    refusals: [],
  }),
  solveSlide: endpoint({
    ...puzzle,
    summary: 'Answers a slide puzzle; one attempt each',
    method: 'POST',
    path: '/wps/captcha/slide',
    body: Type.Object({
      slideId: text(64),
      x: Type.Integer({ minimum: 0, maximum: 2000 }),
      durationMs: Type.Integer({ minimum: 0, maximum: 600_000 }),
    }),
    gives: Type.Object({ slideToken: text(200) }),
    refusals: ['captcha-wrong'],
  }),
  getWork: endpoint({
    summary: 'A proof-of-work challenge, for people who cannot slide or read letters',
    method: 'GET',
    path: '/wps/captcha/work',
    wire: 'wps',
    who: 'anyone',
    perMinute: 60,
    gives: Type.Record(Type.String(), Type.Unknown()),
    refusals: [],
  }),
  getCaptcha: endpoint({
    summary: 'A picture of letters as base64 PNG; its cookie binds it to this browser',
    method: 'GET',
    path: '/wps/captcha',
    wire: 'wps',
    who: 'anyone',
    perMinute: 60,
    gives: text(100_000),
    refusals: ['too-many-requests'],
  }),
  getPhoneProvider: endpoint({
    summary: 'The outside provider that sends and checks codes: where it is, who we are to it',
    method: 'GET',
    path: '/wps/verification/phone/provider',
    wire: 'wps',
    who: 'anyone',
    modules: ['PHONEPROVIDER3'],
    perMinute: 60,
    gives: Type.Object({ name: text(40), baseUrl: text(200), project: text(40) }),
    refusals: [],
  }),
  getDelivery: endpoint({
    summary: 'What became of a message that somebody waits for, as far as they may know',
    method: 'GET',
    path: '/wps/verification/delivery/:deliveryId',
    wire: 'wps',
    who: 'anyone',
    perMinute: 120,
    params: Type.Object({ deliveryId: id() }),
    gives: Type.Object({
      state: Type.Union([Type.Literal('under-way'), Type.Literal('sent'), Type.Literal('failed')]),
    }),
    refusals: ['message-unknown'],
  }),
  hearDelivery: endpoint({
    summary: 'The provider of text messages tells what became of one; signed by the provider',
    method: 'POST',
    path: '/vendor/messages/report',
    wire: 'own',
    who: 'provider',
    rawBody: true,
    unknownFields: 'ignore',
    body: Type.Object({}),
    gives: done(),
    refusals: ['message-unknown', 'signature-wrong'],
  }),
  sendNoLoginCode: endpoint({
    summary: 'Sends a code to sign in or to set a new password; an unknown number is told the same',
    method: 'POST',
    path: '/wps/verification/sms/noLogin',
    wire: 'wps',
    who: 'anyone',
    modules: ['MOBILEVERCODELOGIN3', 'CHNGPASSVERIF3'],
    perMinute: 20,
    body: Type.Object({
      mobileNum: text(20, 1),
      countryDialingCode: Type.Optional(text(8)),
      ...humanCheck,
    }),
    gives: sentCode,
    refusals,
  }),
  sendRegisterCode: endpoint({
    summary: 'Sends a code to register with',
    method: 'POST',
    path: '/wps/verification/sms/register',
    wire: 'wps',
    who: 'anyone',
    modules: ['REGMOBVERF3', 'MOBILENUMREG3'],
    perMinute: 20,
    body: Type.Object({
      mobileNo: Type.Optional(text(20)),
      mobileNum: Type.Optional(text(20)),
      countryDialingCode: Type.Optional(text(8)),
      ...humanCheck,
    }),
    gives: sentCode,
    refusals,
  }),
  sendBindCode: endpoint({
    ...mine,
    summary: 'Sends a code to a mobile number that the member wants to bind',
    path: '/wps/verification/sms/bind',
    body: Type.Object({
      mobileNum: text(20, 1),
      countryDialingCode: Type.Optional(text(8)),
    }),
    gives: sentCode,
    refusals: ['phone-invalid', 'too-many-requests', 'code-blocked', 'code-not-sent'],
  }),
  sendMailCode: endpoint({
    ...mine,
    summary: 'Sends a code to a mailbox that the member wants to bind',
    path: '/wps/verification/email/bind',
    body: Type.Object({ email: text(200, 1) }),
    gives: sentCode,
    refusals: ['field-format', 'too-many-requests', 'code-blocked', 'code-not-sent'],
  }),
  sendOwnCode: endpoint({
    ...mine,
    summary: 'Sends a code to the member’s own verified phone or mailbox, to confirm a change',
    path: '/wps/verification/own',
    body: Type.Object({
      channel: Type.Union([Type.Literal('sms'), Type.Literal('email')]),
      purpose: Type.Union([Type.Literal('confirm'), Type.Literal('payment')]),
    }),
    gives: sentCode,
    refusals: ['contact-not-verified', 'too-many-requests', 'code-blocked', 'code-not-sent'],
  }),
};
