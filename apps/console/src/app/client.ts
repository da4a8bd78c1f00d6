// The console's one caller of the platform. When the session is gone it goes back to the sign-in.
import { createClient, RefusedError } from '@baize/client';
import { QueryClient } from '@tanstack/react-query';
import type { Translator } from '@baize/i18n';
import { askConfirmation } from './confirmation.ts';
import { forgetStaff, useStaffStore } from './staff.ts';
import { languageCode } from './texts.ts';

export const client = createClient({
  baseUrl: '',
  token: () => useStaffStore.getState().token,
  language: languageCode,
  onConfirmationMissing: askConfirmation,
  onSessionMissing: () => {
    if (useStaffStore.getState().token !== undefined) forgetStaff('session-over');
  },
});

/** A request without a connection fails at once: it is never sent later, when nobody wants it. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 5000 },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** The text of a failure: the server's own sentence, or ours when it is out of reach. */
export function failureText(t: Translator, error: unknown): string {
  if (!(error instanceof RefusedError)) return t('operator.went-wrong');
  if (error.failure.refused === 'offline') return t('operator.offline');
  return error.failure.message || t('operator.went-wrong');
}
