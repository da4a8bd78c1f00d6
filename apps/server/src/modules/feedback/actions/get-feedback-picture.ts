// The picture that came with a text. It goes to staff alone, so it stands in the answer and not
// under an address of its own.
import { refuse, type feedback } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { FeedbackPorts } from '../ports.ts';
import { readTextPicture } from '../store/feedback-store.ts';

export const getFeedbackPicture =
  ({ database }: FeedbackPorts): Action<typeof feedback.getFeedbackPicture> =>
  async ({ input }) => {
    const picture = await readTextPicture(database.kysely, input.feedbackId);
    if (picture === undefined) return refuse('feedback-unknown');
    return picture === null ? refuse('picture-unknown') : { picture: picture.toString('base64') };
  };
