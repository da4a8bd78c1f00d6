// Answers a slide puzzle. A puzzle takes one answer, right or wrong; a right one gives a token that
// is good for one registration or sign-in.
import { refuse, type verification } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { VerificationParts } from '../parts.ts';
import { isSolved } from '../rules/slide.ts';
import { takeSlide } from '../store/human-store.ts';

export const solveSlide =
  ({ ports, human }: VerificationParts): Action<typeof verification.solveSlide> =>
  async ({ input: { slideId, x, durationMs }, now }) => {
    const given = await takeSlide(ports.database.kysely, slideId);
    if (!given) return refuse('captcha-wrong');
    const ageMs = now - given.madeAt;
    if (!isSolved({ gapLeft: given.gapLeft, x, durationMs, ageMs })) return refuse('captcha-wrong');
    return { slideToken: await human.giveToken(now) };
  };
