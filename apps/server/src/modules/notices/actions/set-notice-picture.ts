// Gives a banner a picture in one language, made anew and named by its content, or takes it back.
import { createHash } from 'node:crypto';
import { isRefusal, refuse, type notices } from '@baize/contract';
import { shippedLocales } from '@baize/i18n';
import type { Action } from '../../../platform/call/index.ts';
import { pictureBytes, remakePicture } from '../../../platform/images/index.ts';
import { changeNotices, findNotice } from '../change-notices.ts';
import { factOf } from '../facts.ts';
import type { NoticesParts } from '../parts.ts';
import { writeNotice, writePicture } from '../store/notice-store.ts';

/** Wide enough for the largest place on a sharp screen. */
const size = { sideMax: 1600 };

export const setNoticePicture =
  (parts: NoticesParts): Action<typeof notices.setNoticePicture> =>
  async ({ caller, input: { noticeId, language, picture }, now }) => {
    if (!findNotice(parts.keeper.all(), noticeId)) return refuse('notice-unknown');
    if (!shippedLocales.some(({ tag }) => tag === language)) return refuse('language-unknown');
    const bytes = picture === null ? null : await remade(picture);
    if (bytes === undefined) return refuse('picture-unreadable');
    const name = bytes && createHash('sha256').update(bytes).digest('hex');
    const refused = await changeNotices(parts, {
      staff: caller,
      action: 'set-notice-picture',
      decide: (kept) => {
        const notice = findNotice(kept, noticeId);
        if (!notice) return refuse('notice-unknown');
        const { [language]: before = null, ...others } = notice.pictures;
        const pictures = name === null ? others : { ...others, [language]: name };
        return {
          subject: noticeId,
          before: { language, picture: before },
          after: { language, picture: name },
          write: async (tx) => {
            if (bytes && name !== null) await writePicture(tx, name, bytes, now);
            await writeNotice(tx, { ...notice, pictures, changedAt: now });
          },
        };
      },
    });
    if (isRefusal(refused)) return refused;
    const notice = findNotice(parts.keeper.all(), noticeId);
    return notice ? factOf(notice, now) : refuse('notice-unknown');
  };

async function remade(base64: string): Promise<Uint8Array | undefined> {
  const sent = pictureBytes(base64);
  return sent && remakePicture(sent, size);
}
