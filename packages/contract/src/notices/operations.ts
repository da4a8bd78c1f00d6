// Notices, as staff write them: every kind in its order, with its pictures, dates and switch. What
// is saved holds at once and is audited with what was before.
import { Type } from 'typebox';
import { pictureBody, pictureBytesMax } from '../catalogue/schema.ts';
import { endpoint } from '../kit/endpoint.ts';
import { done, id, text } from '../kit/schema.ts';
import { noticeDraft, noticeFact, noticeKind } from './schema.ts';

const view = { wire: 'own', who: 'staff', permission: 'notices.view' } as const;
const edit = { wire: 'own', who: 'staff', permission: 'notices.edit' } as const;
const noticeId = Type.Object({ noticeId: id() });
const bodyBytesMax = 200_000;

export const noticesOperations = {
  listNotices: endpoint({
    ...view,
    summary: 'Every notice, by kind and in its order',
    method: 'GET',
    path: '/ops/notices',
    gives: Type.Object({ notices: Type.Array(noticeFact) }),
    refusals: [],
  }),
  createNotice: endpoint({
    ...edit,
    summary: 'Writes a new notice, the last of its kind',
    method: 'POST',
    path: '/ops/notices',
    intent: true,
    bodyBytesMax,
    body: Type.Object({ kind: noticeKind(), ...noticeDraft }),
    gives: noticeFact,
    refusals: ['notice-untitled', 'notice-dates-crossed'],
  }),
  editNotice: endpoint({
    ...edit,
    summary: 'Changes what a notice says, where and when it shows',
    method: 'PUT',
    path: '/ops/notices/:noticeId',
    bodyBytesMax,
    params: noticeId,
    body: Type.Object(noticeDraft),
    gives: noticeFact,
    refusals: ['notice-unknown', 'notice-untitled', 'notice-dates-crossed'],
  }),
  removeNotice: endpoint({
    ...edit,
    summary: 'Takes a notice away for good',
    method: 'DELETE',
    path: '/ops/notices/:noticeId',
    params: noticeId,
    gives: done(),
    refusals: ['notice-unknown'],
  }),
  orderNotices: endpoint({
    ...edit,
    summary: 'Puts the notices of a kind in their order',
    method: 'PUT',
    path: '/ops/notice-orders/:kind',
    params: Type.Object({ kind: id() }),
    body: Type.Object({ noticeIds: Type.Array(id(), { maxItems: 500 }) }),
    gives: Type.Object({ notices: Type.Array(noticeFact) }),
    refusals: ['order-incomplete'],
  }),
  setNoticePicture: endpoint({
    ...edit,
    summary: 'Gives a banner a picture in one language, or takes it back',
    method: 'PUT',
    path: '/ops/notices/:noticeId/pictures/:language',
    perMinute: 60,
    bodyBytesMax: pictureBytesMax,
    params: Type.Object({ noticeId: id(), language: id() }),
    body: Type.Object(pictureBody),
    gives: noticeFact,
    refusals: ['notice-unknown', 'language-unknown', 'picture-unreadable'],
  }),
  previewNotice: endpoint({
    // The answer holds only what was sent: every role that writes texts may see it.
    wire: 'own',
    who: 'staff',
    summary: 'What is left of a text once it was cleaned, as players would see it',
    method: 'POST',
    path: '/ops/notice-preview',
    bodyBytesMax,
    body: Type.Object({ html: text(20_000) }),
    gives: Type.Object({ html: text(100_000) }),
    refusals: [],
  }),
};
