// Refusals of the gateway, before any action.
import type { RefusalFact } from '../kit/refusal.ts';

export const requestRefusals = {
  'path-unknown': { status: 404, code: 'function.not.available' },
  'method-not-supported': { status: 405, code: 'http_method_not_support' },
  'merchant-unknown': { status: 400, code: 'function.not.available' },
  maintenance: { status: 503, code: 'system.not.available' },
  'region-restricted': { status: 403, code: 'system.region.restricted' },
  'module-off': { status: 403, code: 'function.not.available' },
  'body-too-large': { status: 413, code: 'request.body.too.large' },
  'content-not-supported': { status: 415, code: 'request.param.err' },
  'too-many-requests': { status: 429, code: 'TOO_MANY_REQUEST' },
  'session-missing': { status: 401, code: 'login.not.session' },
  'role-not-allowed': { status: 403, code: 'login.denied' },
  'demo-not-allowed': { status: 403, code: 'demo.not.allowed' },
  'password-change-due': { status: 403, code: 'staff.password.change' },
  'second-factor-enrolment': { status: 403, code: 'staff.factor.enrolment' },
  'permission-missing': { status: 403, code: 'permission.missing' },
  'confirmation-missing': { status: 403, code: 'session.confirm.required' },
  'request-invalid': { status: 400, code: 'request.param.err' },
  'seal-invalid': { status: 400, code: 'request.seal.err' },
  'signature-wrong': { status: 401, code: 'signature.err' },
  'message-stale': { status: 401, code: 'message.stale' },
  'idempotency-key-invalid': { status: 400, code: 'request.key.err' },
  'idempotency-key-reused': { status: 409, code: 'request.key.reused' },
  fault: { status: 500, code: 'unknown.system.err' },
} as const satisfies Record<string, RefusalFact>;
