// Feedback, whose answers reach the member through the inbox of notices.
import { createFeedback } from '../../modules/feedback/index.ts';
import type { Identity } from '../../modules/identity/index.ts';
import type { Notices } from '../../modules/notices/index.ts';
import type { Ground } from '../modules.ts';

interface Below {
  readonly identity: Identity;
  readonly notices: Notices;
}

export const wireFeedback = ({ platform, audit }: Ground, { identity, notices }: Below) =>
  createFeedback({
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
