// Every call of notices and the action that answers it.
import type { notices, noticesInbox, noticesOperations } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';
import { countReceivers } from './actions/count-receivers.ts';
import { countUnread } from './actions/count-unread.ts';
import { createNotice } from './actions/create-notice.ts';
import { editNotice } from './actions/edit-notice.ts';
import { getNoticePicture } from './actions/get-notice-picture.ts';
import { listAgentNotices } from './actions/list-agent-notices.ts';
import { listAnnouncements } from './actions/list-announcements.ts';
import { listDatedNotices } from './actions/list-dated-notices.ts';
import { listInbox } from './actions/list-inbox.ts';
import { listLobbyNotices } from './actions/list-lobby-notices.ts';
import { listMessages } from './actions/list-messages.ts';
import { listNotices } from './actions/list-notices.ts';
import { orderNotices } from './actions/order-notices.ts';
import { previewNotice } from './actions/preview-notice.ts';
import { readInbox } from './actions/read-inbox.ts';
import { removeFromInbox } from './actions/remove-from-inbox.ts';
import { removeNotice } from './actions/remove-notice.ts';
import { sendMessage } from './actions/send-message.ts';
import { setNoticePicture } from './actions/set-notice-picture.ts';
import { withdrawMessage } from './actions/withdraw-message.ts';
import type { NoticesParts } from './parts.ts';

export function createActions(parts: NoticesParts): Actions<typeof notices> {
  return {
    listAnnouncements: listAnnouncements(parts),
    listLobbyNotices: listLobbyNotices(parts),
    listDatedNotices: listDatedNotices(parts),
    listAgentNotices: listAgentNotices(parts),
    getNoticePicture: getNoticePicture(parts),
    ...inboxActions(parts),
    ...staffActions(parts),
  };
}

function staffActions(parts: NoticesParts): Actions<typeof noticesOperations> {
  return {
    listNotices: listNotices(parts),
    createNotice: createNotice(parts),
    editNotice: editNotice(parts),
    removeNotice: removeNotice(parts),
    orderNotices: orderNotices(parts),
    setNoticePicture: setNoticePicture(parts),
    previewNotice: previewNotice(),
  };
}

function inboxActions(parts: NoticesParts): Actions<typeof noticesInbox> {
  return {
    countUnread: countUnread(parts),
    listInbox: listInbox(parts),
    readInbox: readInbox(parts),
    removeFromInbox: removeFromInbox(parts),
    listMessages: listMessages(parts),
    sendMessage: sendMessage(parts),
    countReceivers: countReceivers(parts),
    withdrawMessage: withdrawMessage(parts),
  };
}
