// Every call of verification and the action that answers it.
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
import type { VerificationParts } from './parts.ts';

export function createActions(parts: VerificationParts): Actions<typeof verification> {
  return {
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
}
