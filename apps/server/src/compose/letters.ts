// What passes between the house and its players in words: notices, help and feedback.
import { createFeedback } from '../modules/feedback/index.ts';
import { createHelp } from '../modules/help/index.ts';
import type { Identity } from '../modules/identity/index.ts';
import { createNotices, type NoticesPorts } from '../modules/notices/index.ts';
import type { Settings } from '../modules/settings/index.ts';
import type { Wagering } from '../modules/wagering/index.ts';
import type { Platform } from './platform.ts';

export interface LetterGround {
  readonly identity: Identity;
  readonly settings: Settings;
  readonly wagering: Pick<Wagering, 'refusalOfPause'>;
  readonly audit: NoticesPorts['audit'];
}

/** Level 7. */
export function createLetters(
  platform: Platform,
  { audit, identity, settings, wagering }: LetterGround,
) {
  const { tell, hear } = platform.outbox;
  const { playerIdOf, segment } = identity;
  const isPaused: NoticesPorts['isPaused'] = async (playerId, now) =>
    (await wagering.refusalOfPause(playerId, now)) !== undefined;
  const people = { playerIdOf, segment, isPaused };
  const notices = createNotices({ ...platform, audit, tell, hear, ...people });
  const help = createHelp({ ...platform, audit, tell, age: () => settings.policy().adultAgeText });
  const feedback = createFeedback({
    ...platform,
    audit,
    usernames: identity.usernames,
    tellAnswered: (tx, playerId, feedbackId) =>
      notices.tellInbox(tx, {
        playerId,
        cause: `feedback:${feedbackId}`,
        news: 'feedback-answered',
        facts: {},
      }),
  });
  return { notices, help, feedback };
}
