// Verification: proofs that a person is there, and one-time codes to a phone or a mailbox.
import type { verification } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';
import { getCaptcha } from './actions/get-captcha.ts';
import { getDelivery } from './actions/get-delivery.ts';
import { getSlide } from './actions/get-slide.ts';
import { getPhoneProvider } from './actions/get-phone-provider.ts';
import { getWork } from './actions/get-work.ts';
import { hearDelivery } from './actions/hear-delivery.ts';
import { sendBindCode } from './actions/send-bind-code.ts';
import { sendMailCode } from './actions/send-mail-code.ts';
import { sendNoLoginCode } from './actions/send-no-login-code.ts';
import { sendOwnCode } from './actions/send-own-code.ts';
import { sendRegisterCode } from './actions/send-register-code.ts';
import { solveSlide } from './actions/solve-slide.ts';
import { createCodes } from './codes.ts';
import { createHumanCheck } from './human-check.ts';
import type { VerificationParts } from './parts.ts';
import { createPhoneTokens } from './phone-tokens.ts';
import type { VerificationPorts } from './ports.ts';
import { forgetOldCodes } from './store/code-store.ts';
import { forgetOldProofs } from './store/human-store.ts';

export { captchaCookie } from './actions/get-captcha.ts';
export type { CodeOrder, CodePurpose, Codes, CodeTry, SentCode } from './codes.ts';
export type { HumanCheck, HumanProof } from './human-check.ts';
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
  const actions: Actions<typeof verification> = {
    getSlide: getSlide(parts),
    solveSlide: solveSlide(parts),
    getWork: getWork(parts),
    getCaptcha: getCaptcha(parts),
    getPhoneProvider: getPhoneProvider(parts),
    getDelivery: getDelivery(parts),
    hearDelivery: hearDelivery(parts),
    sendNoLoginCode: sendNoLoginCode(parts),
    sendRegisterCode: sendRegisterCode(parts),
    sendBindCode: sendBindCode(parts),
    sendMailCode: sendMailCode(parts),
    sendOwnCode: sendOwnCode(parts),
  };
  return {
    actions,
    human: parts.human,
    codes: parts.codes,
    phoneTokens: createPhoneTokens(ports),
    /** Proofs, pictures and codes that nobody can use any more. */
    async forgetOld(): Promise<void> {
      await forgetOldProofs(on, ports.clock.now() - keepMs);
      await forgetOldCodes(on, ports.clock.now() - keepMs);
    },
  };
}

export type Verification = ReturnType<typeof createVerification>;
