// What passes between the house and its players in words: notices, help and feedback.
import type { Identity } from '../modules/identity/index.ts';
import { createNotices, type NoticesPorts } from '../modules/notices/index.ts';
import type { Platform } from './platform.ts';

export interface LetterGround {
  readonly identity: Identity;
  readonly audit: NoticesPorts['audit'];
}

/** Level 7. */
export function createLetters(platform: Platform, { audit, identity }: LetterGround) {
  const { tell, hear } = platform.outbox;
  const { playerIdOf, segment } = identity;
  const notices = createNotices({ ...platform, audit, tell, hear, playerIdOf, segment });
  return { notices };
}
