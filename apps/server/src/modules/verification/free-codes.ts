// Codes that anybody may ask for without a session: a few from one address are free, after that a
// person has to prove to be there.
import { refuse, type Refusal } from '@baize/contract';
import type { CallContext } from '../../platform/call/index.ts';
import { captchaCookie } from './actions/get-captcha.ts';
import type { HumanProof } from './human-check.ts';
import type { VerificationParts } from './parts.ts';
import { freePace, networkOf } from './rules/code.ts';
import { keepPace } from './store/code-store.ts';

/** The refusal of a call without the proof that is due; undefined when it may go on. */
export async function refusalOfCrowd(
  { ports, human }: VerificationParts,
  proof: Omit<HumanProof, 'captchaId'>,
  { address, now, cookies }: Pick<CallContext, 'address' | 'now' | 'cookies'>,
): Promise<Refusal<'captcha-wrong'> | undefined> {
  const on = ports.database.kysely;
  const given = { ...proof, captchaId: cookies[captchaCookie] };
  const hasProof = given.slideToken ?? given.workProof ?? given.captcha;
  if (hasProof !== undefined) {
    return (await human.use(on, given, now)) ? undefined : proofMissing();
  }
  const wait = await keepPace(on, `by ${networkOf(address)}`, freePace, now);
  return wait ? proofMissing() : undefined;
}

const proofMissing = () => refuse('captcha-wrong', { value: { captcha: true } });
