// Feedback: what players write to the house, and what staff answer.
import { Type } from 'typebox';
import { pictureBytesMax } from './catalogue/schema.ts';
import { endpoint } from './kit/endpoint.ts';
import { id, oneOf, pageQuery, text } from './kit/schema.ts';

/** The subject; clients that send none mean `other`. */
export const feedbackKinds = [
  'deposit',
  'withdraw',
  'game',
  'service',
  'application',
  /** Applying to become an agent. */
  'agent',
  'other',
] as const;
export type FeedbackKind = (typeof feedbackKinds)[number];

/** How many words a text has, at least and at most. */
export const feedbackWords = [3, 400] as const;

const kind = () => oneOf(feedbackKinds);
const fact = {
  feedbackId: text(64),
  type: kind(),
  content: text(4000),
  hasPicture: Type.Boolean(),
  sentAt: Type.Integer(),
  answer: text(4000),
  answeredAt: Type.Union([Type.Integer(), Type.Null()]),
};

export const feedback = {
  sendFeedback: endpoint({
    summary: 'Writes to the house; a member finds the answer among their own',
    method: 'PUT',
    alsoMethods: ['POST'],
    path: '/wps/feedback',
    wire: 'wps',
    who: 'anyone',
    modules: ['FEEDBACK3'],
    intent: 'own',
    perMinute: 10,
    bodyBytesMax: pictureBytesMax,
    body: Type.Object({
      content: text(4000),
      type: Type.Optional(kind()),
      /** A picture as base64: PNG, JPEG or WebP. */
      picture: Type.Optional(text(7_100_000, 1)),
    }),
    gives: Type.Object({ feedbackId: text(64) }),
    refusals: ['feedback-length', 'feedback-too-often', 'picture-unreadable'],
  }),
  listFeedback: endpoint({
    summary: 'What the member wrote and what was answered, newest first',
    method: 'GET',
    path: '/wps/feedback/list',
    wire: 'wps',
    who: 'member',
    modules: ['FEEDBACK3'],
    query: Type.Object(pageQuery),
    gives: Type.Object({ list: Type.Array(Type.Object(fact)), total: Type.Integer() }),
    refusals: [],
  }),
  findFeedback: endpoint({
    summary: 'What players wrote, the newest first; those without an answer alone when asked',
    method: 'GET',
    path: '/ops/feedback',
    wire: 'own',
    who: 'staff',
    permission: 'feedback.view',
    query: Type.Object({ ...pageQuery, open: Type.Optional(Type.Boolean()) }),
    gives: Type.Object({
      list: Type.Array(Type.Object({ ...fact, username: text(64), answeredBy: text(64) })),
      total: Type.Integer(),
      open: Type.Integer(),
    }),
    refusals: [],
  }),
  getFeedbackPicture: endpoint({
    summary: 'The picture that came with a text, as base64 of a WebP',
    method: 'GET',
    path: '/ops/feedback/:feedbackId/picture',
    wire: 'own',
    who: 'staff',
    permission: 'feedback.view',
    params: Type.Object({ feedbackId: id() }),
    gives: Type.Object({ picture: Type.String() }),
    refusals: ['feedback-unknown', 'picture-unknown'],
  }),
  answerFeedback: endpoint({
    summary: 'Answers a text; the member is told in the inbox. It is answered once',
    method: 'POST',
    path: '/ops/feedback/:feedbackId/answer',
    wire: 'own',
    who: 'staff',
    permission: 'feedback.answer',
    params: Type.Object({ feedbackId: id() }),
    body: Type.Object({ answer: text(4000, 1) }),
    gives: Type.Object({ answeredAt: Type.Integer() }),
    refusals: ['feedback-unknown', 'feedback-answered'],
  }),
};
