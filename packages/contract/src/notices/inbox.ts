// The inbox: what was written to one member, read, unread and taken away; and what staff send to
// one, to many, or to a segment of the members.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { done, id, oneOf, pageQuery, text } from '../kit/schema.ts';
import { textsOf } from './schema.ts';

/** The audience of a message of staff: named members, or everybody of a segment. */
export const audiences = ['named', 'everyone', 'agents', 'new', 'idle'] as const;
export type Audience = (typeof audiences)[number];

const audience = () => oneOf(audiences);
const mine = { wire: 'wps', who: 'member', modules: ['INBOX3'] } as const;
const receivers = {
  audience: audience(),
  /** For `named`. */
  usernames: Type.Optional(Type.Array(text(64, 1), { maxItems: 500 })),
  /** Advertises something: it is not sent to members on a break or excluded. */
  advertising: Type.Optional(Type.Boolean()),
};
const counted = {
  recipients: Type.Integer(),
  /** How many of a segment are left out because they are on a break or excluded. */
  spared: Type.Integer(),
};
/** Ids with commas between them. */
const messageIds = () =>
  Type.String({ pattern: '^[0-9]{1,18}(,[0-9]{1,18}){0,99}$', maxLength: 2000 });

export const noticesInbox = {
  countUnread: endpoint({
    ...mine,
    summary: 'How many messages of the member’s inbox are unread',
    method: 'GET',
    path: '/wps/relay/CSP_unreadCount',
    aliases: ['/wps/relay/EMFE_getInboxUnreadCount', '/wps/message/unreadCount'],
    gives: Type.Integer(),
    refusals: [],
  }),
  listInbox: endpoint({
    ...mine,
    summary: 'The member’s messages, newest first',
    method: 'GET',
    path: '/wps/relay/CSP_getInbox',
    aliases: ['/wps/relay/EMFE_getInbox', '/wps/message/inbox'],
    query: Type.Object({
      page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
      size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    }),
    gives: Type.Object({
      list: Type.Array(
        Type.Object({
          messageId: text(20),
          title: text(200),
          /** HTML without anything that acts. */
          content: text(20_000),
          sendTime: text(20),
          receivedAt: Type.Integer(),
          isRead: Type.Boolean(),
        }),
      ),
      totalCount: Type.Integer(),
      totalPages: Type.Integer(),
      unread: Type.Integer(),
    }),
    refusals: [],
  }),
  readInbox: endpoint({
    ...mine,
    summary: 'Marks messages as read; all of them when none is named',
    method: 'POST',
    path: '/wps/message/read',
    body: Type.Object({ messageIds: Type.Optional(messageIds()) }),
    gives: Type.Object({ unread: Type.Integer() }),
    refusals: [],
  }),
  removeFromInbox: endpoint({
    ...mine,
    summary: 'Takes messages out of the inbox for good',
    method: 'DELETE',
    path: '/wps/message/inbox',
    query: Type.Object({ messageIds: messageIds() }),
    gives: done(),
    refusals: [],
  }),
  listMessages: endpoint({
    summary: 'What staff have sent, newest first, with how many have read it',
    method: 'GET',
    path: '/ops/messages',
    wire: 'own',
    who: 'staff',
    permission: 'messages.view',
    query: Type.Object(pageQuery),
    gives: Type.Object({
      list: Type.Array(
        Type.Object({
          messageId: text(64),
          titles: textsOf(120),
          contents: textsOf(20_000),
          audience: audience(),
          advertising: Type.Boolean(),
          recipients: Type.Integer(),
          read: Type.Integer(),
          /** How many were taken back unread, and when. */
          withdrawn: Type.Integer(),
          withdrawnAt: Type.Union([Type.Integer(), Type.Null()]),
          sentBy: text(64),
          sentAt: Type.Integer(),
        }),
      ),
      total: Type.Integer(),
    }),
    refusals: [],
  }),
  sendMessage: endpoint({
    summary: 'Sends a message to the members it names, or to a segment',
    method: 'POST',
    path: '/ops/messages',
    wire: 'own',
    who: 'staff',
    permission: 'messages.send',
    intent: true,
    bodyBytesMax: 200_000,
    body: Type.Object({
      titles: textsOf(120),
      contents: textsOf(20_000),
      ...receivers,
    }),
    gives: Type.Object({ messageId: text(64), ...counted }),
    refusals: ['message-incomplete', 'member-not-found', 'receiver-on-pause', 'audience-empty'],
  }),
  countReceivers: endpoint({
    summary: 'How many would receive a message now',
    method: 'POST',
    path: '/ops/message-receivers',
    wire: 'own',
    who: 'staff',
    permission: 'messages.send',
    bodyBytesMax: 200_000,
    body: Type.Object(receivers),
    gives: Type.Object(counted),
    refusals: ['member-not-found', 'receiver-on-pause', 'audience-empty'],
  }),
  withdrawMessage: endpoint({
    summary: 'Takes a message back from everybody who has not read it',
    method: 'DELETE',
    path: '/ops/messages/:messageId',
    wire: 'own',
    who: 'staff',
    permission: 'messages.send',
    params: Type.Object({ messageId: id() }),
    gives: Type.Object({ withdrawn: Type.Integer() }),
    refusals: ['message-unknown', 'message-withdrawn'],
  }),
};
