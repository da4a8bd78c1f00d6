// Refusals of the chat and customer service.
import type { RefusalFact } from '../kit/refusal.ts';

export const chatRefusals = {
  'chat-room-unknown': { status: 404, code: 'chat.room.unknown' },
  'chat-room-closed': { status: 409, code: 'chat.room.closed' },
  'chat-room-unnamed': { status: 400, code: 'chat.room.unnamed' },
  'chat-paused': { status: 403, code: 'chat.paused' },
  'chat-banned': { status: 403, code: 'chat.banned' },
  'chat-muted': { status: 403, code: 'chat.muted' },
  'chat-rules-due': { status: 403, code: 'chat.rules.due' },
  'chat-phone-needed': { status: 403, code: 'chat.phone.needed' },
  'chat-deposit-needed': { status: 403, code: 'chat.deposit.needed' },
  'chat-text-empty': { status: 400, code: 'chat.text.empty' },
  'chat-text-long': { status: 400, code: 'chat.text.long' },
  'chat-words-blocked': { status: 400, code: 'chat.words.blocked' },
  'chat-too-often': { status: 429, code: 'TOO_MANY_REQUEST' },
  'chat-slow': { status: 429, code: 'TOO_MANY_REQUEST' },
  'chat-repeated': { status: 409, code: 'chat.repeated' },
  'chat-message-unknown': { status: 404, code: 'chat.message.unknown' },
  'chat-message-own': { status: 409, code: 'chat.message.own' },
  'chat-writer-unknown': { status: 404, code: 'chat.writer.unknown' },
  'chat-reports-many': { status: 429, code: 'TOO_MANY_REQUEST' },
  'chat-sanction-unknown': { status: 404, code: 'chat.sanction.unknown' },
  'chat-thread-unknown': { status: 404, code: 'chat.thread.unknown' },
  'chat-thread-taken': { status: 409, code: 'chat.thread.taken' },
} as const satisfies Record<string, RefusalFact>;
