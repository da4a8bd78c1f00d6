// Every call of chat and the action that answers it.
import type { chat, chatDesk, chatRooms, chatService, chatServiceDesk } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';
import { acceptChatRules } from './actions/accept-chat-rules.ts';
import { answerThread } from './actions/answer-thread.ts';
import { countUnreadChat } from './actions/count-unread-chat.ts';
import { createRoom } from './actions/create-room.ts';
import { dismissReports } from './actions/dismiss-reports.ts';
import { editRoom } from './actions/edit-room.ts';
import { getCannedAnswers } from './actions/get-canned-answers.ts';
import { getChatPermission } from './actions/get-chat-permission.ts';
import { getChatWords } from './actions/get-chat-words.ts';
import { getServiceChat } from './actions/get-service-chat.ts';
import { ignoreChatWriter } from './actions/ignore-chat-writer.ts';
import { launchChat } from './actions/launch-chat.ts';
import { liftSanction } from './actions/lift-sanction.ts';
import { listChatMessages } from './actions/list-chat-messages.ts';
import { listChatRooms } from './actions/list-chat-rooms.ts';
import { listDeskRooms } from './actions/list-desk-rooms.ts';
import { listIgnoredWriters } from './actions/list-ignored-writers.ts';
import { listReports } from './actions/list-reports.ts';
import { listSanctions } from './actions/list-sanctions.ts';
import { listThreads } from './actions/list-threads.ts';
import { orderRooms } from './actions/order-rooms.ts';
import { readChatRoom } from './actions/read-chat-room.ts';
import { readServiceChat } from './actions/read-service-chat.ts';
import { readThread } from './actions/read-thread.ts';
import { removeChatMessage } from './actions/remove-chat-message.ts';
import { reportChatMessage } from './actions/report-chat-message.ts';
import { sanctionMember } from './actions/sanction-member.ts';
import { sendChatMessage } from './actions/send-chat-message.ts';
import { setCannedAnswers } from './actions/set-canned-answers.ts';
import { setChatWords } from './actions/set-chat-words.ts';
import { speakInRoom } from './actions/speak-in-room.ts';
import { stopIgnoringWriter } from './actions/stop-ignoring-writer.ts';
import { takeThread } from './actions/take-thread.ts';
import { turnThread } from './actions/turn-thread.ts';
import { watchRoom } from './actions/watch-room.ts';
import { writeToService } from './actions/write-to-service.ts';
import type { ChatPorts } from './ports.ts';

export function createActions(ports: ChatPorts): Actions<typeof chat> {
  return {
    ...memberActions(ports),
    ...deskActions(ports),
    ...serviceActions(ports),
  };
}

function memberActions(ports: ChatPorts): Actions<typeof chatRooms & typeof chatService> {
  return {
    countUnreadChat: countUnreadChat(ports),
    launchChat: launchChat(),
    listChatRooms: listChatRooms(ports),
    getChatPermission: getChatPermission(ports),
    listChatMessages: listChatMessages(ports),
    sendChatMessage: sendChatMessage(ports),
    readChatRoom: readChatRoom(ports),
    acceptChatRules: acceptChatRules(ports),
    reportChatMessage: reportChatMessage(ports),
    listIgnoredWriters: listIgnoredWriters(ports),
    ignoreChatWriter: ignoreChatWriter(ports),
    stopIgnoringWriter: stopIgnoringWriter(ports),
    getServiceChat: getServiceChat(ports),
    writeToService: writeToService(ports),
    readServiceChat: readServiceChat(ports),
  };
}

function deskActions(ports: ChatPorts): Actions<typeof chatDesk> {
  return {
    listDeskRooms: listDeskRooms(ports),
    createRoom: createRoom(ports),
    editRoom: editRoom(ports),
    orderRooms: orderRooms(ports),
    watchRoom: watchRoom(ports),
    speakInRoom: speakInRoom(ports),
    removeChatMessage: removeChatMessage(ports),
    listReports: listReports(ports),
    dismissReports: dismissReports(ports),
    listSanctions: listSanctions(ports),
    sanctionMember: sanctionMember(ports),
    liftSanction: liftSanction(ports),
    getChatWords: getChatWords(ports),
    setChatWords: setChatWords(ports),
  };
}

function serviceActions(ports: ChatPorts): Actions<typeof chatServiceDesk> {
  return {
    listThreads: listThreads(ports),
    readThread: readThread(ports),
    answerThread: answerThread(ports),
    takeThread: takeThread(ports),
    turnThread: turnThread(ports),
    getCannedAnswers: getCannedAnswers(ports),
    setCannedAnswers: setCannedAnswers(ports),
  };
}
