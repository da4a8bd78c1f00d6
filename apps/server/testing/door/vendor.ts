// The server of a game vendor at the door: whatever it is made to send, it signs as it is sent, so
// that what stands behind the signature is reached.
import { createHmac } from 'node:crypto';
import type { Question, Reply } from './ask.ts';

export const vendor = 'SBXA';
export const vendorSecret = 'a-secret-of-at-least-32-characters';

interface Asker {
  ask(question: Question): Promise<Reply>;
  close(): void;
}

export function signing({ ask, close }: Asker, now: () => number): Asker {
  return {
    close,
    ask: (question) => {
      const timestamp = String(now());
      const signature = createHmac('sha256', vendorSecret)
        .update(`${timestamp}.${question.path}.`)
        .update(question.body ?? '')
        .digest('hex');
      const signed = { 'x-vendor': vendor, 'x-timestamp': timestamp, 'x-signature': signature };
      return ask({ ...question, headers: { ...question.headers, ...signed } });
    },
  };
}
