// Judges codes of a holder: five wrong ones within a quarter of an hour lock them for as long,
// however many are tried at once and whichever kind they are.
import { refuse, type Refusal } from '@baize/contract';
import { countAttempt, forgetAttempts } from '../../platform/attempts/index.ts';
import type { Holder } from './holder.ts';
import type { FactorsPorts } from './ports.ts';

export type CodeRefusal = Refusal<'factor-locked' | 'factor-code-wrong'>;

const minuteMs = 60_000;
const codeLimit = { failuresMax: 5, windowMs: 15 * minuteMs, lockMs: 15 * minuteMs };

/** What `judge` makes of a right code, or the refusal; `judge` gives undefined for a wrong one. */
export async function judgeCode<T>(
  { database }: Pick<FactorsPorts, 'database'>,
  { holder, now }: { readonly holder: Holder; readonly now: number },
  judge: () => Promise<T | undefined>,
): Promise<T | CodeRefusal> {
  const subject = `factor:${holder}`;
  const attempt = await countAttempt(database.kysely, subject, codeLimit, now);
  if ('lockedMs' in attempt) {
    const minutes = Math.max(1, Math.ceil(attempt.lockedMs / minuteMs));
    return refuse('factor-locked', { facts: { minutes } });
  }
  const judged = await judge();
  if (judged === undefined) return refuse('factor-code-wrong');
  await forgetAttempts(database.kysely, subject);
  return judged;
}
