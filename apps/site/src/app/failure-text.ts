// The text of a failure: the server's own sentence, or ours when it could not be reached.
import { RefusedError, type Failure } from '@baize/client';
import type { Translator } from '@baize/i18n';

export function failureText(t: Translator, error: unknown): string {
  if (error instanceof RefusedError) return refusedText(t, error.failure);
  return t('shell.system-error');
}

export function refusedText(t: Translator, failure: Failure): string {
  if (failure.refused === 'offline') return t('shell.line-gone');
  return failure.message === '' ? t('shell.system-error') : failure.message;
}

export const failureOf = (error: unknown): Failure | undefined =>
  error instanceof RefusedError ? error.failure : undefined;
