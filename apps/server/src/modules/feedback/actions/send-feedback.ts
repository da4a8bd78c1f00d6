// Sends feedback to staff. Frequent senders have to wait, counted by account for members and by
// address for others; a picture is encoded anew before it is stored.
import { feedbackWords, refuse, type feedback } from '@baize/contract';
import { countAttempt } from '../../../platform/attempts/index.ts';
import type { Action } from '../../../platform/call/index.ts';
import { pictureBytes, remakePicture } from '../../../platform/images/index.ts';
import { digestOf } from '../../../platform/secrets/index.ts';
import type { FeedbackPorts } from '../ports.ts';
import { countWords } from '../rules/words.ts';
import { readTextPicture, writeText } from '../store/feedback-store.ts';

const hourMs = 3_600_000;
const often = { failuresMax: 10, windowMs: hourMs, lockMs: hourMs };
const pictureSize = { sideMax: 1600 };

export const sendFeedback =
  ({ database }: FeedbackPorts): Action<typeof feedback.sendFeedback> =>
  async ({ caller, input, address, intent, now }) => {
    const content = input.content.trim();
    const [min, max] = feedbackWords;
    const words = countWords(content);
    if (words < min || words > max) return refuse('feedback-length', { facts: { min, max } });
    const playerId = caller.kind === 'player' && !caller.demo ? caller.playerId : null;
    const writer = playerId === null ? `address:${address}` : `player:${playerId}`;
    const on = database.kysely;
    // One intent is one text, however often it is sent.
    const feedbackId = digestOf(`${writer} ${intent}`);
    if ((await readTextPicture(on, feedbackId)) !== undefined) return { feedbackId };
    const attempt = await countAttempt(on, `feedback:${writer}`, often, now);
    if ('lockedMs' in attempt) return refuse('feedback-too-often');
    const picture = input.picture === undefined ? null : await remade(input.picture);
    if (picture === undefined) return refuse('picture-unreadable');
    const { type = 'other' } = input;
    await writeText(on, { feedbackId, playerId, type, content, picture, now });
    return { feedbackId };
  };

async function remade(base64: string): Promise<Uint8Array | undefined> {
  const sent = pictureBytes(base64);
  return sent && remakePicture(sent, pictureSize);
}
