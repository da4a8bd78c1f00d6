// A game vendor's server at the door: it signs each test request as sent, so that the checks behind
// the signature are reached.
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
