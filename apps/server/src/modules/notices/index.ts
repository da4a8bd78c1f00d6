// Notices: what the platform tells its players, in the languages it was written in, while its
// switch and its dates say so.
import type { notices, noticesOperations } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';
import { createNotice } from './actions/create-notice.ts';
import { editNotice } from './actions/edit-notice.ts';
import { getNoticePicture } from './actions/get-notice-picture.ts';
import { listAnnouncements } from './actions/list-announcements.ts';
import { listLobbyNotices } from './actions/list-lobby-notices.ts';
import { listNotices } from './actions/list-notices.ts';
import { orderNotices } from './actions/order-notices.ts';
import { previewNotice } from './actions/preview-notice.ts';
import { removeNotice } from './actions/remove-notice.ts';
import { setNoticePicture } from './actions/set-notice-picture.ts';
import { keepNotices } from './keep-notices.ts';
import type { NoticesParts } from './parts.ts';
import type { NoticesPorts } from './ports.ts';

export type { AuditNote, NoticesPorts } from './ports.ts';

export function createNotices(ports: NoticesPorts) {
  const keeper = keepNotices(ports);
  const parts: NoticesParts = { ports, keeper };
  const actions: Actions<typeof notices> = {
    listAnnouncements: listAnnouncements(parts),
    listLobbyNotices: listLobbyNotices(parts),
    getNoticePicture: getNoticePicture(parts),
    ...staffActions(parts),
  };
  return { actions, start: keeper.start, stop: keeper.stop };
}

export type Notices = ReturnType<typeof createNotices>;

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
