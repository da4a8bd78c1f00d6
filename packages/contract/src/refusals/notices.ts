// Refusals of notices and messages.
import type { RefusalFact } from '../kit/refusal.ts';

export const noticesRefusals = {
  'notice-unknown': { status: 404, code: 'notice.not.found' },
  'message-incomplete': { status: 400, code: 'message.incomplete' },
  'message-unknown': { status: 404, code: 'message.not.found' },
  'message-withdrawn': { status: 409, code: 'message.withdrawn' },
  'receiver-on-pause': { status: 409, code: 'receiver.on.pause' },
  'audience-empty': { status: 400, code: 'audience.empty' },
  'notice-untitled': { status: 400, code: 'notice.untitled' },
  'notice-dates-crossed': { status: 400, code: 'notice.dates.crossed' },
  'language-unknown': { status: 404, code: 'language.not.found' },
} as const satisfies Record<string, RefusalFact>;
