// Verification: proofs that a person is there, and one-time codes to a phone or a mailbox.
import type { verification } from '@baize/contract';
import { type ModuleDoor, none } from '../../platform/module/index.ts';
import { createActions } from './actions.ts';
import { createCodes } from './codes.ts';
import { createHumanCheck } from './human-check.ts';
import type { VerificationParts } from './parts.ts';
import { createPhoneTokens } from './phone-tokens.ts';
import type { VerificationPorts } from './ports.ts';
import { forgetOldCodes } from './store/code-store.ts';
import { forgetOldProofs } from './store/human-store.ts';

export { captchaCookie } from './actions/get-captcha.ts';
export type { CodeOrder, CodePurpose, Codes, CodeTry, SentCode } from './codes.ts';
export type { HumanCheck, HumanProof, WorkWeight } from './human-check.ts';
export { readMailbox } from './mailbox.ts';
export { readPhone, type TypedPhone } from './phone.ts';
export type { PhoneToken, PhoneTokens } from './phone-tokens.ts';
export type { Contact, VerificationPorts } from './ports.ts';

const keepMs = 2 * 24 * 3_600_000;

export function createVerification(ports: VerificationPorts) {
  const on = ports.database.kysely;
  const parts: VerificationParts = {
    ports,
    human: createHumanCheck(ports),
    codes: createCodes(ports),
  };
  return {
    actions: createActions(parts),
    human: parts.human,
    codes: parts.codes,
    phoneTokens: createPhoneTokens(ports),
    start: none,
    /** Codes that are on their way are sent. */
    stop: parts.codes.settle,
    jobs: [],
    /** Deletes expired proofs, pictures and codes. */
    async forgetOld(now: number): Promise<void> {
      await forgetOldProofs(on, now - keepMs);
      await forgetOldCodes(on, now - keepMs);
    },
    copyOf: none,
    closing: none,
  } satisfies ModuleDoor<typeof verification>;
}

export type Verification = ReturnType<typeof createVerification>;
