// Customer service, as staff do it: talks with members, whose each of them is, and answers that are
// ready to be put in.
import { Type } from 'typebox';
import { chatHistory, chatMessage, chatPage, deskMessage, momentOrNever } from './schema.ts';
import { endpoint } from '../kit/endpoint.ts';
import { id, oneOf, pageQuery, text } from '../kit/schema.ts';

const own = { wire: 'own', who: 'staff' } as const;
const edit = { ...own, permission: 'chat.edit' } as const;
const serve = { ...own, permission: 'chat.service' } as const;
const threadId = Type.Object({ threadId: id() });

/** `waiting` for an answer, `mine`, `open` of anybody, `closed`. */
export const threadViews = ['waiting', 'mine', 'open', 'closed'] as const;
export type ThreadView = (typeof threadViews)[number];

const thread = {
  threadId: text(64),
  playerId: text(64),
  username: text(64),
  isOpen: Type.Boolean(),
  takenBy: text(64),
  waitingSince: momentOrNever(),
  unread: Type.Integer(),
  lastText: text(2000),
  lastAt: Type.Integer(),
};
const canned = { answers: Type.Array(Type.Object({ title: text(80), text: text(1000) })) };

export const chatServiceDesk = {
  listThreads: endpoint({
    ...serve,
    summary: 'Talks with members: those that wait longest first, else the newest',
    method: 'GET',
    path: '/ops/chat/threads',
    query: Type.Object({
      ...pageQuery,
      view: Type.Optional(oneOf(threadViews)),
    }),
    gives: Type.Object({
      list: Type.Array(Type.Object(thread)),
      total: Type.Integer(),
      waiting: Type.Integer(),
      reports: Type.Integer(),
    }),
    refusals: [],
  }),
  readThread: endpoint({
    ...serve,
    summary: 'One talk; its newest page counts as read by staff',
    method: 'GET',
    path: '/ops/chat/threads/:threadId',
    params: threadId,
    query: Type.Object(chatPage),
    gives: Type.Object({
      ...chatHistory,
      thread: Type.Object(thread),
      list: Type.Array(deskMessage),
    }),
    refusals: ['chat-thread-unknown'],
  }),
  answerThread: endpoint({
    ...serve,
    summary: 'Answers a member; a talk that nobody has becomes the answerer’s',
    method: 'POST',
    path: '/ops/chat/threads/:threadId',
    intent: 'own',
    params: threadId,
    body: Type.Object({ text: text(4000) }),
    gives: Type.Object(chatMessage),
    refusals: ['chat-thread-unknown', 'chat-thread-taken', 'chat-text-empty', 'chat-text-long'],
  }),
  takeThread: endpoint({
    ...serve,
    summary: 'Takes a talk, also from its present owner if asked, or gives it back',
    method: 'POST',
    path: '/ops/chat/threads/:threadId/holder',
    params: threadId,
    body: Type.Object({
      holds: Type.Boolean(),
      /** Also from another member of staff. */
      over: Type.Optional(Type.Boolean()),
    }),
    gives: Type.Object({ thread: Type.Object(thread) }),
    refusals: ['chat-thread-unknown', 'chat-thread-taken'],
  }),
  turnThread: endpoint({
    ...serve,
    summary: 'Closes a talk that is done, or opens it again',
    method: 'POST',
    path: '/ops/chat/threads/:threadId/state',
    params: threadId,
    body: Type.Object({ open: Type.Boolean() }),
    gives: Type.Object({ thread: Type.Object(thread) }),
    refusals: ['chat-thread-unknown'],
  }),
  getCannedAnswers: endpoint({
    ...serve,
    summary: 'Answers that are ready to be put in',
    method: 'GET',
    path: '/ops/chat/canned',
    gives: Type.Object(canned),
    refusals: [],
  }),
  setCannedAnswers: endpoint({
    ...edit,
    summary: 'Replaces the ready answers',
    method: 'PUT',
    path: '/ops/chat/canned',
    bodyBytesMax: 200_000,
    body: Type.Object({ answers: Type.Array(canned.answers.items, { maxItems: 100 }) }),
    gives: Type.Object(canned),
    refusals: [],
  }),
};
