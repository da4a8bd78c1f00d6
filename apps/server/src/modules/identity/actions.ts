// Every call of identity and the action that answers it.
import type { identity } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';
import { acceptTerms } from './accounts/actions/accept-terms.ts';
import { beginPasskeyConfirm } from './sign-in/actions/begin-passkey-confirm.ts';
import { beginPasskeyLogin } from './sign-in/actions/begin-passkey-login.ts';
import { changePassword } from './sign-in/actions/change-password.ts';
import { checkAgentCode } from './registration/actions/check-agent-code.ts';
import { confirmSession } from './sign-in/actions/confirm-session.ts';
import { forgetRemembered } from './sign-in/actions/forget-remembered.ts';
import { getGuestName } from './accounts/actions/get-guest-name.ts';
import { getRemembered } from './sign-in/actions/get-remembered.ts';
import { loginPasskey } from './sign-in/actions/login-passkey.ts';
import { loginVerification } from './sign-in/actions/login-verification.ts';
import { recoverByMail } from './recovery/actions/recover-by-mail.ts';
import { registerMobile } from './registration/actions/register-mobile.ts';
import { sendLoginCode } from './sign-in/actions/send-login-code.ts';
import { setPasswordByPhone } from './recovery/actions/set-password-by-phone.ts';
import { setRecoveredPassword } from './recovery/actions/set-recovered-password.ts';
import { editMember } from './accounts/actions/edit-member.ts';
import { setLanguage } from './accounts/actions/set-language.ts';
import { getIcon } from './accounts/actions/get-icon.ts';
import { chooseIcon } from './accounts/actions/choose-icon.ts';
import { uploadIcon } from './accounts/actions/upload-icon.ts';
import { getSecurity } from './accounts/actions/get-security.ts';
import { setNotices } from './accounts/actions/set-notices.ts';
import { bindMobile } from './accounts/actions/bind-mobile.ts';
import { bindEmail } from './accounts/actions/bind-email.ts';
import { listSessions } from './sign-in/actions/list-sessions.ts';
import { endSession } from './sign-in/actions/end-session.ts';
import { endOtherSessions } from './sign-in/actions/end-other-sessions.ts';
import { listLogins } from './sign-in/actions/list-logins.ts';
import { changePaymentPassword } from './accounts/actions/change-payment-password.ts';
import { resetPaymentPassword } from './accounts/actions/reset-payment-password.ts';
import { getIdentityCheck } from './accounts/actions/get-identity-check.ts';
import { uploadIdentityPicture } from './accounts/actions/upload-identity-picture.ts';
import { askIdentityCheck } from './accounts/actions/ask-identity-check.ts';
import { exportMember } from './leaving/actions/export-member.ts';
import { getClosure } from './leaving/actions/get-closure.ts';
import { closeAccount } from './leaving/actions/close-account.ts';
import { checkUsername } from './registration/actions/check-username.ts';
import { getLegacySealKey } from './seals/actions/get-legacy-seal-key.ts';
import { getMember } from './sign-in/actions/get-member.ts';
import { getSealKeys } from './seals/actions/get-seal-keys.ts';
import { hasPaymentPassword } from './accounts/actions/has-payment-password.ts';
import { loginFreePlay } from './sign-in/actions/login-free-play.ts';
import { login } from './sign-in/actions/login.ts';
import { logout } from './sign-in/actions/logout.ts';
import { register } from './registration/actions/register.ts';
import { setPaymentPassword } from './accounts/actions/set-payment-password.ts';
import { touchSession } from './sign-in/actions/touch-session.ts';
import type { IdentityParts } from './ports.ts';

export function createActions(parts: IdentityParts): Actions<typeof identity> {
  return {
    ...createOwnActions(parts),
    getSealKeys: getSealKeys(parts),
    getLegacySealKey: getLegacySealKey(parts),
    checkUsername: checkUsername(parts),
    beginPasskeyConfirm: beginPasskeyConfirm(parts),
    beginPasskeyLogin: beginPasskeyLogin(parts),
    changePassword: changePassword(parts),
    checkAgentCode: checkAgentCode(parts),
    confirmSession: confirmSession(parts),
    forgetRemembered: forgetRemembered(parts),
    getGuestName: getGuestName(parts),
    getRemembered: getRemembered(parts),
    loginPasskey: loginPasskey(parts),
    loginVerification: loginVerification(parts),
    recoverByMail: recoverByMail(parts),
    registerMobile: registerMobile(parts),
    sendLoginCode: sendLoginCode(parts),
    setPasswordByPhone: setPasswordByPhone(parts),
    setRecoveredPassword: setRecoveredPassword(parts),
    register: register(parts),
    login: login(parts),
    loginFreePlay: loginFreePlay(parts),
    touchSession: touchSession(parts),
    logout: logout(parts),
  };
}

/** Actions of members on their own account. */
function createOwnActions(parts: IdentityParts) {
  return {
    editMember: editMember(parts),
    setLanguage: setLanguage(parts),
    getIcon: getIcon(parts),
    chooseIcon: chooseIcon(parts),
    uploadIcon: uploadIcon(parts),
    getSecurity: getSecurity(parts),
    setNotices: setNotices(parts),
    bindMobile: bindMobile(parts),
    bindEmail: bindEmail(parts),
    listSessions: listSessions(parts),
    endSession: endSession(parts),
    endOtherSessions: endOtherSessions(parts),
    listLogins: listLogins(parts),
    changePaymentPassword: changePaymentPassword(parts),
    resetPaymentPassword: resetPaymentPassword(parts),
    getIdentityCheck: getIdentityCheck(parts),
    uploadIdentityPicture: uploadIdentityPicture(parts),
    askIdentityCheck: askIdentityCheck(parts),
    exportMember: exportMember(parts),
    getClosure: getClosure(parts),
    closeAccount: closeAccount(parts),
    acceptTerms: acceptTerms(parts),
    getMember: getMember(parts),
    hasPaymentPassword: hasPaymentPassword(parts),
    setPaymentPassword: setPaymentPassword(parts),
  };
}
