// Proof that a person, or at least a machine that paid for it, is there: the token of a solved
// slide or a proof of work. Each is good once, and only while the operator asks for it.
import { createHmac } from 'node:crypto';
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import type { Queryable, Tx } from '../../platform/database/index.ts';
import { randomToken } from '../../platform/randomness/index.ts';
import type { IdentityPorts } from './ports.ts';
import { digestOf } from '../../platform/secrets/index.ts';
import { keepProof, proofState, useNewProof, useProof } from './store/human-store.ts';

export interface HumanProof {
  readonly slideToken?: string | undefined;
  readonly workProof?: string | undefined;
}

export interface HumanCheck {
  /** Whether the proof would be taken now; it is not used up. */
  holds(proof: HumanProof, now: number): Promise<boolean>;
  /** Uses the proof up, with what the transaction does or not at all. */
  use(on: Queryable | Tx, proof: HumanProof, now: number): Promise<boolean>;
  giveToken(now: number): Promise<string>;
  makeWork(now: number): Promise<Record<string, unknown>>;
}

const tokenMs = 10 * 60_000;
const workMs = 10 * 60_000;
const workSteps = 60_000;

export function createHumanCheck(ports: IdentityPorts): HumanCheck {
  const hmacKey = createHmac('sha256', ports.secret).update('proof of work').digest('hex');
  const isAsked = () => ports.isOn('CAPTCHA3');
  return {
    async holds({ slideToken, workProof }, now) {
      if (!isAsked()) return true;
      const on = ports.database.kysely;
      if (slideToken) return (await proofState(on, digestOf(slideToken), now)) === 'good';
      const work = workProof ? await workIn(workProof, hmacKey, now) : undefined;
      return work !== undefined && (await proofState(on, work.digest, now)) === 'unknown';
    },
    async use(on, { slideToken, workProof }, now) {
      if (!isAsked()) return true;
      if (slideToken) return useProof(on, digestOf(slideToken), now);
      const work = workProof ? await workIn(workProof, hmacKey, now) : undefined;
      return work !== undefined && useNewProof(on, work.digest, work.expiresAt);
    },
    async giveToken(now) {
      const token = randomToken(ports.randomness);
      await keepProof(ports.database.kysely, digestOf(token), now + tokenMs);
      return token;
    },
    async makeWork(now) {
      const expires = new Date(now + workMs);
      const made = await createChallenge({ hmacKey, expires, maxnumber: workSteps });
      return { ...made };
    },
  };
}

/** The work behind a proof, when its signature, its answer and its time are right. */
async function workIn(proof: string, hmacKey: string, now: number) {
  try {
    if (!(await verifySolution(proof, hmacKey, false))) return undefined;
    const expiresAt = Number(extractParams(proof)['expires']) * 1000;
    // Named by what was signed: the same work written another way is still the same work.
    const { challenge } = JSON.parse(atob(proof)) as { challenge: string };
    return expiresAt > now ? { digest: digestOf(`work:${challenge}`), expiresAt } : undefined;
  } catch {
    return undefined;
  }
}
