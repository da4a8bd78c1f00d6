// Proof that a person, or at least a machine that paid for it, is there: the token of a solved
// slide, a proof of work, or the letters of a captcha picture. Each is good once.
import { createHmac } from 'node:crypto';
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import type { Queryable, Tx } from '../../platform/database/index.ts';
import { randomToken } from '../../platform/randomness/index.ts';
import { digestOf } from '../../platform/secrets/index.ts';
import type { VerificationPorts } from './ports.ts';
import { captcha, isRead } from './rules/captcha.ts';
import {
  dropCaptcha,
  keepProof,
  proofState,
  readCaptcha,
  useNewProof,
  useProof,
} from './store/human-store.ts';

export interface HumanProof {
  readonly slideToken?: string | undefined;
  readonly workProof?: string | undefined;
  /** The letters of the picture whose cookie the caller holds. */
  readonly captcha?: string | undefined;
  readonly captchaId?: string | undefined;
}

export interface HumanCheck {
  /** Whether a proof is asked of everybody. */
  isAsked(): boolean;
  /** Whether the proof would be taken now; it is not used up. */
  holds(proof: HumanProof, now: number): Promise<boolean>;
  /** Uses the proof up, with what the transaction does or not at all. */
  use(on: Queryable | Tx, proof: HumanProof, now: number): Promise<boolean>;
  /** The same for work alone, of at least this weight. */
  useWork(on: Queryable | Tx, workProof: string, weight: WorkWeight, now: number): Promise<boolean>;
  giveToken(now: number): Promise<string>;
  makeWork(now: number, weight?: WorkWeight): Promise<Record<string, unknown>>;
}

/** Light: a tenth of a second of a phone. Heavy: a few seconds. */
export type WorkWeight = keyof typeof workSteps;

const tokenMs = 10 * 60_000;
const workMs = 10 * 60_000;
const workSteps = { light: 60_000, heavy: 600_000 } as const;

export function createHumanCheck(ports: VerificationPorts): HumanCheck {
  const hmacKey = createHmac('sha256', ports.secret).update('proof of work').digest('hex');
  return {
    isAsked: () => ports.isOn('CAPTCHA3'),
    async holds(proof, now) {
      const on = ports.database.kysely;
      const { slideToken, workProof } = proof;
      if (slideToken) return (await proofState(on, digestOf(slideToken), now)) === 'good';
      if (isOfPicture(proof)) return (await readLetters(on, proof, now)) !== undefined;
      const work = workProof ? await workIn(workProof, hmacKey, now) : undefined;
      return work !== undefined && (await proofState(on, work.digest, now)) === 'unknown';
    },
    async use(on, proof, now) {
      const { slideToken, workProof } = proof;
      if (slideToken) return useProof(on, digestOf(slideToken), now);
      if (isOfPicture(proof)) return useLetters(on, proof, now);
      const work = workProof ? await workIn(workProof, hmacKey, now) : undefined;
      return work !== undefined && useNewProof(on, work.digest, work.expiresAt);
    },
    async useWork(on, workProof, weight, now) {
      const work = await workIn(workProof, hmacKey, now);
      // A proof that an earlier version asked for tells no steps.
      if (work === undefined || !(work.steps >= workSteps[weight])) return false;
      return useNewProof(on, work.digest, work.expiresAt);
    },
    async giveToken(now) {
      const token = randomToken(ports.randomness);
      await keepProof(ports.database.kysely, digestOf(token), now + tokenMs);
      return token;
    },
    async makeWork(now, weight = 'light') {
      const expires = new Date(now + workMs);
      const maxnumber = workSteps[weight];
      const params = { steps: String(maxnumber) };
      const made = await createChallenge({ hmacKey, expires, maxnumber, params });
      return { ...made };
    },
  };
}

type OfPicture = HumanProof & { readonly captcha: string; readonly captchaId: string };

const isOfPicture = (proof: HumanProof): proof is OfPicture =>
  Boolean(proof.captcha) && Boolean(proof.captchaId);

async function readLetters(on: Queryable | Tx, proof: OfPicture, now: number) {
  const digest = digestOf(proof.captchaId);
  const picture = await readCaptcha(on, digest);
  if (!picture || now - picture.madeAt > captcha.secondsToLive * 1000) return undefined;
  return isRead(picture.answer, proof.captcha) ? digest : undefined;
}

/** A wrong answer uses up the picture too. */
async function useLetters(on: Queryable | Tx, proof: OfPicture, now: number): Promise<boolean> {
  const isRight = (await readLetters(on, proof, now)) !== undefined;
  const isFirst = await dropCaptcha(on, digestOf(proof.captchaId));
  return isRight && isFirst;
}

/** The work behind a proof, when its signature, its answer and its time are right. */
async function workIn(proof: string, hmacKey: string, now: number) {
  try {
    if (!(await verifySolution(proof, hmacKey, false))) return undefined;
    const told = extractParams(proof);
    const expiresAt = Number(told['expires']) * 1000;
    const steps = Number(told['steps']);
    // Named by what was signed: the same work written another way is still the same work.
    const { challenge } = JSON.parse(atob(proof)) as { challenge: string };
    if (!(expiresAt > now)) return undefined;
    return { digest: digestOf(`work:${challenge}`), expiresAt, steps };
  } catch {
    return undefined;
  }
}
