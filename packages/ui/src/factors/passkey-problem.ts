// The reason why a browser made no passkey, as far as its error tells; undefined when the error is
// not the browser's.
import type { TextKey } from '@baize/i18n';

const problems: Readonly<Record<string, TextKey>> = {
  NotAllowedError: 'factors.passkey-cancelled',
  AbortError: 'factors.passkey-cancelled',
  InvalidStateError: 'factors.passkey-known',
  SecurityError: 'factors.passkey-failed',
  NotSupportedError: 'factors.passkey-failed',
  ConstraintError: 'factors.passkey-failed',
  UnknownError: 'factors.passkey-failed',
};

export function passkeyProblem(error: unknown): TextKey | undefined {
  return error instanceof Error ? problems[error.name] : undefined;
}
