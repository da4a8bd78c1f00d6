// Refusals of feedback: its length, its pace, and answers that exist already.
import type { RefusalFact } from '../kit/refusal.ts';

export const feedbackRefusals = {
  'feedback-length': { status: 400, code: 'feedback.length' },
  'feedback-too-often': { status: 429, code: 'feedback.too.often' },
  'feedback-unknown': { status: 404, code: 'feedback.not.found' },
  'feedback-answered': { status: 409, code: 'feedback.answered' },
} as const satisfies Record<string, RefusalFact>;
