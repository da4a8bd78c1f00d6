// The rooms of the chat, as staff keep them: what members reported, who may not write, words that
// are not said here. Every staff action is audited.
import { Type } from 'typebox';
import {
  chatHistory,
  chatMessage,
  chatPage,
  chatReportReason,
  chatRoomDraft,
  chatRoomFact,
  chatSanction,
  deskMessage,
  momentOrNever,
} from './schema.ts';
import { endpoint } from '../kit/endpoint.ts';
import { done, id, pageQuery, text } from '../kit/schema.ts';

const own = { wire: 'own', who: 'staff' } as const;
const view = { ...own, permission: 'chat.view' } as const;
const edit = { ...own, permission: 'chat.edit' } as const;
const moderate = { ...own, permission: 'chat.moderate' } as const;
const roomId = Type.Object({ roomId: id() });
const messageId = Type.Object({ messageId: id() });
const reason = () => text(300, 1);

const sanction = Type.Object({
  sanctionId: text(64),
  playerId: text(64),
  username: text(64),
  kind: chatSanction(),
  reason: text(300),
  by: text(64),
  from: Type.Integer(),
  until: Type.Integer(),
  liftedAt: momentOrNever(),
  liftedBy: text(64),
});
const rooms = Type.Object({ rooms: Type.Array(chatRoomFact) });

export const chatDesk = {
  listDeskRooms: endpoint({
    ...view,
    summary: 'Every room in its order',
    method: 'GET',
    path: '/ops/chat/rooms',
    gives: rooms,
    refusals: [],
  }),
  createRoom: endpoint({
    ...edit,
    summary: 'Opens a new room, the last in the order',
    method: 'POST',
    path: '/ops/chat/rooms',
    intent: true,
    body: Type.Object(chatRoomDraft),
    gives: chatRoomFact,
    refusals: ['chat-room-unnamed'],
  }),
  editRoom: endpoint({
    ...edit,
    summary: 'Changes what a room is called, who may write in it and how often',
    method: 'PUT',
    path: '/ops/chat/rooms/:roomId',
    params: roomId,
    body: Type.Object(chatRoomDraft),
    gives: chatRoomFact,
    refusals: ['chat-room-unknown', 'chat-room-unnamed'],
  }),
  orderRooms: endpoint({
    ...edit,
    summary: 'Puts the rooms in their order',
    method: 'PUT',
    path: '/ops/chat/room-order',
    body: Type.Object({ roomIds: Type.Array(id(), { maxItems: 200 }) }),
    gives: rooms,
    refusals: ['order-incomplete'],
  }),
  watchRoom: endpoint({
    ...view,
    summary: 'Messages of a room with who wrote them; removed ones are told as such',
    method: 'GET',
    path: '/ops/chat/rooms/:roomId/messages',
    params: roomId,
    query: Type.Object(chatPage),
    gives: Type.Object({ ...chatHistory, list: Type.Array(deskMessage) }),
    refusals: ['chat-room-unknown'],
  }),
  speakInRoom: endpoint({
    ...moderate,
    summary: 'Says something in a room as the house',
    method: 'POST',
    path: '/ops/chat/rooms/:roomId/messages',
    intent: 'own',
    params: roomId,
    body: Type.Object({ text: text(2000) }),
    gives: Type.Object(chatMessage),
    refusals: ['chat-room-unknown', 'chat-text-empty', 'chat-text-long'],
  }),
  removeChatMessage: endpoint({
    ...moderate,
    summary: 'Takes a message out of its room for everybody, and settles its reports',
    method: 'POST',
    path: '/ops/chat/messages/:messageId/removal',
    params: messageId,
    body: Type.Object({ reason: reason() }),
    gives: done(),
    refusals: ['chat-message-unknown'],
  }),
  listReports: endpoint({
    ...view,
    summary: 'Messages that members reported and nobody has judged, most reported first',
    method: 'GET',
    path: '/ops/chat/reports',
    query: Type.Object(pageQuery),
    gives: Type.Object({
      list: Type.Array(
        Type.Object({
          message: deskMessage,
          firstAt: Type.Integer(),
          reasons: Type.Array(
            Type.Object({
              reason: chatReportReason(),
              note: text(300),
              by: text(64),
              at: Type.Integer(),
            }),
          ),
        }),
      ),
      total: Type.Integer(),
    }),
    refusals: [],
  }),
  dismissReports: endpoint({
    ...moderate,
    summary: 'Leaves a reported message where it is',
    method: 'POST',
    path: '/ops/chat/messages/:messageId/dismissal',
    params: messageId,
    gives: done(),
    refusals: ['chat-message-unknown'],
  }),
  listSanctions: endpoint({
    ...view,
    summary: 'Who was kept from writing or reading, newest first; of one member when asked',
    method: 'GET',
    path: '/ops/chat/sanctions',
    query: Type.Object({
      ...pageQuery,
      playerId: Type.Optional(id()),
      running: Type.Optional(Type.Boolean()),
    }),
    gives: Type.Object({ list: Type.Array(sanction), total: Type.Integer() }),
    refusals: [],
  }),
  sanctionMember: endpoint({
    ...moderate,
    summary: 'Keeps a member from writing in the rooms, or out of them, for a time',
    method: 'POST',
    path: '/ops/chat/sanctions',
    intent: true,
    body: Type.Object({
      playerId: id(),
      kind: chatSanction(),
      minutes: Type.Integer({ minimum: 1, maximum: 525_600 }),
      reason: reason(),
    }),
    gives: sanction,
    refusals: ['member-not-found'],
  }),
  liftSanction: endpoint({
    ...moderate,
    summary: 'Ends it before its time',
    method: 'DELETE',
    path: '/ops/chat/sanctions/:sanctionId',
    params: Type.Object({ sanctionId: id() }),
    gives: done(),
    refusals: ['chat-sanction-unknown'],
  }),
  getChatWords: endpoint({
    ...view,
    summary: 'The words that are not said in the rooms',
    method: 'GET',
    path: '/ops/chat/words',
    gives: Type.Object({ words: Type.Array(text(60)) }),
    refusals: [],
  }),
  setChatWords: endpoint({
    ...edit,
    summary: 'Replaces the list of words that are not said',
    method: 'PUT',
    path: '/ops/chat/words',
    bodyBytesMax: 200_000,
    body: Type.Object({ words: Type.Array(text(60), { maxItems: 2000 }) }),
    gives: Type.Object({ words: Type.Array(text(60)) }),
    refusals: [],
  }),
};
